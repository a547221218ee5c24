import { checkForCustomer } from '@/components/home/answer-requests';
import { type Finding, getVerdict, isAbout } from '@/lib/compatibility/finding';
import { formatMailto, MAX_MAILTO_LENGTH, type QuoteMessage } from '@/lib/mail/mailto';
import {
  composeFeaturedQuote,
  composePageQuote,
  composeProductQuote,
} from '@/lib/mail/quote-messages';
import { recipient } from '@/lib/site/settings';
import { home } from './home';
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
  expect(products.filter(({ facts }) => facts.shortName.length > 24)).toEqual([]);
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
            composeProductQuote(recipient, { subject: page.productSubject, product }),
          )
        : Object.values(page.featured).map((item) => composeFeaturedQuote(recipient, page, item)),
    ),
    ...categoryPages.map((page) => composePageQuote(recipient, page)),
  ];
  const isTooLong = (message: QuoteMessage) => formatMailto(message).length > MAX_MAILTO_LENGTH;
  expect(messages.filter(isTooLong)).toEqual([]);
});

it('the motherboard of the home page’s example works with each product', () => {
  const { requests, ownedIds } = home.example.mail;
  const ids = requests.flatMap(({ id, insteadId }) => (insteadId ? [id, insteadId] : id));
  const outcomes = ids.map((id) => {
    const isAboutBoth = (finding: Finding) =>
      [id, ...ownedIds].every((partId) => isAbout(finding, partId));
    return checkForCustomer([id]).find(isAboutBoth)?.outcome;
  });
  for (const outcome of outcomes) expect(outcome).toMatch(/^(?:compatible|advice)$/);
});

it('the verdicts in the answer of the home page’s example are the check’s', () => {
  const ids = home.example.mail.requests.map(({ id }) => id);
  const findings = checkForCustomer(ids);
  const codes = ids.map((id) => getVerdict(findings, id)?.code);
  expect(codes).toEqual(['gpu-tight', 'memory-too-tall', 'fits']);
});

it('each product of the home page’s example works, or else its alternative fits', () => {
  const { requests } = home.example.mail;
  for (const { id, insteadId } of requests) {
    const check = (chosenId: string) => {
      const requestedIds = requests.map((request) => (request.id === id ? chosenId : request.id));
      const findings = checkForCustomer(requestedIds);
      return getVerdict(findings, chosenId)?.outcome ?? 'no verdict';
    };
    const works = /^(?:compatible|advice|conditional)$/;
    expect(check(id)).toMatch(insteadId ? /^incompatible$/ : works);
    if (insteadId) expect(check(insteadId)).toMatch(/^(?:compatible|advice)$/);
  }
});
