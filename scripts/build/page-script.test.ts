/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { pageScript } from './page-script';

/** It stands in every page before the first touch, and most of it is not needed then. */
const MOST_BYTES = 1_450;

test("a page's inline script stays small", () => {
  expect(brotliCompressSync(pageScript(process.cwd())).length).toBeLessThan(MOST_BYTES);
});

test('it can stand in a page', () => {
  expect(pageScript(process.cwd())).not.toMatch(/<\/script|<!--/i);
});
