import { z } from 'zod';
import { OWNER_FACTS } from './company';
import { byName, mayName, type Shape, slug, text, texts } from './parts';

const legalSection = z.strictObject({
  id: slug,
  ...texts('heading', 'lead'),
  /** What the footer calls it. */
  linkLabel: text,
  /** Each may name the shop and what the owner has stated. */
  items: byName(mayName('company', 'email', 'imageHost', ...OWNER_FACTS)),
});

export type LegalSection = Shape<typeof legalSection>;

export const legalSchema = z.strictObject({
  privacy: legalSection,
  beforeYouOrder: legalSection,
  recycling: legalSection,
});

/** Where each claim's proof lies; only the launch check asks for all of them. */
export const proofSchema = z.record(text, text);
