/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { catalogueProps, createCatalogueItem } from '@/components/testing/fixtures';
import { BAR_FINDING_ID } from '@/components/ui/element-ids';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { ui } from '@/data/copy/interface';
import { addLine, removeAllLines } from '@/lib/enquiry/change-lines';
import type { Enquiry } from '@/lib/enquiry/enquiry';
import type { EnquiryChange } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { Catalogue } from './catalogue';

const fit = { outcome: 'compatible', summarise: () => 'Fit', isQuestion: false, partIds: [] };
const question = { ...fit, outcome: 'unverified', isQuestion: true };
const misfit = { ...fit, outcome: 'incompatible', summarise: () => 'Too long' };
const mockFindingsByLineCount = [[], [fit, question], [fit], [question, misfit]];
jest.mock('@/lib/enquiry/check-enquiry', () => ({
  checkEnquiry: ({ lines }: Enquiry) => mockFindingsByLineCount[lines.length],
}));

const GPU = { category: 'Graphics Cards' } as const;
const items = [
  createCatalogueItem({ ...GPU, id: 'card', name: 'Swift 1', sku: 'C-1' }),
  createCatalogueItem({ ...GPU, id: 'b', name: 'Swift 2', brand: 'Bolt' }),
  createCatalogueItem({ id: 'c', name: 'Base 9', category: 'Processors' }),
];
async function renderCatalogue(products = items) {
  window.history.replaceState(null, '', '/pc-components/#catalogue');
  render(
    <>
      <Catalogue {...catalogueProps} products={products} />
      <div id={BAR_FINDING_ID} />
    </>,
  );
  // Waits for the compatibility check, which loads on demand.
  await act(async () => {});
}
const getSearchBox = () => screen.getByLabelText(ui.filters.search);
const typeSearch = (value: string) => fireEvent.input(getSearchBox(), { target: { value } });
const clearFilters = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
const countCards = () => screen.getAllByRole('article').length;
const readAnnouncements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
/** Waits longer than any delay after typing. */
const waitForPause = () => wait(1000);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('writes a choice to the address at once, but a search and the announcement after a pause', async () => {
  await renderCatalogue();
  const brands = screen.getByLabelText(ui.filters.brand.label);
  fireEvent.input(brands, { target: { value: 'Bolt' } });
  expect(window.location.search).toBe('?brand=Bolt');
  for (const text of ['s', 'sw']) {
    typeSearch(text);
    await wait(200);
  }
  expect(window.location.search).toBe('?brand=Bolt');
  expect(countCards()).toBe(1);
  expect(readAnnouncements()).not.toContain('1 of 3 products shown.');
  await waitForPause();
  expect(window.location.search).toBe('?brand=Bolt&q=sw');
  expect(window.location).toMatchObject({ pathname: '/pc-components/', hash: '#catalogue' });
  expect(readAnnouncements()).toContain('1 of 3 products shown.');
  clearFilters();
  expect(document.querySelector('select')).toHaveFocus();
  await waitForPause();
  expect(readAnnouncements()).toContain('3 of 3 products shown.');
});

it('writes a search to the address when the visitor leaves the page, and only once', async () => {
  await renderCatalogue();
  typeSearch('swift');
  const leave = () => window.dispatchEvent(new PageTransitionEvent('pagehide'));
  leave();
  expect(window.location.search).toBe('?q=swift');
  window.history.replaceState(null, '', '?q=other');
  await waitForPause();
  leave();
  expect(window.location.search).toBe('?q=other');
});

it('submits nothing on Enter', async () => {
  await renderCatalogue();
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
});

