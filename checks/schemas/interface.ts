import { z } from 'zod';
import { listOf, text, texts } from './parts';

export const interfaceSchema = z.strictObject({
  ...texts('skipToContent', 'getQuote', 'seeProducts', 'seeRange', 'topBrands'),
  ...texts('availableBrands', 'inStock', 'pictureNote', 'stockNote', 'sku', 'compatibility'),
  menu: z.strictObject(texts('main', 'phone', 'open', 'close', 'products')),
  footer: z.strictObject(texts('email', 'hours')),
  filters: z.strictObject(
    texts(
      'name',
      'category',
      'allCategories',
      'brand',
      'allBrands',
      'search',
      'clear',
      'late',
      'retry',
    ),
  ),
  comparison: z.strictObject(texts('heading', 'lead', 'caption')),
});

export const requestSchema = z.strictObject({
  ...texts('heading', 'advice', 'keyHint', 'text', 'toLabel', 'subjectLabel', 'copyMessage'),
  ...texts('copyAddress', 'contactForm', 'close', 'copied', 'refused', 'preview', 'addressNote'),
  promptsIntro: text,
  prompts: listOf(text),
});
