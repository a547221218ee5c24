import { expect } from 'playwright/test';
import { CHUNKS } from '../visitor/site-server';
import { test, testPlain } from '../visitor/test';

const PANEL = '#products-panel';
const PRODUCTS = '[aria-controls=products-panel]';
const ELSEWHERE = 'header a';

test('opens on hover, stays while pointed at or clicked, leads on', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.point(PRODUCTS);
  await visitor.expectHydrated();
  await visitor.point([`${PANEL} a`, 'Networking']);
  expect(await visitor.isVisible(PANEL)).toBe(true);
  await visitor.point(ELSEWHERE);
  await visitor.expectVisible(PANEL, false);
  await visitor.click(PRODUCTS);
  await visitor.point(ELSEWHERE);
  expect(await visitor.isVisible(PANEL)).toBe(true);
  await visitor.click('main h2');
  await visitor.expectVisible(PANEL, false);
  for (const open of [true, false, true]) {
    await visitor.click(PRODUCTS);
    await visitor.expectVisible(PANEL, open);
  }
  await visitor.click([`${PANEL} a`, 'Networking']);
  await visitor.expectAddress('/networking-equipment/');
  await visitor.point(ELSEWHERE);
  await visitor.expectVisible(PANEL, false);
});

test('focused before scripts, stays open, goes by keys', async ({ visitor, site }) => {
  const release = site.hold(CHUNKS);
  await visitor.open('/');
  await visitor.focus(PRODUCTS);
  await visitor.expectVisible(PANEL);
  await visitor.expectHydrated(false);
  release();
  await visitor.expectHydrated();
  expect(await visitor.isVisible(PANEL)).toBe(true);
  await visitor.press('Escape');
  await visitor.expectVisible(PANEL, false);
  expect(await visitor.focused()).toBe('Products');
  await visitor.press('Enter');
  await visitor.expectVisible(PANEL);
  await visitor.press('Tab');
  expect(await visitor.focused()).toMatch(/^Gaming Hardware/);
  await visitor.focus('main a');
  await visitor.expectVisible(PANEL, false);
});

testPlain('opens by hover and by focus, and leads on', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.point(PRODUCTS);
  expect(await visitor.isVisible(PANEL)).toBe(true);
  await visitor.point(ELSEWHERE);
  expect(await visitor.isVisible(PANEL)).toBe(false);
  await visitor.focus(PRODUCTS);
  expect(await visitor.isVisible(PANEL)).toBe(true);
  await visitor.click([`${PANEL} a`, 'Storage']);
  await visitor.expectAddress('/storage-solutions/');
});
