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
export const expectAddress = (visitor: Visitor, expected: string) =>
  expect.poll(() => visitor.read(() => `${location.pathname}${location.search}`)).toBe(expected);

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

/** Sets fields of the page, as a browser that knows them does, or a press in its own list of options. */
export const fillIn = (visitor: Visitor, values: Readonly<Record<string, string>>) =>
  visitor.read((wanted) => {
    for (const [name, value] of Object.entries(wanted)) {
      const field = document.querySelector<HTMLInputElement>(`main [name="${name}"]`);
      if (field === null) throw new Error(`there is no ${name}`);
      field.value = value;
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }));
    }
  }, values);

export async function typeInto(visitor: Visitor, css: string, text: string): Promise<void> {
  await visitor.click(css);
  await visitor.type(text);
}
