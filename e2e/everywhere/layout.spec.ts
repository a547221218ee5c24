import { expect } from 'playwright/test';
import { PATHS } from '../site';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import { findLayout, settle } from './layout-faults';

/** How far an engine's parts may be higher or lower than Chromium's. */
const LIKE_CHROMIUM = 0.15;
const SIZES = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1280, height: 900 },
];
const ALL = [...PATHS, '/404.html'];
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

const layoutOf = async (visitor: Visitor) => {
  await visitor.read(settle);
  return visitor.read(findLayout);
};

for (const path of ALL) {
  test(`${path}: nothing is broken, and all is as high as in Chromium`, async ({
    visitor,
    reference,
    site,
  }) => {
    test.slow();
    site.runFirst(note);
    for (const size of [...SIZES, NARROW]) {
      const at = `${size.width} px`;
      const look = async (from: Visitor) => {
        await from.resize(size);
        // WebKit chooses the files of pictures when a page is loaded.
        await from.open(path);
        return layoutOf(from);
      };
      const { faults, heights } = await look(visitor);
      expect.soft(faults, at).toEqual([]);
      expect.soft(await visitor.read(problems), at).toEqual([]);
      if (reference === null) continue;
      const expected = (await look(reference)).heights;
      // WebKit's driver hands over names in any order; each begins with its number.
      expect(Object.keys(heights).sort(), at).toEqual(Object.keys(expected).sort());
      const unlike = Object.entries(expected)
        .map(([part, height]) => ({ part, height, here: heights[part] ?? 0 }))
        .filter(({ height, here }) => Math.abs(here / height - 1) > LIKE_CHROMIUM);
      expect.soft(unlike, at).toEqual([]);
    }
  });
}

// Apart, since Firefox starts anew for other habits.
test.describe('with text of twice the size', () => {
  test.use({ habits: { textSize: 32 } });

  for (const path of ALL) {
    test(`${path}: nothing is broken`, async ({ visitor }) => {
      test.slow();
      await visitor.open(path);
      for (const size of SIZES) {
        await visitor.resize(size);
        const { faults } = await layoutOf(visitor);
        expect.soft(faults, `${size.width} px`).toEqual([]);
      }
    });
  }
});
