import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { BAR_LINK, BAR_PLACE, SHEET_NOTE } from '@/components/enquiry/enquiry-ids';
import type { EnquiryShop } from '@/components/enquiry/enquiry-shop';
import { QuoteSheet } from '@/components/layout/quote-sheet';
import { createCatalogueItem, recipient } from '@/components/testing/fixtures';
import { ui } from '@/data/interface';
import { pagesBySlug } from '@/data/shop';
import { card, supply } from '@/lib/compatibility/testing/parts';
import { MAX_SEARCH_LENGTH } from '@/lib/page-state/filter-query';
import { Catalogue } from './catalogue';

const pcComponents = pagesBySlug['pc-components'];

/**
 * What e2e/everywhere/ does not see: pauses, what else the address has, keys held at a press, what cards leave out; where
 * an enquiry's links lead, Enter in a box, and wordings for one part.
 */
const items = [
  createCatalogueItem({ id: 'card', name: 'Swift 1', sku: 'C-1', category: 'Graphics Cards' }),
  createCatalogueItem({
    id: 'b',
    name: 'Swift 2',
    brand: 'Bolt',
    category: 'Graphics Cards',
    inStock: false,
  }),
  createCatalogueItem({ id: 'c', name: 'Base 9', category: 'Processors' }),
];
const shop: EnquiryShop = {
  recipient,
  parts: [
    { ...createCatalogueItem({ sku: 'C-1' }), ...card('card', { room: 350 }) },
    { ...createCatalogueItem({ sku: 'S-1' }), ...supply('supply') },
  ],
  many: { Memory: 'kits' },
  kinds: { supply: { category: 'Power Supplies', href: '/parts/' } },
  pages: [],
  prompts: {},
  plainHref: 'mailto:ask@shop',
};

