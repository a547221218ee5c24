import { z } from 'zod';
import { ownerFacts } from '@/data/vocabulary';
import { listOf, mayName, oneOf, type Shape, slug, text, texts } from './parts';

const legalText = mayName('company', 'email', 'imageHost');

/** One entry of a legal section. Its text may name {company}, {email} and {imageHost}. */
const legalItem = z
  .strictObject({
    label: text,
    text: z.union([z.literal(''), legalText]),
    /** What the owner adds to the text; with an empty text the entry is the fact alone. */
    fact: oneOf(ownerFacts, 'a fact of data/vocabulary.ts').exactOptional(),
  })
  .refine(({ text, fact }) => text !== '' || fact !== undefined, {
    path: ['text'],
    message: 'must not be empty without a fact: write the text, or remove the entry',
  });

const legalSection = z.strictObject({
  id: slug,
  ...texts('heading', 'lead'),
  /** What the footer calls it. */
  linkLabel: text,
  items: listOf(legalItem, 'label'),
});

export type LegalItem = Shape<typeof legalItem>;
export type LegalSection = Shape<typeof legalSection>;

export const legalSchema = z.strictObject({
  privacy: legalSection,
  beforeYouOrder: legalSection,
  recycling: legalSection,
});

/** Where each claim's proof lies; only the launch check asks for all of them. */
export const proofSchema = z.record(text, text);
