import { readFileSync } from 'node:fs';
import { formatMailto, MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import {
  composeFeaturedQuote,
  composePageQuote,
  composeProductQuote,
} from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import { computeContrast } from '@/scripts/testing/contrast';
import { categoryPages, showcasePages } from './pages';
import { pictures } from './pictures';
import { products } from './products';

/** Checks the content where types can't. A failure names the record and the field. */

/** Returns the values that are used more than once, each with the ids that use it. */
function findDuplicates(entries: readonly (readonly [id: string, value: string])[]) {
  const idsByValue = new Map<string, string[]>();
  for (const [id, value] of entries) idsByValue.set(value, [...(idsByValue.get(value) ?? []), id]);
  return [...idsByValue].filter(([, ids]) => ids.length > 1);
}

it('no two products have one SKU', () => {
  expect(findDuplicates(products.map(({ id, sku }) => [id, sku]))).toEqual([]);
});

it('no two pages have one slug, and no two items one id', () => {
  expect(findDuplicates(categoryPages.map(({ name, slug }) => [name, slug]))).toEqual([]);
  const ids = [
    ...products.map(({ id, name }) => [name, id] as const),
    ...showcasePages.flatMap(({ featured }) =>
      Object.entries(featured).map(([id, { name }]) => [name, id] as const),
    ),
  ];
  expect(findDuplicates(ids)).toEqual([]);
  for (const [name, id] of ids)
    expect([name, id]).toEqual([name, expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/)]);
});

it.each(Object.entries(pictures))(
  'the picture %s has a description of its subject',
  (_, { alt }) => {
    expect(alt).toMatch(/\S/);
    expect(alt).not.toMatch(/\bseen\b|\bangle\b/);
  },
);

it.each(showcasePages)('$slug has twelve brands and six items', ({ brands, featured }) => {
  expect({ brands: new Set<string>(brands).size, featured: Object.keys(featured).length }).toEqual({
    brands: 12,
    featured: 6,
  });
});

it.each(products.map((product) => [product.id, product] as const))(
  'the short name of %s has at most 24 characters',
  (_, { facts }) => {
    expect(facts.short.length).toBeLessThanOrEqual(24);
  },
);

it('the prompt of a featured item has at most 50 characters', () => {
  for (const { featured } of showcasePages)
    for (const [id, { quotePrompt }] of Object.entries(featured))
      expect([id, quotePrompt.length <= 50 && quotePrompt === quotePrompt.trim()]).toEqual([
        id,
        true,
      ]);
});

it('no quote link is longer than a mail program takes', () => {
  const messages = [
    ...categoryPages.flatMap((page) =>
      page.kind === 'catalogue'
        ? products.map((product) =>
            composeProductQuote(recipient, page.list.productSubject, product),
          )
        : Object.values(page.featured).map((item) => composeFeaturedQuote(recipient, page, item)),
    ),
    ...categoryPages.map((page) => composePageQuote(recipient, page)),
  ];
  for (const message of messages)
    expect([message.subject, formatMailto(message).length < MAX_MAILTO_LENGTH]).toEqual([
      message.subject,
      true,
    ]);
});

describe('text on the colours of themes.css has a contrast of 4.5:1', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const readToken = (name: string) => RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? '';
  const grounds = {
    '--theme-accent': ['#ffffff', readToken('paper'), readToken('raised')],
    '--theme-glow': [readToken('stage')],
    '--accent': ['#1a1204'],
  };
  const themes = readFileSync('app/styles/themes.css', 'utf8');
  const colours = [...themes.matchAll(/([^{}]+)\{([^}]+)\}/g)].flatMap(
    ([, selector = '', rules = '']) =>
      [...rules.matchAll(/(--[\w-]+): (#[0-9a-f]{6})/g)].map(
        ([, name = '', colour = '']) =>
          [selector.trim().split('\n').at(-1) ?? '', name, colour] as const,
      ),
  );
  it.each(colours.filter(([, name]) => name in grounds))('%s %s', (_, name, colour) => {
    for (const ground of grounds[name as keyof typeof grounds])
      expect([ground, computeContrast(colour, ground) >= 4.5]).toEqual([ground, true]);
  });
  it.each(categoryPages)('$theme has both colours', ({ theme }) => {
    const own = colours.filter(([selector]) => selector === `[data-theme='${theme}']`);
    const names = own.map(([, name]) => name);
    expect(names).toEqual(expect.arrayContaining(['--theme-accent', '--theme-glow']));
  });
});
