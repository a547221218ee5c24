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

const ALL = [...PATHS, '/404.html'];

for (const path of ALL) {
  test(`${path}: nothing is covered, squeezed or sticks out, and parts are as high as in Chromium`, async ({
    visitor,
    reference,
    site,
  }) => {
    test.slow();
    site.runFirst(note);
    for (const size of SIZES) {
      const at = `${size.width} px`;
      await visitor.resize(size);
      // WebKit chooses the files of pictures when a page is loaded.
      await visitor.open(path);
      const { faults, heights } = await layoutOf(visitor);
      expect.soft(faults, at).toEqual([]);
      expect.soft(await visitor.read(problems), at).toEqual([]);
      if (reference === null) continue;
      await reference.resize(size);
      await reference.open(path);
      const expected = (await layoutOf(reference)).heights;
      expect(Object.keys(heights), at).toEqual(Object.keys(expected));
      const unlike = Object.entries(expected)
        .map(([part, height]) => ({ part, height, here: heights[part] ?? 0 }))
        .filter(({ height, here }) => Math.abs(here / height - 1) > LIKE_CHROMIUM);
      expect.soft(unlike, at).toEqual([]);
    }
  });
}

test.describe('with text of twice the size, by the browser’s own setting', () => {
  test.use({ habits: { largeText: true } });

  for (const path of ALL) {
    test(`${path}: nothing is covered, squeezed or sticks out`, async ({ visitor }) => {
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
