/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { BAR_FINDING } from '@/components/enquiry/enquiry-ids';
import { createCatalogueItem, recipient } from '@/components/testing/fixtures';
import { enquiryCopy } from '@/data/enquiry-pages';
import { ui } from '@/data/interface';
import { pagesBySlug } from '@/data/shop';
import { MAX_SEARCH_LENGTH } from '@/lib/page-state/filter-query';
import type { PageState } from '@/lib/page-state/page-state';
import { pageStore } from '@/lib/page-state/page-store';
import { Catalogue } from './catalogue';

const finding = { outcome: 'compatible', message: 'They fit.', summary: 'Fit', isQuestion: false };
const misfit = { ...finding, outcome: 'incompatible', summary: 'Too long', partIds: ['rm850e'] };
// Two parts fit, and a third one does not.
jest.mock('@/lib/enquiry/check-enquiry', () => ({
  checkEnquiry: ({ lines }: PageState) =>
    [[], [], [{ ...finding, partIds: [] }], [misfit]][lines.length],
}));

const pcComponents = pagesBySlug['pc-components'];

/**
 * Covers details that e2e/everywhere/ leaves out: pauses, the rest of the address, modifier keys, the limits of a card, and
 * announcements.
 */
const items = [
  createCatalogueItem({ id: 'card', name: 'Swift 1', sku: 'C-1', category: 'Graphics Cards' }),
  createCatalogueItem({
    id: 'b',
    name: 'Swift 2',
    brand: 'Bolt',
    category: 'Graphics Cards',
    stockLabel: 'Out of stock',
  }),
  createCatalogueItem({ id: 'c', name: 'Base 9', category: 'Processors' }),
];
async function renderCatalogue(query = '', products = items) {
  window.history.replaceState({ next: 'its own' }, '', `/pc-components/${query}#catalogue`);
  render(
    <>
      <Catalogue
        page={pcComponents}
        drawing={null}
        products={products}
        recipient={recipient}
        pageSubject="Parts"
        pluralNamesByCategory={{ Memory: 'kits' }}
        quoteHref="mailto:ask@shop"
        uncheckedList={null}
      />
      <div id={BAR_FINDING} />
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
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('writes a choice to the address at once, but a search and the announcement after a pause', async () => {
  await renderCatalogue();
  const status = document.querySelector('#catalogue > .sr-only[role=status]');
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

it('shows near products below those that match, and as cards where none matches', async () => {
  await renderCatalogue();
  typeSearch('base');
  await waitForPause();
  expect(screen.queryByRole('heading', { name: /^Close matches/ })).toBeNull();
  typeSearch('swift bolt');
  await waitForPause();
  expect(screen.getByText('0 products available')).toBeVisible();
  expect(screen.getByText('No products found matching your criteria.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Close matches for “swift bolt”' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
  const announcements = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(announcements.join()).toContain('Close matches: 1');
  expect(screen.queryByText(/^Ask us for/)).toBeNull();
});

it('asks by email for what a search does not find', async () => {
  await renderCatalogue();
  typeSearch('4090');
  await waitForPause();
  const link = screen.getByRole('link', { name: 'Ask us for “4090”' });
  expect(link).toHaveAttribute('href', expect.stringContaining('Quote%20Request%20for%204090'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  await waitForPause();
  expect(link).not.toBeInTheDocument();
});

/** Changes the enquiry, and waits until the check has loaded and its result is announced. */
const changeEnquiry = async (...actions: readonly Parameters<typeof pageStore.dispatch>[0][]) => {
  act(() => actions.forEach(pageStore.dispatch));
  await waitForPause();
  await act(async () => {});
  await waitForPause();
};

it('shows and announces what the check says about the enquiry, good news included', async () => {
  await renderCatalogue();
  const getAnnouncements = () =>
    screen.getAllByRole('status').map(({ textContent }) => textContent);
  await changeEnquiry({ type: 'add', id: 'tuf-rtx-5080' }, { type: 'add', id: 'rm850e' });
  expect(document.querySelector(`#${BAR_FINDING}`)).toHaveTextContent(enquiryCopy.allFit);
  expect(getAnnouncements()).toContain(`2 items, ${enquiryCopy.allFit}`);
  await changeEnquiry({ type: 'add', id: 'office-tower' });
  expect(document.querySelector(`#${BAR_FINDING} [data-outcome=incompatible]`)).not.toBeNull();
  expect(getAnnouncements()).toContain('3 items, Too long');
  await changeEnquiry({ type: 'clear' });
  expect(document.querySelector(`#${BAR_FINDING}`)).toBeEmptyDOMElement();
  expect(getAnnouncements()).toContain('0 items');
});

it('reports an unknown part of a link', async () => {
  await renderCatalogue();
  await changeEnquiry({
    type: 'openLink',
    link: { lines: [{ id: 'toaster', quantity: 1 }], unknownCount: 0 },
  });
  expect(screen.getByText(enquiryCopy.notices.unknownOne)).toBeVisible();
});

it('a submit of the form, as by Enter in a box, opens no email', async () => {
  await renderCatalogue();
  expect(fireEvent.submit(document.querySelector('#enquiry-form') as HTMLFormElement)).toBe(false);
});
