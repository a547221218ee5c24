import { act, createEvent, fireEvent, render, screen, within } from '@testing-library/react';
import { BAR_LINK, BAR_PLACE, SHEET_NOTE } from '@/components/enquiry/enquiry-ids';
import type { EnquiryShop } from '@/components/enquiry/enquiry-shop';
import { QuoteSheet } from '@/components/layout/quote-sheet';
import { createCatalogueItem, recipient } from '@/components/testing/fixtures';
import { ui } from '@/data/interface';
import { pagesBySlug } from '@/data/shop';
import { gpu, psu } from '@/lib/compatibility/testing/parts';
import { MAX_SEARCH_LENGTH } from '@/lib/page-state/filter-query';
import { Catalogue } from './catalogue';

const pcComponents = pagesBySlug['pc-components'];

/**
 * Covers details that e2e/everywhere/ leaves out: pauses, the rest of the address, modifier keys, the limits of a card, the
 * targets of enquiry links, Enter in a checkbox, and wordings for one part.
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
    { ...createCatalogueItem({ sku: 'C-1' }), ...gpu('card', { room: 350 }) },
    { ...createCatalogueItem({ sku: 'S-1' }), ...psu('supply') },
  ],
  many: { Memory: 'kits' },
  kinds: { psu: { category: 'Power Supplies', href: '/parts/' } },
  pages: [],
  prompts: {},
  plainHref: 'mailto:ask@shop',
};

async function renderCatalogue(query = '', products = items) {
  window.history.replaceState({ next: 'its own' }, '', `/pc-components/${query}#catalogue`);
  render(
    <>
      <a href="/more/?brand=Acme#catalogue">More</a>
      <a href="#top">Top</a>
      <Catalogue
        page={pcComponents}
        drawing={null}
        products={products}
        shop={shop}
        quoteHref="mailto:ask@shop"
        uncheckedList={null}
      />
      <div id={BAR_PLACE} />
      <QuoteSheet />
    </>,
  );
  // Waits for the compatibility check, which loads on demand.
  await act(async () => {});
}
const getSearchBox = () => screen.getByLabelText(ui.filters.search);
const typeSearch = (value: string) => fireEvent.input(getSearchBox(), { target: { value } });
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
/** Waits longer than any delay after typing. */
const waitForPause = () => wait(1000);
/** Clicks the first product's checkbox and waits for the next paint. */
const toggleFirstPart = () => {
  fireEvent.click(document.querySelector('.tick input') as HTMLElement);
  return wait(40);
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('writes a choice to the address at once, but a search and the announcement after a pause', async () => {
  await renderCatalogue();
  const [status] = screen.getAllByRole('status');
  const brands = screen.getByLabelText(ui.filters.brand.label);
  fireEvent.input(brands, { target: { value: 'Bolt' } });
  expect(window.location.search).toBe('?brand=Bolt');
  for (const text of ['s', 'sw']) {
    typeSearch(text);
    await wait(200);
  }
  expect(window.location.search).toBe('?brand=Bolt');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Processors', { selector: 'p' })).not.toBeVisible();
  expect(status).toBeEmptyDOMElement();
  await waitForPause();
  expect(window.location.search).toBe('?brand=Bolt&q=sw');
  expect(window.location).toMatchObject({ pathname: '/pc-components/', hash: '#catalogue' });
  expect(window.history.state).toEqual({ next: 'its own' });
  expect(status).toHaveTextContent('1 of 3 products shown');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitForPause();
  expect(status).toHaveTextContent('3 of 3 products shown');
});

it('writes a search to the address when the visitor leaves the page, and only once', async () => {
  await renderCatalogue();
  typeSearch('swift');
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(window.location.search).toBe('?q=swift');
  window.history.replaceState(null, '', '?q=other');
  await waitForPause();
  window.dispatchEvent(new PageTransitionEvent('pagehide'));
  expect(window.location.search).toBe('?q=other');
});

it('limits the length of a search, and does not submit it on Enter', async () => {
  await renderCatalogue();
  expect(getSearchBox()).toHaveAttribute('maxlength', `${MAX_SEARCH_LENGTH}`);
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

it.each([
  [{}, true, 2],
  [{ ctrlKey: true }, false, 3],
  [{ metaKey: true }, false, 3],
  [{ shiftKey: true }, false, 3],
])('a press on a tile with %j filters in place: %s', async (modifiers, isInPlace, count) => {
  await renderCatalogue();
  Element.prototype.scrollIntoView = jest.fn();
  const tile = screen.getByRole('link', { name: 'GPUs 2' });
  expect(tile).toHaveAttribute('href', '?category=Graphics+Cards#catalogue');
  const press = createEvent.click(tile, modifiers);
  const preventNavigation = jest.fn((event: Event) => {
    const wasPrevented = event.defaultPrevented;
    // jsdom can't navigate.
    event.preventDefault();
    return wasPrevented;
  });
  window.addEventListener('click', preventNavigation, { once: true });
  fireEvent(tile, press);
  expect(preventNavigation).toHaveReturnedWith(isInPlace);
  expect(screen.getAllByRole('article')).toHaveLength(count);
});

it('a card has three specifications, three features and two tags, and shows available stock', async () => {
  await renderCatalogue();
  const listTexts = (selector: string) =>
    [...(screen.getAllByRole('article')[0]?.querySelectorAll(selector) ?? [])].map(
      ({ textContent }) => textContent,
    );
  expect(listTexts('dl > div')).toEqual(['Size1', 'Weight2', 'Noise3']);
  expect(listTexts('.card-features li')).toEqual(['One', 'Two', 'Three']);
  expect(listTexts('.card-actions li')).toEqual(['A', 'B']);
  expect(screen.getAllByText('In Stock')).toHaveLength(2);
  expect(document.querySelector('.long-list')).toBeNull();
});

it('a long category shows twelve products, and opens for a few filter results', async () => {
  const kits = Array.from(Array(60), (_, index) =>
    createCatalogueItem({ id: `${index}`, name: `Kit ${index}` }),
  );
  await renderCatalogue('', [...items, ...kits]);
  const getDisclosure = () => document.querySelector('details.more-products') as HTMLDetailsElement;
  expect(document.querySelectorAll('.short-list article')).toHaveLength(3 + 12);
  expect(getDisclosure().querySelectorAll('.long-list article')).toHaveLength(48);
  expect(getDisclosure().open).toBe(false);
  expect(screen.getByText('Show all 60 kits')).toBeVisible();
  const categoryLinks = screen.getByRole('navigation', { name: ui.categories });
  expect(categoryLinks).toHaveTextContent('Graphics Cards 2Processors 1Memory 60');
  expect(document.querySelector('#category-memory')).toContainElement(getDisclosure());
  typeSearch('kit');
  await waitForPause();
  expect(getDisclosure().open).toBe(false);
  expect(screen.getByText('Show all 60 kits')).toBeVisible();
  typeSearch('kit 59');
  await waitForPause();
  expect(getDisclosure().open).toBe(true);
  expect(screen.getAllByRole('article')).toHaveLength(1);
  expect(screen.getByText('Show all 1 kits')).not.toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitForPause();
  expect(getDisclosure().open).toBe(false);
});

it('reports an unknown part in a link, even without a ticked part', async () => {
  await renderCatalogue('?parts=toaster');
  expect(screen.getByText(/^One part of this link/)).toBeVisible();
});

it('adds the enquiry to every link to a page of the site, also to missing parts', async () => {
  await renderCatalogue();
  const getMoreLink = () => screen.getByText('More');
  await toggleFirstPart();
  expect(getMoreLink()).toHaveAttribute(
    'href',
    'http://localhost/more/?brand=Acme&parts=card#catalogue',
  );
  expect(screen.getByText('Top')).toHaveAttribute('href', '#top');
  expect(screen.getByText(/^Add a power supply/)).toHaveAttribute(
    'href',
    '/parts/?category=Power+Supplies&parts=card#catalogue',
  );
  await toggleFirstPart();
  expect(getMoreLink()).toHaveAttribute('href', 'http://localhost/more/?brand=Acme#catalogue');
});

it('follows the quote link when the form is submitted, as by Enter in a checkbox', async () => {
  await renderCatalogue('?parts=card');
  const link = document.querySelector(BAR_LINK) as HTMLElement;
  const click = jest.spyOn(link, 'click').mockImplementation();
  fireEvent.submit(document.querySelector('#enquiry-form') as HTMLFormElement);
  expect(click).toHaveBeenCalledTimes(1);
});

it('adds a note on a ticked part to the quote sheet, and removes it once the part is unticked', async () => {
  await renderCatalogue('?parts=card');
  const getNote = () => document.querySelector(`#${SHEET_NOTE}`) as HTMLElement;
  expect(getNote()).toHaveTextContent(/^Your ticked part is not in this message/);
  const link = document.querySelector(BAR_LINK) as HTMLElement;
  expect(link.dataset.whole).toContain('C-1');
  const click = jest.spyOn(link, 'click').mockImplementation();
  fireEvent.click(within(getNote()).getByRole('button', { name: 'Get a quote for 1 part' }));
  expect(click).toHaveBeenCalledTimes(1);
  await toggleFirstPart();
  expect(getNote()).toBeEmptyDOMElement();
});