it.each([
  [{}, true, 2],
  [{ ctrlKey: true }, false, 3],
  [{ metaKey: true }, false, 3],
  [{ shiftKey: true }, false, 3],
  [{ altKey: true }, false, 3],
])('a press on a tile with %j filters in place: %s', async (modifiers, isInPlace, count) => {
  await renderCatalogue();
  Element.prototype.scrollIntoView = jest.fn();
  const tile = screen.getByRole('link', { name: 'GPUs 2 (show Graphics Cards)' });
  const preventNavigation = jest.fn((event: Event) => {
    const wasPrevented = event.defaultPrevented;
    // jsdom can't navigate.
    event.preventDefault();
    return wasPrevented;
  });
  window.addEventListener('click', preventNavigation, { once: true });
  fireEvent(tile, createEvent.click(tile, modifiers));
  expect(preventNavigation).toHaveReturnedWith(isInPlace);
  expect(countCards()).toBe(count);
  expect(document.activeElement === document.querySelector('select')).toBe(isInPlace);
});

it('announces near products, and asks by email for what a search does not find', async () => {
  await renderCatalogue();
  const getAskLink = () => screen.queryByRole('link', { name: /^Ask us for/ });
  typeSearch('swift bolt');
  await waitForPause();
  expect(readAnnouncements().join()).toContain('Close matches: 1');
  expect(getAskLink()).toBeNull();
  typeSearch('4090');
  await waitForPause();
  expect(getAskLink()?.getAttribute('href')).toContain('Quote%20Request%20for%204090');
});

it('links to another page that has what was searched, below the results', async () => {
  await renderCatalogue([
    ...items,
    createCatalogueItem({ id: 'd', name: 'Slim', description: 'Fits a laptop or a cooler.' }),
  ]);
  const getPageLinks = () => screen.queryAllByRole('link', { name: 'Systems' });
  typeSearch('towers');
  await waitForPause();
  expect(screen.getByText(catalogueProps.page.listCopy.emptyText)).toBeVisible();
  expect(getPageLinks().map((link) => link.nextElementSibling?.textContent)).toEqual(['Tower']);
  expect(readAnnouncements().join()).toContain('Other pages: Systems');
  expect(screen.queryByRole('link', { name: /^Ask us for/ })).toBeNull();
  // A product that only mentions the word is still listed.
  typeSearch('laptop');
  await waitForPause();
  expect(countCards()).toBe(1);
  expect(getPageLinks()).toHaveLength(1);
  typeSearch('cooler');
  await waitForPause();
  expect(countCards()).toBe(1);
  expect(screen.getByRole('link', { name: 'Ask us for “cooler”' })).toBeVisible();
  // Near matches that have the words only in their figures come before the link that asks.
  typeSearch('ddr5-ram');
  await waitForPause();
  expect(screen.getByRole('heading', { name: /^Close matches/ })).toBeVisible();
  expect(screen.getAllByRole('link', { name: /^Ask us for/ })).toHaveLength(1);
});

it('shows and announces the result of the check, also a good one', async () => {
  await renderCatalogue();
  /** Changes the enquiry, waits until its result is announced, and returns the bar's finding. */
  const change = async (...changes: readonly EnquiryChange[]) => {
    act(() => changes.forEach(enquiryStore.update));
    for (let pause = 0; pause < 2; pause += 1) await waitForPause();
    return document.querySelector(`#${BAR_FINDING_ID} p`);
  };
  await change(addLine('card'));
  expect(readAnnouncements()).toContain(
    `1 item in your enquiry. ${enquiryCopy.bar.reviewFollows} ${enquiryCopy.openQuestion.one}.`,
  );
  expect(await change(addLine('supply'))).toHaveAttribute('data-outcome', 'compatible');
  // Announces only what has changed.
  expect(readAnnouncements()).toContain(`2 items in your enquiry. ${enquiryCopy.allFit}.`);
  expect(await change(addLine('tower'))).toHaveAttribute('data-outcome', 'incompatible');
  expect(readAnnouncements()).toContain('3 items in your enquiry. Too long.');
  expect(await change(removeAllLines)).toBeNull();
  expect(readAnnouncements()).toContain('0 items in your enquiry.');
});
