import { expect } from 'playwright/test';
import { test } from '../engines/test';
import type { Visitor } from '../engines/visitor';
import { ALL_PATHS, DESKTOP, PHONE } from '../site';
import { findLayoutFaults, waitForLayout } from './layout-faults';

/** The share by which the height of a section may differ from Chromium's. */
const MAX_DIFFERENCE = 0.15;
/** In ascending order, since a browser shows a larger file of a picture in place of a smaller one. */
const SIZES = [{ width: 320, height: 640 }, PHONE, { width: 768, height: 1024 }, DESKTOP];
/** Breakpoints grow with the text, so the other sizes have the layout of a phone. */
const LARGE_TEXT_SIZES = [PHONE, DESKTOP];

/** Records the errors of a page from its first line on. Runs in the page. */
const recordProblems = () => {
  const problems: string[] = [];
  Object.assign(window, { problems });
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    problems.push(`blocked: ${effectiveDirective} ${blockedURI}`),
  );
  console.error = (...words) => problems.push(words.join(' '));
};
const readProblems = () => (window as { problems?: readonly string[] }).problems ?? [];

for (const textSize of [16, 32])
  test.describe(`with text of ${textSize} px`, () => {
    test.use({ habits: { textSize } });

    for (const path of ALL_PATHS)
      test(`${path} has no layout faults`, async ({ engineName, visitor, reference, site }) => {
        site.runFirst(recordProblems);
        for (const [index, size] of (textSize === 16 ? SIZES : LARGE_TEXT_SIZES).entries()) {
          const width = `${size.width} px`;
          const inspect = async (from: Visitor) => {
            await from.resize(size);
            // WebKit chooses the files of pictures as a page loads.
            if (index === 0 || engineName === 'webkit') await from.open(path);
            await from.read(waitForLayout);
            return from.read(findLayoutFaults);
          };
          const { faults, heights } = await inspect(visitor);
          expect.soft(faults, width).toEqual([]);
          expect.soft(await visitor.read(readProblems), width).toEqual([]);
          if (reference === null) continue;
          const expected = (await inspect(reference)).heights;
          // WebKit's driver returns the names, which begin with a number, in any order.
          expect(Object.keys(heights).sort(), width).toEqual(Object.keys(expected).sort());
          const differences = Object.entries(expected)
            .map(([section, height]) => ({ section, height, actual: heights[section] ?? 0 }))
            .filter(({ height, actual }) => Math.abs(actual / height - 1) > MAX_DIFFERENCE);
          expect.soft(differences, width).toEqual([]);
        }
      });
  });
