import { expect, type Page } from 'playwright/test';

/** Enables or disables linked stylesheets, and describes each element's looks. Runs in the page. */
function describeLooks(isEnabled: boolean): readonly string[] {
  for (const sheet of document.styleSheets) if (sheet.href !== null) sheet.disabled = !isEnabled;
  // The linked styles draw these tables, which are far below the first screen.
  const isTable = (element: Element) =>
    element.closest('#together .scroll-box, #side-by-side .scroll-box');
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.checkVisibility() && !isTable(element))
    .map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const { color, background, borderColor, boxShadow, fontSize, fontWeight, opacity } = style;
      const looks = [color, background, borderColor, boxShadow, fontSize, fontWeight, opacity];
      return [element.localName, element.className, x, y, width, height, ...looks].join(' ');
    });
}

/** Expects the page to look the same without the linked styles, which load after it. */
export async function expectInlineStyles(page: Page): Promise<void> {
  const isLinked = () => [...document.styleSheets].some(({ href }) => href !== null);
  await page.waitForFunction(isLinked);
  const inline = await page.evaluate(describeLooks, false);
  expect
    .soft(inline, 'the inline styles are enough')
    .toEqual(await page.evaluate(describeLooks, true));
}
