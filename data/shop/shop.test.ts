import { readFileSync } from 'node:fs';
import { formatMailto, MAX_MAILTO_LENGTH, type QuoteMessage } from '@/lib/mail/mailto';
import {
  composeFeaturedQuote,
  composePageQuote,
  composeProductQuote,
} from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import { computeContrast } from '@/scripts/testing/contrast';
import type { FeaturedItem } from './page';
import { categoryPages, showcasePages } from './pages';
import { products } from './products';

/** Checks the content where types can't. A failure names the record and the field. */

/** Returns the values that are used more than once. */
const findDuplicates = (values: readonly string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index);

it('no two products have one SKU, no two pages one slug, and no two items one id', () => {
  const ids = [
    ...products.map(({ id }) => id),
    ...showcasePages.flatMap(({ featured }) => Object.keys(featured)),
  ];
  const slugs = categoryPages.map(({ slug }) => slug);
  for (const values of [products.map(({ sku }) => sku), slugs, ids])
    expect(findDuplicates(values)).toEqual([]);
  expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
});

it.each(products)('$id names its own product', ({ id, name }) => {
  const letters = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  expect(id.split('-').filter((word) => !letters.includes(word))).toEqual([]);
});

it.each(showcasePages)('$slug has twelve brands and six items', ({ brands, featured }) => {
  expect(new Set<string>(brands).size).toBe(12);
  expect(Object.keys(featured)).toHaveLength(6);
});

it('no short name of a product has more than 24 characters', () => {
  expect(products.filter(({ facts }) => facts.short.length > 24)).toEqual([]);
});

it('the prompt of a featured item has at most 50 characters', () => {
  const items = showcasePages.flatMap(({ featured }) => Object.values<FeaturedItem>(featured));
  const prompts = items.map(({ quotePrompt }) => quotePrompt);
  expect(prompts.filter((prompt) => prompt.length > 50 || prompt !== prompt.trim())).toEqual([]);
});

it('no quote link is longer than a mail program takes', () => {
  const messages = [
    ...categoryPages.flatMap((page) =>
      page.kind === 'catalogue'
        ? products.map((product) =>
            composeProductQuote(recipient, page.listCopy.productSubject, product),
          )
        : Object.values(page.featured).map((item) => composeFeaturedQuote(recipient, page, item)),
    ),
    ...categoryPages.map((page) => composePageQuote(recipient, page)),
  ];
  const isTooLong = (message: QuoteMessage) => formatMailto(message).length >= MAX_MAILTO_LENGTH;
  expect(messages.filter(isTooLong)).toEqual([]);
});

describe('text on the colours of themes.css has a contrast of 4.5:1', () => {
  const tokens = readFileSync('app/styles/tokens.css', 'utf8');
  const readToken = (name: string) => RegExp(`--${name}: (#[0-9a-f]{6})`).exec(tokens)?.[1] ?? '';
  // The colours that stand under or on each colour of a theme.
  const partners: Readonly<Record<string, readonly string[]>> = {
    '--theme-accent': ['#ffffff', readToken('paper'), readToken('raised')],
    '--theme-glow': [readToken('stage')],
    '--accent': ['#1a1204'],
  };
  // A rule such as "[data-theme='gaming'] { --theme-accent: #6d28d9; }", with the last of its selectors.
  const themes = readFileSync('app/styles/themes.css', 'utf8');
  const colours = [...themes.matchAll(/(\S+) \{([^}]+)\}/g)].flatMap(
    ([, selector = '', declarations = '']) =>
      [...declarations.matchAll(/(--[\w-]+): (#[0-9a-f]{6})/g)].map(
        ([, name = '', colour = '']) => ({ selector, name, colour }),
      ),
  );
  it.each(colours.filter(({ name }) => name in partners))('$selector $name', ({ name, colour }) => {
    const contrasts = partners[name]?.map((partner) => computeContrast(colour, partner)) ?? [];
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(categoryPages)('$theme has both colours', ({ theme }) => {
    const ofTheme = colours.filter(({ selector }) => selector === `[data-theme='${theme}']`);
    const names = ofTheme.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(['--theme-accent', '--theme-glow']));
  });
});
