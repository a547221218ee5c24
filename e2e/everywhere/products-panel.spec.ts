import { expect } from 'playwright/test';
import { CHUNKS, faults } from '../visitor/site-server';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import { address, focused, hydrated, isVisible } from './page';

const PRODUCTS = ['button', 'Products'] as const;
const ELSEWHERE = 'header a';

const isOpen = (visitor: Visitor) => isVisible(visitor, '#products-panel');
const focusProducts = (visitor: Visitor) =>
  visitor.read(() =>
    document.querySelector<HTMLElement>('[aria-controls=products-panel]')?.focus(),
  );

test('opens on hover, stays while pointed at or once clicked, and leads on', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.point(PRODUCTS);
  await expect.poll(() => isOpen(visitor)).toBe(true);
  await expect.poll(() => hydrated(visitor)).toBe(true);
  await visitor.point(['#products-panel a', 'Networking']);
  expect(await isOpen(visitor)).toBe(true);
  await visitor.point(ELSEWHERE);
  await expect.poll(() => isOpen(visitor)).toBe(false);
  await visitor.click(PRODUCTS);
  await visitor.point(ELSEWHERE);
  expect(await isOpen(visitor)).toBe(true);
  await visitor.click(PRODUCTS);
  await expect.poll(() => isOpen(visitor)).toBe(false);
  await visitor.click(PRODUCTS);
  await visitor.click(['#products-panel a', 'Networking']);
  await expect.poll(() => address(visitor)).toBe('/networking-equipment/');
  await visitor.point(ELSEWHERE);
  await expect.poll(() => isOpen(visitor)).toBe(false);
});

test('opens with Enter, closes with Escape, when the focus leaves it or a press lands elsewhere', async ({
  visitor,
}) => {
  await visitor.open('/');
  await focusProducts(visitor);
  await expect.poll(() => hydrated(visitor)).toBe(true);
  await visitor.press('Enter');
  await expect.poll(() => isOpen(visitor)).toBe(true);
  await visitor.press('Tab');
  expect(await focused(visitor)).toMatch(/^Gaming Hardware/);
  await visitor.press('Escape');
  await expect.poll(() => isOpen(visitor)).toBe(false);
  expect(await focused(visitor)).toBe('Products');
  await visitor.press('Enter');
  await visitor.read(() => document.querySelector<HTMLElement>('main a')?.focus());
  await expect.poll(() => isOpen(visitor)).toBe(false);
  await visitor.click(PRODUCTS);
  await expect.poll(() => isOpen(visitor)).toBe(true);
  await visitor.click('main section:nth-of-type(2) h2, main h2');
  await expect.poll(() => isOpen(visitor)).toBe(false);
});

for (const [what, open] of [
  ['focused', focusProducts],
  ['clicked', (visitor: Visitor) => visitor.click(PRODUCTS)],
] as const) {
  test(`${what} while scripts are on their way, it is open and stays so when they come`, async ({
    visitor,
    site,
  }) => {
    site.spoil(CHUNKS, faults.late(1500));
    await visitor.open('/');
    await open(visitor);
    expect(await isOpen(visitor)).toBe(true);
    expect(await hydrated(visitor)).toBe(false);
    await expect.poll(() => hydrated(visitor)).toBe(true);
    expect(await isOpen(visitor)).toBe(true);
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
    await expect.poll(() => address(visitor)).toBe('/storage-solutions/');
  });
});
