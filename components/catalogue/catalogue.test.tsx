/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { catalogueProps, createProductCardData } from '@/components/testing/fixtures';
import { BAR_FINDING_ID } from '@/components/ui/element-ids';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { interfaceCopy } from '@/data/copy/interface';
import { type CheckResult, createFinding, type Question } from '@/lib/compatibility/finding';
import { addLine, removeAllLines } from '@/lib/enquiry/change-lines';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import type { EnquiryChange } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { Catalogue } from './catalogue';

/** The result of the check, which each test may set. */
let mockResult: CheckResult = { findings: [], questions: [] };
jest.mock('@/lib/enquiry/check-enquiry', () => ({ checkEnquiry: () => mockResult }));

const GPU = { category: 'Graphics Cards' } as const;
const items = [
  createProductCardData({ ...GPU, id: 'gpu', name: 'Swift 1', sku: 'C-1' }),
  createProductCardData({ ...GPU, id: 'b', name: 'Swift 2', brand: 'Bolt' }),
  createProductCardData({
    id: 'c',
    name: 'Base 9',
    category: 'Processors',
    compatibilityLines: [
      { icon: 'compatible', text: 'Fits.', links: [['motherboard', 'Check your board']] },
    ],
  }),
];
/** Creates an item of the other page, with its name as its id. */
const createFeaturedItem = (name: string): EnquiryItem => ({
  kind: 'featured',
  id: name,
  name,
  category: 'PCs',
  href: '/systems/',
  quotePrompt: '',
});

async function renderCatalogue(
  products = items,
  enquiryItems: readonly EnquiryItem[] = catalogueProps.enquiryItems,
) {
  window.history.replaceState(null, '', '/pc-components/#catalogue');
  render(
    <>
      <Catalogue {...catalogueProps} products={products} enquiryItems={enquiryItems} />
      <div id={BAR_FINDING_ID} />
    </>,
  );
  // Waits for the compatibility check, which loads on demand.
  await act(async () => {});
}
const getSearchBox = () => screen.getByLabelText(interfaceCopy.filters.search);
const typeSearch = (value: string) => fireEvent.input(getSearchBox(), { target: { value } });
const countCards = () => screen.getAllByRole('article').length;
const readAnnouncements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
const wait = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
/** Waits longer than any delay after typing. */
const waitForPause = () => wait(1000);
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('shows the products at once, and writes the address and the announcement after a pause', async () => {
  await renderCatalogue();
  const brands = screen.getByLabelText(interfaceCopy.filters.brand.label);
  fireEvent.input(brands, { target: { value: 'Bolt' } });
  for (const text of ['s', 'sw']) {
    typeSearch(text);
    await wait(200);
  }
  expect(window.location.search).toBe('');
  expect(countCards()).toBe(1);
  expect(readAnnouncements()).not.toContain('1 of 3 products shown.');
  await waitForPause();
  expect(window.location.search).toBe('?brand=Bolt&q=sw');
  expect(window.location).toMatchObject({ pathname: '/pc-components/', hash: '#catalogue' });
  expect(readAnnouncements()).toContain('1 of 3 products shown.');
  fireEvent.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(document.querySelector('select')).toHaveFocus();
  await waitForPause();
  expect(readAnnouncements()).toContain('3 of 3 products shown.');
  // A card's link to a field of the visitor's PC names its product.
  expect(screen.getByRole('link', { name: 'Check your board for Base 9' })).toBeVisible();
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

it('filters in place by a press on a tile, unless a key opens a new tab', async () => {
  await renderCatalogue();
  Element.prototype.scrollIntoView = jest.fn();
  const tile = screen.getByRole('link', { name: 'GPUs 2 (show Graphics Cards)' });
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) {
    // jsdom can't navigate.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(tile, { [key]: true });
    expect(countCards()).toBe(3);
  }
  expect(fireEvent.click(tile)).toBe(false);
  expect(countCards()).toBe(2);
  expect(document.querySelector('select')).toHaveFocus();
  // The form loads no page either.
  expect(fireEvent.submit(screen.getByRole('search'))).toBe(false);
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
  // Close matches by figures alone may not be what the visitor means.
  // By default the subcategory of the fixtures' products is 'DDR5 RAM'.
  typeSearch('ddr5-ram');
  await waitForPause();
  expect(countCards()).toBe(3);
  expect(getAskLink()).toBeVisible();
});

it('links to another page that has what was searched, below what only mentions it', async () => {
  const memory = createProductCardData({ description: 'Fits under the cooler of a small tower.' });
  await renderCatalogue([memory], [createFeaturedItem('Tower')]);
  const queryPageLink = () => screen.queryByRole('link', { name: 'Systems' });
  const queryAskLink = () => screen.queryByRole('link', { name: /^Ask us for/ });
  // Descriptions are searched letter by letter, so only the page has the plural.
  typeSearch('towers');
  await waitForPause();
  expect(screen.getByText(catalogueProps.page.listCopy.emptyText)).toBeVisible();
  expect(queryPageLink()?.nextElementSibling).toHaveTextContent('Desktops and laptops');
  expect(readAnnouncements().join()).toContain('Other pages: Systems');
  expect(queryAskLink()).toBeNull();
  // The description mentions a tower, and the page has one.
  typeSearch('tower');
  await waitForPause();
  expect(countCards()).toBe(1);
  expect(queryPageLink()).toBeVisible();
  // The description mentions a cooler, but no page has one.
  typeSearch('cooler');
  await waitForPause();
  expect(countCards()).toBe(1);
  expect(queryPageLink()).toBeNull();
  expect(queryAskLink()).toHaveAccessibleName('Ask us for “cooler”');
});

it('shows and announces the result of the check, also a good one', async () => {
  const compatible = createFinding('fits', [], 'fits');
  const caseQuestion: Question = { code: 'ask-part', asksAbout: 'case', parts: [], text: '' };
  const incompatible = createFinding('gpu-too-long', [], 'too long');
  await renderCatalogue(items, ['First', 'Second', 'Third'].map(createFeaturedItem));
  /** Changes the enquiry, and returns the bar's finding once it is announced. */
  const changeEnquiry = async (change: EnquiryChange, result: Partial<CheckResult>) => {
    mockResult = { findings: [], questions: [], ...result };
    act(() => enquiryStore.update(change));
    // In the first pause the catalogue renders the change, which starts the announcement's delay.
    await waitForPause();
    await waitForPause();
    return document.querySelector(`#${BAR_FINDING_ID} p`);
  };
  await changeEnquiry(addLine('First'), {
    findings: [compatible],
    questions: [caseQuestion],
  });
  expect(readAnnouncements()).toContain(
    `1 item in your enquiry. ${enquiryCopy.bar.reviewFollows} Which case have you got?`,
  );
  const fit = await changeEnquiry(addLine('Second'), { findings: [compatible] });
  expect(fit).toHaveAttribute('data-outcome', 'compatible');
  // Announces only what has changed.
  expect(readAnnouncements()).toContain(`2 items in your enquiry. ${enquiryCopy.allFit}.`);
  const incompatibility = await changeEnquiry(addLine('Third'), {
    findings: [incompatible],
    questions: [caseQuestion],
  });
  expect(incompatibility).toHaveAttribute('data-outcome', 'incompatible');
  expect(readAnnouncements()).toContain('3 items in your enquiry. Too long.');
  expect(await changeEnquiry(removeAllLines, {})).toBeNull();
  expect(readAnnouncements()).toContain('0 items in your enquiry.');
});
