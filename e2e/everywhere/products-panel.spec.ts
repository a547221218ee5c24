import { expect } from 'playwright/test';
import { CHUNKS } from '../visitor/site-server';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import {
  expectAddress,
  expectHydrated,
  expectVisible,
  focus,
  focused,
  hydrated,
  isVisible,
} from './page';

const PRODUCTS = ['button', 'Products'] as const;
const ELSEWHERE = 'header a';

const isOpen = (visitor: Visitor) => isVisible(visitor, '#products-panel');
const expectOpen = (visitor: Visitor, expected = true) =>
  expectVisible(visitor, '#products-panel', expected);
const focusProducts = (visitor: Visitor) => focus(visitor, '[aria-controls=products-panel]');

test('opens on hover, stays while pointed at or clicked, leads on', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.point(PRODUCTS);
  await expectOpen(visitor);
  await expectHydrated(visitor);
  await visitor.point(['#products-panel a', 'Networking']);
  expect(await isOpen(visitor)).toBe(true);
  await visitor.point(ELSEWHERE);
  await expectOpen(visitor, false);
  await visitor.click(PRODUCTS);
  await visitor.point(ELSEWHERE);
  expect(await isOpen(visitor)).toBe(true);
  await visitor.click('main section:nth-of-type(2) h2, main h2');
  await expectOpen(visitor, false);
  await visitor.click(PRODUCTS);
  await expectOpen(visitor);
  await visitor.click(PRODUCTS);
  await expectOpen(visitor, false);
  await visitor.click(PRODUCTS);
  await visitor.click(['#products-panel a', 'Networking']);
  await expectAddress(visitor, '/networking-equipment/');
  await visitor.point(ELSEWHERE);
  await expectOpen(visitor, false);
});

for (const [what, open] of [
  ['focused', focusProducts],
  ['clicked', (visitor: Visitor) => visitor.click(PRODUCTS)],
] as const) {
  test(`${what} before scripts, it is open and stays so, and goes by keys`, async ({
    visitor,
    site,
  }) => {
    const release = site.hold(CHUNKS);
    await visitor.open('/');
    await open(visitor);
    expect(await isOpen(visitor)).toBe(true);
    expect(await hydrated(visitor)).toBe(false);
    release();
    await expectHydrated(visitor);
    expect(await isOpen(visitor)).toBe(true);
    await visitor.press('Escape');
    await expectOpen(visitor, false);
    expect(await focused(visitor)).toBe('Products');
    await visitor.press('Enter');
    await expectOpen(visitor);
    await visitor.press('Tab');
    expect(await focused(visitor)).toMatch(/^Gaming Hardware/);
    await focus(visitor, 'main a');
    await expectOpen(visitor, false);
  });
}

test.describe('without a script', () => {
  test.use({ habits: { scripts: false } });

  test('opens by hover and by focus, and leads on', async ({ visitor }) => {
    await visitor.open('/');
    await visitor.point(PRODUCTS);
    expect(await isOpen(visitor)).toBe(true);
    await visitor.point(ELSEWHERE);
    expect(await isOpen(visitor)).toBe(false);
    await focusProducts(visitor);
    expect(await isOpen(visitor)).toBe(true);
    await visitor.click(['#products-panel a', 'Storage']);
    await expectAddress(visitor, '/storage-solutions/');
  });
});
