import { expect } from 'playwright/test';
import { DESKTOP, PATHS, PHONE } from '../site';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import { findLayout, settle } from './layout-faults';

/** How far an engine's sections may be higher or lower than Chromium's. */
const LIKE_CHROMIUM = 0.15;
const SIZES = [PHONE, { width: 768, height: 1024 }, DESKTOP];
const NARROW = { width: 320, height: 640 };

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

    for (const path of [...PATHS, '/404.html'])
      test(`${path}: nothing is broken`, async ({ visitor, reference, site }) => {
        test.slow();
        site.runFirst(note);
        for (const size of textSize === 16 ? [...SIZES, NARROW] : SIZES) {
          const at = `${size.width} px`;
          const look = async (from: Visitor) => {
            await from.resize(size);
            // WebKit chooses the files of pictures when a page is loaded.
            await from.open(path);
            await from.read(settle);
            return from.read(findLayout);
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
