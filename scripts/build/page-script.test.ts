/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { pageScript } from './page-script';

/** It stands in every page before the first touch, and most of it is not needed then. */
const MOST_BYTES = 1_750;
const MARKUP =
  '<dialog></dialog><form id="enquiry-form"></form><li data-card><button data-copy><p id="quote-sheet">';

test("a page's inline script stays small", () => {
  expect(brotliCompressSync(pageScript(MARKUP)).length).toBeLessThan(MOST_BYTES);
});

test('a page has no part of it whose markup it does not have', () => {
  expect(pageScript(MARKUP)).toContain('requestSubmit');
  expect(pageScript(MARKUP.replace('<form', '<p'))).not.toContain('requestSubmit');
});
