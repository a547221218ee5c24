import { expect } from 'playwright/test';
import { faults, PAGES, type Site } from '../visitor/site-server';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';

interface Return {
  readonly visitor: Visitor;
  readonly site: Site;
  /** Whether the browser keeps the page that Back leads to. */
  readonly kept: boolean;
}

/** A test of Back, to a page that the browser has kept and to one that must be loaded again. */
export function testBack(title: string, body: (given: Return) => Promise<void>): void {
  for (const [what, kept] of [
    ['a page that the browser has kept', true],
    ['a page that must be loaded again', false],
  ] as const) {
    test.describe(`Back to ${what}`, () => {
      test.use({ habits: { keepsPages: kept } });
      test(title, async ({ visitor, site }) => {
        if (!kept) site.spoil(PAGES, faults.forgotten);
        await body({ visitor, site, kept });
      });
    });
  }
}

/** The path and query that are shown. */
export const address = (visitor: Visitor) =>
  visitor.read(() => `${location.pathname}${location.search}`);

export const expectAddress = (visitor: Visitor, expected: string) =>
  expect.poll(() => address(visitor)).toBe(expected);

/** Whether React has taken the page over. */
export const hydrated = (visitor: Visitor) =>
  visitor.read(() => document.querySelector('[data-open]') !== null);

export const expectHydrated = (visitor: Visitor) =>
  expect.poll(() => hydrated(visitor), { timeout: 15_000 }).toBe(true);

/** Does what wakes a page's scripts, without a trace in what is shown. */
export const wake = (visitor: Visitor) =>
  visitor.read(() => {
    const [part] = document.querySelectorAll('[data-wakes]');
    part?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  });

export const isVisible = (visitor: Visitor, css: string) =>
  visitor.read((selector) => document.querySelector(selector)?.checkVisibility() ?? false, css);

export const expectVisible = (visitor: Visitor, css: string, expected = true) =>
  expect.poll(() => isVisible(visitor, css), { timeout: 15_000 }).toBe(expected);

/** Gives an element the focus, as the Tab key does. */
export const focus = (visitor: Visitor, css: string) =>
  visitor.read((selector) => document.querySelector<HTMLElement>(selector)?.focus(), css);

/** What has the focus, by its name or text. */
export const focused = (visitor: Visitor) =>
  visitor.read(() => {
    const element = document.activeElement;
    return element?.getAttribute('name') ?? element?.textContent?.trim() ?? null;
  });

/** Chooses an option by its text, as a press in the browser's own list does. */
export const choose = (visitor: Visitor, name: string, option: string) =>
  visitor.read(
    (wanted) => {
      const select = document.querySelector<HTMLSelectElement>(`select[name="${wanted.name}"]`);
      if (select === null) throw new Error(`there is no ${wanted.name}`);
      select.value = wanted.option;
      for (const type of ['input', 'change'])
        select.dispatchEvent(new Event(type, { bubbles: true }));
    },
    { name, option },
  );

export async function typeInto(visitor: Visitor, css: string, text: string): Promise<void> {
  await visitor.click(css);
  await visitor.type(text);
}
