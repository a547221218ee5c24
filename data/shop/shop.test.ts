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

it.each(showcasePages)('$slug has twelve brands and six items', ({ brands, featured }) => {
  expect({ brands: new Set<string>(brands).size, featured: Object.keys(featured).length }).toEqual({
    brands: 12,
    featured: 6,
  });
});

it('no short name of a product has more than 24 characters', () => {
  expect(products.filter(({ facts }) => facts.short.length > 24)).toEqual([]);
});

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
