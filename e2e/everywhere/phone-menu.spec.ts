import { expect } from 'playwright/test';
import { DESKTOP, PHONE } from '../site';
import { CHUNKS } from '../visitor/site-server';
import { test, testPlain } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';

const BUTTON = '[aria-haspopup=dialog]';
const CLOSE = ['dialog button', 'Close'] as const;

/** Waits until the menu stands so: shut, over a page that is inert, or over one that still answers. */
const expectMenu = (visitor: Visitor, expected: 'shut' | 'modal' | 'open') => {
  const seen = () =>
    visitor.read(() => {
      const menu = document.querySelector('dialog');
      if (!menu?.checkVisibility()) return 'shut';
      return menu.matches(':modal') ? 'modal' : 'open';
    });
  return expect.poll(seen).toBe(expected);
};

/** As in a browser that knows no invoker commands: neither the property nor the attributes mean anything. */
function forgetCommands() {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  addEventListener('command', (event) => event.preventDefault(), true);
}

for (const commands of [true, false]) {
  const how = `${commands ? 'with' : 'without'} invoker commands`;

  test(`${how}, opens before scripts, is modal and closes`, async ({ visitor, site }) => {
    await visitor.resize(PHONE);
    if (!commands) site.runFirst(forgetCommands);
    const release = site.hold(CHUNKS);
    await visitor.open('/');
    await visitor.focus(BUTTON);
    await visitor.press('Enter');
    await expectMenu(visitor, 'modal');
    await visitor.press('Escape');
    await expectMenu(visitor, 'shut');
    await expect.poll(visitor.focused).toBe('Menu');
    await visitor.wake();
    await visitor.click(BUTTON);
    await expectMenu(visitor, 'modal');
    await visitor.expectHydrated(false);
    release();
    await visitor.expectHydrated();
    await expectMenu(visitor, 'modal');
    await visitor.click(CLOSE);
    await expectMenu(visitor, 'shut');
    await visitor.click(BUTTON);
    await visitor.focus('header a');
    const isWithin = () => document.querySelector('dialog')?.contains(document.activeElement);
    expect(await visitor.read(isWithin)).toBe(true);
    await visitor.resize(DESKTOP);
    await expectMenu(visitor, 'shut');
    await visitor.resize(PHONE);
    await visitor.click(BUTTON);
    await visitor.read(() => void Object.assign(window, { kept: true }));
    await visitor.click(['dialog a', 'Storage Solutions']);
    await visitor.expectAddress('/storage-solutions/');
    await visitor.back();
    await visitor.expectAddress('/');
    expect(await visitor.read(() => 'kept' in window)).toBe(true);
    await expectMenu(visitor, 'shut');
    await visitor.click(BUTTON);
    await expectMenu(visitor, 'modal');
  });

  testPlain(`${how}, opens, closes and leads on`, async ({ visitor, site }) => {
    await visitor.resize(PHONE);
    if (!commands) site.rewrite((html) => html.replaceAll(' commandfor=', ' data-unknown='));
    const opened = commands ? 'modal' : 'open';
    await visitor.open('/');
    await visitor.click(BUTTON);
    await expectMenu(visitor, opened);
    await visitor.resize(DESKTOP);
    await expectMenu(visitor, opened);
    await visitor.click(CLOSE);
    await expectMenu(visitor, 'shut');
    await visitor.resize(PHONE);
    await visitor.focus(BUTTON);
    await visitor.press('Enter');
    await expectMenu(visitor, opened);
    await visitor.click(['dialog a', 'Contact']);
    await visitor.expectAddress('/contact/');
  });
}