async function open(query = '', products = items) {
  window.history.replaceState({ next: 'its own' }, '', `/pc-components/${query}#catalogue`);
  render(
    <>
      <a href="/more/?brand=Acme#catalogue">More</a>
      <a href="#top">Top</a>
      <Catalogue
        page={pcComponents}
        board={null}
        products={products}
        shop={shop}
        quoteHref="mailto:ask@shop"
      />
      <div id={BAR_PLACE} />
      <QuoteSheet />
    </>,
  );
  // The check comes a moment after what it checks.
  await act(async () => {});
}
const search = () => screen.getByLabelText(ui.filters.search);
const type = (value: string) => fireEvent.input(search(), { target: { value } });
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
/** Longer than any pause in typing. */
const pause = () => wait(1000);
/** Presses a product's box, and waits until that is painted. */
const tick = () => {
  fireEvent.click(document.querySelector('.tick input') as HTMLElement);
  return wait(40);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('what is chosen is in the address at once, what is typed and announced after a pause', async () => {
  await open();
  const [status] = screen.getAllByRole('status');
  const brands = screen.getByLabelText(ui.filters.brand.label);
  fireEvent.input(brands, { target: { value: 'Bolt' } });
  expect(window.location.search).toBe('?brand=Bolt');
  for (const text of ['s', 'sw']) {
    type(text);
    await wait(200);
  }
  expect(window.location.search).toBe('?brand=Bolt');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Processors', { selector: 'p' })).not.toBeVisible();
  expect(status).toBeEmptyDOMElement();
  await pause();
  expect(window.location.search).toBe('?brand=Bolt&q=sw');
  expect(window.location).toMatchObject({ pathname: '/pc-components/', hash: '#catalogue' });
  expect(window.history.state).toEqual({ next: 'its own' });
  expect(status).toHaveTextContent('1 of 3 products shown');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await pause();
  expect(status).toHaveTextContent('3 of 3 products shown');
});

it('what is typed is in the address where the page is left, and is not written again later', async () => {
  await open();
  type('swift');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(window.location.search).toBe('?q=swift');
  window.history.replaceState(null, '', '?q=other');
  await pause();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(window.location.search).toBe('?q=other');
});

it('a search is no longer than an address may be, and not sent anywhere by Enter', async () => {
  await open();
  expect(search()).toHaveAttribute('maxlength', `${MAX_SEARCH_LENGTH}`);
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

it.each([
  [{}, true, 2],
  [{ ctrlKey: true }, false, 3],
  [{ metaKey: true }, false, 3],
  [{ shiftKey: true }, false, 3],
])('a tile pressed with %j shows its category in place: %s', async (how, inPlace, count) => {
  await open();
  Element.prototype.scrollIntoView = jest.fn();
  const tile = screen.getByRole('link', { name: 'GPUs 2' });
  expect(tile).toHaveAttribute('href', '?category=Graphics+Cards#catalogue');
  const press = createEvent.click(tile, how);
  const seen = jest.fn((event: Event) => {
    const wasPrevented = event.defaultPrevented;
    // No document can be left here.
    event.preventDefault();
    return wasPrevented;
  });
  window.addEventListener('click', seen, { once: true });
  fireEvent(tile, press);
  expect(seen).toHaveReturnedWith(inPlace);
  expect(screen.getAllByRole('article')).toHaveLength(count);
});

it('a card has three figures, three features and two tags, and its stock where there is any', async () => {
  await open();
  const texts = (css: string) =>
    [...(screen.getAllByRole('article')[0]?.querySelectorAll(css) ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(texts('dl > div')).toEqual(['Size1', 'Weight2', 'Noise3']);
  expect(texts('.card-points li')).toEqual(['One', 'Two', 'Three']);
  expect(texts('.card-order li')).toEqual(['A', 'B']);
  expect(screen.getAllByText('In Stock')).toHaveLength(2);
  expect(document.querySelector('.long-list')).toBeNull();
});

it('of a category with many, twelve are seen, and the rest opens by itself for few that a filter finds', async () => {
  const sixty = Array.from(Array(60), (_, at) =>
    createCatalogueItem({ id: `${at}`, name: `Kit ${at}` }),
  );
  await open('', [...items, ...sixty]);
  const rest = () => document.querySelector('details.rest') as HTMLDetailsElement;
  expect(document.querySelectorAll('.short-list article')).toHaveLength(3 + 12);
  expect(rest().querySelectorAll('.long-list article')).toHaveLength(48);
  expect(rest().open).toBe(false);
  expect(screen.getByText('Show all 60 kits')).toBeVisible();
  const ways = screen.getByRole('navigation', { name: ui.categories });
  expect(ways).toHaveTextContent('Graphics Cards 2Processors 1Memory 60');
  expect(document.querySelector('#category-memory')).toContainElement(rest());
  type('kit');
  await pause();
  expect(rest().open).toBe(false);
  expect(screen.getByText('Show all 60 kits')).toBeVisible();
  type('kit 59');
  await pause();
  expect(rest().open).toBe(true);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Show all 1 kits')).not.toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await pause();
  expect(rest().open).toBe(false);
});

it('tells what was left out of a link, with nothing ticked, too', async () => {
  await open('?parts=toaster');
  expect(screen.getByText(/^One part of this link/)).toBeVisible();
});

it('an enquiry goes along by any link to a page of the site, to parts that are missing, too', async () => {
  await open();
  const more = () => screen.getByText('More');
  await tick();
  expect(more()).toHaveAttribute('href', 'http://localhost/more/?brand=Acme&parts=card#catalogue');
  expect(screen.getByText('Top')).toHaveAttribute('href', '#top');
  expect(screen.getByText(/^Add a power supply/)).toHaveAttribute(
    'href',
    '/parts/?category=Power+Supplies&parts=card#catalogue',
  );
  await tick();
  expect(more()).toHaveAttribute('href', 'http://localhost/more/?brand=Acme#catalogue');
});

it('asks by its link where the form is sent, as Enter in a box does', async () => {
  await open('?parts=card');
  const link = document.querySelector(BAR_LINK) as HTMLElement;
  const pressed = jest.spyOn(link, 'click').mockImplementation();
  fireEvent.submit(document.querySelector('#enquiry-form') as HTMLFormElement);
  expect(pressed).toHaveBeenCalledTimes(1);
});

it('has the quote sheet tell of one ticked part and lead to its link, and of none that is unticked', async () => {
  await open('?parts=card');
  const note = () => document.querySelector(`#${SHEET_NOTE}`) as HTMLElement;
  expect(note()).toHaveTextContent(/^Your ticked part is not in this message/);
  const link = document.querySelector(BAR_LINK) as HTMLElement;
  expect(link.dataset.whole).toContain('C-1');
  const pressed = jest.spyOn(link, 'click').mockImplementation();
  fireEvent.click(within(note()).getByRole('button', { name: 'Get a quote for 1 part' }));
  expect(pressed).toHaveBeenCalledTimes(1);
  await tick();
  expect(note()).toBeEmptyDOMElement();
});
