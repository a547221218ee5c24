import { z } from 'zod';
import { ownerFacts } from '@/data/vocabulary';
import { lineDrawing, listOf, oneOf, slug, text, texts } from './parts';

const legalText = text.refine(
  (value) => !/[{}]/.test(value.replace(/\{(?:company|email|imageHost)\}/g, '')),
  'names what is not known: write {company}, {email} or {imageHost}',
);

const legalSection = z.strictObject({
  id: slug,
  ...texts('heading', 'linkLabel', 'lead'),
  items: listOf(
    z
      .strictObject({
        label: text,
        text: z.union([z.literal(''), legalText]),
        fact: oneOf(ownerFacts, 'a fact of data/vocabulary.ts').optional(),
        drawing: lineDrawing.optional(),
      })
      .refine(({ text, fact }) => text !== '' || fact !== undefined, {
        path: ['text'],
        message: 'must not be empty without a fact: write the text, or remove the entry',
      }),
    'label',
  ),
});

export const legalSchema = z.strictObject({
  privacy: legalSection,
  beforeYouOrder: legalSection,
  recycling: legalSection,
});

/** Where each claim's proof lies; only the launch check asks for all of them. */
export const proofSchema = z.record(text, text);
