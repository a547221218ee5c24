import { expect } from 'playwright/test';
import { test } from '../engines/visitor-test';
import { ALL_PATHS, DESKTOP, PHONE } from '../site';
import { completeLayout, findLayoutFaults } from './layout-faults';

/** In ascending order, since a browser replaces a picture's file only by a larger one. */
const SIZES = [{ width: 320, height: 640 }, PHONE, { width: 768, height: 1024 }, DESKTOP];
/** Breakpoints grow with the text, so the other sizes have the layout of a phone. */
const LARGE_TEXT_SIZES = [PHONE, DESKTOP];

/** Records the errors of a page from its first line on. Runs in the page. */
const recordPageErrors = () => {
  const pageErrors: string[] = [];
  window.pageErrors = pageErrors;
  addEventListener('error', ({ message }) => pageErrors.push(message));
  addEventListener('unhandledrejection', ({ reason }) => pageErrors.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    pageErrors.push(`blocked: ${effectiveDirective} ${blockedURI}`),
  );
  console.error = (...words) => pageErrors.push(words.join(' '));
};
const readPageErrors = () => window.pageErrors;

for (const textSize of [16, 32])
  test.describe(`with text of ${textSize} px`, () => {
    test.use({ browserSettings: { textSize } });

    for (const path of ALL_PATHS)
      test(`${path} has no layout faults`, async ({ systemEngine, browserName, visitor, site }) => {
        site.runFirst(recordPageErrors);
        for (const [index, size] of (textSize === 16 ? SIZES : LARGE_TEXT_SIZES).entries()) {
          await visitor.resize(size);
          // WebKit chooses the files of pictures as a page loads.
          if (index === 0 || [systemEngine, browserName].includes('webkit'))
            await visitor.open(path);
          await completeLayout(visitor);
          expect.soft(await visitor.evaluate(findLayoutFaults), `${size.width} px`).toEqual([]);
          expect.soft(await visitor.evaluate(readPageErrors), `${size.width} px`).toEqual([]);
        }
      });
  });
