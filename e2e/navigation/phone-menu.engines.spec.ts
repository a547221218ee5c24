import { expect } from 'playwright/test';
import { CHUNKS } from '../engines/site-server';
import type { Visitor } from '../engines/visitor';
import { test, testBack, testWithoutScripts } from '../engines/visitor-test';
import { PHONE } from '../site';

const BUTTON = '[aria-haspopup=dialog]';
const CLOSE = ['dialog button', 'Close'] as const;

/** Waits until the menu is shut, or open over a page that is inert (`modal`) or still works. */
const expectMenu = (visitor: Visitor, expected: 'shut' | 'modal' | 'open') => {
  const readState = () =>
    visitor.evaluate(() => {
      const menu = document.querySelector('dialog');
      if (!menu?.checkVisibility()) return 'shut';
      return menu.matches(':modal') ? 'modal' : 'open';
    });
  return expect.poll(readState).toBe(expected);
};

testBack('the menu has shut, and opens', async (visitor, isPageKept) => {
  await visitor.resize(PHONE);
  await visitor.open('/');
  await visitor.click(BUTTON);
  // Only a page that the browser keeps still has this mark.
  await visitor.evaluate(() => void Object.assign(window, { isKept: true }));
  await visitor.click(['dialog a', 'Storage Solutions']);
  await visitor.expectAddress('/storage-solutions/');
  await visitor.back();
  await visitor.expectAddress('/');
  expect(await visitor.evaluate(() => 'isKept' in window)).toBe(isPageKept);
  await expectMenu(visitor, 'shut');
  await visitor.click(BUTTON);
  await expectMenu(visitor, 'modal');
});

test('the phone menu works', async ({ visitor, site }) => {
  await visitor.resize(PHONE);
  const release = site.hold(CHUNKS);
  await visitor.open('/');
  await visitor.focus(BUTTON);
  await visitor.press('Enter');
  await expectMenu(visitor, 'modal');
  expect(await visitor.evaluate(() => document.activeElement?.id)).toBe('phone-menu-title');
  await visitor.press('Escape');
  await expectMenu(visitor, 'shut');
  await expect.poll(visitor.readFocused).toBe('Menu');
  await visitor.requestHydration();
  await visitor.click(BUTTON);
  await expectMenu(visitor, 'modal');
  await visitor.expectHydrated(false);
  release();
  await visitor.expectHydrated();
  await expectMenu(visitor, 'modal');
  await visitor.click(CLOSE);
  await expectMenu(visitor, 'shut');
});

testWithoutScripts('the phone menu works', async ({ visitor }) => {
  await visitor.resize(PHONE);
  await visitor.open('/');
  await visitor.click(BUTTON);
  await expectMenu(visitor, 'open');
  await visitor.click(CLOSE);
  await expectMenu(visitor, 'shut');
  await visitor.focus(BUTTON);
  await visitor.press('Enter');
  await expectMenu(visitor, 'open');
  await visitor.click(['dialog a', 'Contact']);
  await visitor.expectAddress('/contact/');
});
