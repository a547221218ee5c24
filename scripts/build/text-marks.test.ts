/** @jest-environment node */
import { withoutIdleMarks } from './text-marks';

const page = (body: string) => `<html><head></head><body>${body}</body></html>`;

test.each([
  ['<p>SKU <!-- -->X1</p>', '<p>SKU <!-- -->X1</p>'],
  ['<li>Text<!-- --></li>', '<li>Text</li>'],
  ['<p>Text<!-- --><b>bold</b></p>', '<p>Text<b>bold</b></p>'],
  ['<p><!-- -->Text</p>', '<p>Text</p>'],
  ['<div><!--$--><p>Text</p><!--/$--></div>', '<div><!--$--><p>Text</p><!--/$--></div>'],
])('%s', (before, after) => {
  expect(withoutIdleMarks(page(before))).toBe(page(after));
});
