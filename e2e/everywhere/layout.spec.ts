import { expect } from 'playwright/test';
import { ALL_PATHS, DESKTOP, PHONE } from '../site';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import { findLayoutFaults, waitForLayout } from './layout-faults';

/** How far an engine's sections may be higher or lower than Chromium's. */
const LIKE_CHROMIUM = 0.15;
/** From the narrowest on, since a browser that has a larger file of a picture shows that in the place of a smaller one. */
const SIZES = [{ width: 320, height: 640 }, PHONE, { width: 768, height: 1024 }, DESKTOP];
/** Breakpoints grow with the text: the others are laid out as a phone. */
const LARGE_TEXT_SIZES = [PHONE, DESKTOP];

/** Notes what goes wrong in a page from its first line on. */
const note = () => {
  const problems: string[] = [];
  Object.assign(window, { problems });
  addEventListener('error', ({ message }) => problems.push(message));
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    problems.push(`blocked: ${effectiveDirective} ${blockedURI}`),
  );
  console.error = (...words) => problems.push(words.join(' '));
};
const problems = () => (window as { problems?: readonly string[] }).problems ?? [];

for (const textSize of [16, 32])
  test.describe(`with text of ${textSize} px`, () => {
    test.use({ habits: { textSize } });

    for (const path of ALL_PATHS)
      test(`${path}: nothing is broken`, async ({ engineName, visitor, reference, site }) => {
        site.runFirst(note);
        for (const [index, size] of (textSize === 16 ? SIZES : LARGE_TEXT_SIZES).entries()) {
          const at = `${size.width} px`;
          const look = async (from: Visitor) => {
            await from.resize(size);
            // WebKit chooses the files of pictures when a page is loaded.
            if (index === 0 || engineName === 'webkit') await from.open(path);
            await from.read(waitForLayout);
            return from.read(findLayoutFaults);
          };
          const { faults, heights } = await look(visitor);
          expect.soft(faults, at).toEqual([]);
          expect.soft(await visitor.read(problems), at).toEqual([]);
          if (reference === null) continue;
          const expected = (await look(reference)).heights;
          // WebKit's driver hands over names in any order; each begins with its number.
          expect(Object.keys(heights).sort(), at).toEqual(Object.keys(expected).sort());
          const unlike = Object.entries(expected)
            .map(([section, height]) => ({ section, height, here: heights[section] ?? 0 }))
            .filter(({ height, here }) => Math.abs(here / height - 1) > LIKE_CHROMIUM);
          expect.soft(unlike, at).toEqual([]);
        }
      });
  });
