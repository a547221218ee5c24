import { z } from 'zod';
import { listOf, naming, text, texts } from './parts';

/** A dropdown of the filters: its label, and what the choice is called that filters nothing. */
const dropdown = z.strictObject(texts('label', 'all'));

export const interfaceSchema = z.strictObject({
  ...texts('skipToContent', 'getQuote', 'seeProducts', 'seeRange', 'topBrands'),
  ...texts('availableBrands', 'inStock', 'pictureNote', 'fitNote', 'sku', 'compatibility'),
  menu: z.strictObject(texts('main', 'phone', 'open', 'close', 'products')),
  registration: z.strictObject({
    ...texts('registeredName', 'companyNumber', 'registeredIn', 'registeredOffice'),
    ...texts('sole trader', 'partnership', 'serviceAddress', 'vatNumber', 'telephone'),
  }),
  footer: z.strictObject({ established: naming('company', 'year', 'town') }),
  /** Above the examples of a page without filters. */
  featured: naming('name'),
  rating: naming('stars'),
  /** Under a drawing's desk. */
  desk: naming('width'),
  /** What a floor plan comes to. */
  plan: z.strictObject(texts('ports', 'powered', 'accessPoints', 'longestRun')),
  /** Follows the words of a button that don't say what they are for, read out and not shown. */
  quoteFor: naming('what'),
  filters: z.strictObject({
    ...texts('name', 'search', 'clear', 'late', 'retry'),
    shown: naming('shown', 'total'),
    category: dropdown,
    brand: dropdown,
  }),
  comparison: z.strictObject(texts('heading', 'lead', 'caption')),
});

export const requestSchema = z.strictObject({
  ...texts('heading', 'advice', 'keyHint', 'text', 'toLabel', 'subjectLabel', 'copyMessage'),
  ...texts('copyAddress', 'close', 'copied', 'refused', 'preview', 'addressNote'),
  promptsIntro: text,
  prompts: listOf(text),
});
