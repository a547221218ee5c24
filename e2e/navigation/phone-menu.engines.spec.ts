import { expect } from 'playwright/test';
import { CHUNKS } from '../engines/site-server';
import { test, testBack, testWithoutScripts } from '../engines/test';
import type { Visitor } from '../engines/visitor';
import { DESKTOP, PHONE } from '../site';

const BUTTON = '[aria-haspopup=dialog]';
const CLOSE = ['dialog button', 'Close'] as const;

/** Waits until the menu is shut, open over an inert page (`modal`), or open over a page that still works. */
const expectMenu = (visitor: Visitor, expected: 'shut' | 'modal' | 'open') => {
  const readState = () =>
    visitor.evaluate(() => {
      const menu = document.querySelector('dialog');
      if (!menu?.checkVisibility()) return 'shut';
      return menu.matches(':modal') ? 'modal' : 'open';
    });
  return expect.poll(readState).toBe(expected);
};

/** Removes invoker commands from a browser. Runs in the page. */
function removeCommands() {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  addEventListener('command', (event) => event.preventDefault(), true);
}

testBack('the menu has shut, and opens', async (visitor, isPageKept) => {
  await visitor.resize(PHONE);
  await visitor.open('/');
  await visitor.click(BUTTON);
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

for (const hasCommands of [true, false]) {
  const condition = `${hasCommands ? 'with' : 'without'} invoker commands`;

  test(`the phone menu works, ${condition}`, async ({ visitor, site }) => {
    await visitor.resize(PHONE);
    if (!hasCommands) site.runFirst(removeCommands);
    const release = site.hold(CHUNKS);
    await visitor.open('/');
    await visitor.focus(BUTTON);
    await visitor.press('Enter');
    await expectMenu(visitor, 'modal');
    const readFocus = () => document.activeElement?.id;
    expect(await visitor.evaluate(readFocus)).toBe('phone-menu-title');
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
    await visitor.click(BUTTON);
    await visitor.resize(DESKTOP);
    await expectMenu(visitor, 'shut');
    await visitor.resize(PHONE);
    await visitor.click(BUTTON);
    await visitor.click(['dialog a', 'Storage Solutions']);
    await visitor.expectAddress('/storage-solutions/');
  });

  testWithoutScripts(`the phone menu works, ${condition}`, async ({ visitor, site }) => {
    await visitor.resize(PHONE);
    if (!hasCommands) site.rewrite((html) => html.replaceAll(' commandfor=', ' data-unknown='));
    await visitor.open('/');
    // Some supported releases of Firefox have no invoker commands.
    const isCommandKnown = await visitor.evaluate(() => 'command' in HTMLButtonElement.prototype);
    const openState = hasCommands && isCommandKnown ? 'modal' : 'open';
    await visitor.click(BUTTON);
    await expectMenu(visitor, openState);
    await visitor.click(CLOSE);
    await expectMenu(visitor, 'shut');
    await visitor.focus(BUTTON);
    await visitor.press('Enter');
    await expectMenu(visitor, openState);
    await visitor.click(['dialog a', 'Contact']);
    await visitor.expectAddress('/contact/');
  });
}
