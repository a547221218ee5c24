import { expect } from 'playwright/test';
import { company } from '@/data/shop/company';
import { CHUNKS } from '../engines/site-server';
import { test, testWithoutScripts } from '../engines/visitor-test';

const PANEL = '#products-panel';
const BUTTON = '[aria-controls=products-panel]';
const OTHER_LINK = 'header a';

test('the Products panel opens on hover and by a press', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.hover(BUTTON);
  await visitor.expectHydrated();
  await visitor.hover([`${PANEL} a`, 'Networking']);
  expect(await visitor.isVisible(PANEL)).toBe(true);
  await visitor.hover(OTHER_LINK);
  await visitor.expectVisible(PANEL, false);
  await visitor.focus(OTHER_LINK);
  await visitor.hover(BUTTON);
  await visitor.expectVisible(PANEL);
  await visitor.press('Escape');
  await visitor.expectVisible(PANEL, false);
  expect(await visitor.readFocused()).toBe(company.name);
  await visitor.hover(OTHER_LINK);
  // A mouse has opened the panel by the time that it clicks.
  await visitor.hover(BUTTON);
  await visitor.expectVisible(PANEL);
  await visitor.click(BUTTON);
  await visitor.hover(OTHER_LINK);
  expect(await visitor.isVisible(PANEL)).toBe(true);
  await visitor.click('main h2');
  await visitor.expectVisible(PANEL, false);
  for (const isOpen of [true, false, true]) {
    await visitor.click(BUTTON);
    await visitor.expectVisible(PANEL, isOpen);
  }
  await visitor.click([`${PANEL} a`, 'Networking']);
  await visitor.expectAddress('/networking-equipment/');
});

test('the Products panel works by keys', async ({ visitor, site }) => {
  const release = site.hold(CHUNKS);
  await visitor.open('/');
  await visitor.focus(BUTTON);
  await visitor.expectVisible(PANEL);
  await visitor.expectHydrated(false);
  release();
  await visitor.expectHydrated();
  await visitor.expectVisible(PANEL, false);
  for (const open of [true, false, true]) {
    await visitor.press('Enter');
    await visitor.expectVisible(PANEL, open);
  }
  await visitor.press('Escape');
  await visitor.expectVisible(PANEL, false);
  expect(await visitor.readFocused()).toBe('Products');
  await visitor.press('Enter');
  await visitor.press('Tab');
  expect(await visitor.readFocused()).toMatch(/^Gaming Hardware/);
  await visitor.focus('main a');
  await visitor.expectVisible(PANEL, false);
});

test('the Products panel stays open where one of its links has the focus', async ({
  visitor,
  site,
}) => {
  const release = site.hold(CHUNKS);
  await visitor.open('/');
  await visitor.focus(BUTTON);
  await visitor.press('Tab');
  release();
  await visitor.expectHydrated();
  expect(await visitor.isVisible(PANEL)).toBe(true);
});

testWithoutScripts('the Products panel opens on hover and focus', async ({ visitor }) => {
  await visitor.open('/');
  await visitor.hover(BUTTON);
  expect(await visitor.isVisible(PANEL)).toBe(true);
  await visitor.hover(OTHER_LINK);
  expect(await visitor.isVisible(PANEL)).toBe(false);
  await visitor.focus(BUTTON);
  expect(await visitor.isVisible(PANEL)).toBe(true);
  await visitor.click([`${PANEL} a`, 'Storage']);
  await visitor.expectAddress('/storage-solutions/');
});
