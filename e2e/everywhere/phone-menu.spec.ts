import { expect } from 'playwright/test';
import { DESKTOP, PHONE } from '../site';
import { CHUNKS, faults } from '../visitor/site-server';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import { expectAddress, expectHydrated, focus, focused, hydrated, isVisible, wake } from './page';

const MENU = ['button', 'Menu'] as const;
const CLOSE = ['dialog button', 'Close'] as const;

/** How the menu stands: shut, over a page that is inert, or over one that still answers. */
const state = (visitor: Visitor) =>
  visitor.read(() => {
    const menu = document.querySelector('dialog');
    if (menu === null || !menu.checkVisibility()) return 'shut';
    return menu.matches(':modal') ? 'modal' : 'open';
  });

const BUTTON = '[aria-haspopup=dialog]';

/** As in a browser that knows no invoker commands: neither the property nor the attributes mean anything. */
function forgetCommands() {
  Reflect.deleteProperty(HTMLButtonElement.prototype, 'command');
  addEventListener('command', (event) => event.preventDefault(), true);
}

test.use({ size: PHONE });

for (const commands of [true, false]) {
  test.describe(commands ? 'with invoker commands' : 'without invoker commands', () => {
    test.beforeEach(({ site }) => {
      if (!commands) site.runFirst(forgetCommands);
    });

    test('opens before scripts, is modal, and closes as a visitor expects', async ({
      visitor,
      site,
    }) => {
      const release = site.hold(CHUNKS);
      await visitor.open('/');
      await focus(visitor, BUTTON);
      await visitor.press('Enter');
      expect(await state(visitor)).toBe('modal');
      await visitor.press('Escape');
      await expect.poll(() => state(visitor)).toBe('shut');
      await expect.poll(() => focused(visitor)).toBe('Menu');
      await wake(visitor);
      await visitor.click(MENU);
      expect(await state(visitor)).toBe('modal');
      expect(await hydrated(visitor)).toBe(false);
      release();
      await expectHydrated(visitor);
      expect(await state(visitor)).toBe('modal');
      await visitor.click(CLOSE);
      expect(await state(visitor)).toBe('shut');
      await visitor.click(MENU);
      await focus(visitor, 'header a');
      const isWithin = () => document.querySelector('dialog')?.contains(document.activeElement);
      expect(await visitor.read(isWithin)).toBe(true);
      await visitor.resize(DESKTOP);
      await expect.poll(() => state(visitor)).toBe('shut');
      await visitor.resize(PHONE);
      await visitor.click(MENU);
      await visitor.click(['dialog a', 'Storage Solutions']);
      await expectAddress(visitor, '/storage-solutions/');
      expect(await state(visitor)).toBe('shut');
    });

    test('with scripts blocked, a kept page comes back with it shut', async ({ visitor, site }) => {
      site.spoil(CHUNKS, faults.missing);
      await visitor.open('/');
      await visitor.read(() => void Object.assign(window, { kept: true }));
      await visitor.click(MENU);
      await visitor.click(['dialog a', 'About']);
      await expectAddress(visitor, '/about/');
      await visitor.back();
      await expectAddress(visitor, '/');
      expect(await visitor.read(() => 'kept' in window)).toBe(true);
      expect(await state(visitor)).toBe('shut');
      await visitor.click(MENU);
      expect(await state(visitor)).toBe('modal');
    });
  });

  test.describe(`without any script, ${commands ? 'with' : 'without'} invoker commands`, () => {
    test.use({ habits: { scripts: false } });
    test.beforeEach(({ site }) => {
      if (!commands) site.rewrite((html) => html.replaceAll(' commandfor=', ' data-unknown='));
    });

    test('opens, closes and leads on, also in a window that grows', async ({ visitor }) => {
      await visitor.open('/');
      await visitor.click(MENU);
      expect(await state(visitor)).toBe(commands ? 'modal' : 'open');
      await visitor.resize(DESKTOP);
      expect(await state(visitor)).not.toBe('shut');
      await visitor.click(CLOSE);
      expect(await state(visitor)).toBe('shut');
      await visitor.point(['button', 'Products']);
      expect(await isVisible(visitor, '#products-panel')).toBe(true);
      await visitor.resize(PHONE);
      await focus(visitor, BUTTON);
      await visitor.press('Enter');
      expect(await state(visitor)).not.toBe('shut');
      await visitor.click(['dialog a', 'Contact']);
      await expectAddress(visitor, '/contact/');
    });
  });
}
