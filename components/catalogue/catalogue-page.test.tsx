/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Testimonials } from '@/components/sections/testimonials';
import { product, recipient } from '@/components/testing/fixtures';
import { compatibilityTableCopy } from '@/data/compatibility';
import { ui } from '@/data/interface';
import { pagesBySlug } from '@/data/shop';
import { buildCatalogueItem, buildCatalogueList } from './catalogue-data';
import { CataloguePage } from './catalogue-page';
import { ProductCard } from './product-card';

const page = pagesBySlug['pc-components'];

jest.mock('@/data/shop', () => ({
  ...jest.requireActual('@/data/shop'),
  products: [],
  testimonials: [],
}));

it('a page without products has no catalogue, but a quote link', () => {
  render(<CataloguePage page={page} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(page.hero.title);
  expect(screen.getByText(page.closing.quoteLabel)).toBeVisible();
  const { heading } = compatibilityTableCopy;
  const headings = [page.list.heading, page.fit?.heading ?? '', heading, ui.comparison.heading];
  for (const text of [...headings, ui.seeProducts]) expect(screen.queryByText(text)).toBeNull();
});

it('leaves out the section of testimonials if there are none', () => {
  expect(render(<Testimonials />).container).toBeEmptyDOMElement();
});

it('a card has three specifications, three features and two tags, and no other field', () => {
  const item = buildCatalogueItem({ ...product, ...{ supplier: 'not for the browser' } }, []);
  expect(item.specifications.map(([label]) => label)).toEqual(['Size', 'Weight', 'Noise']);
  expect([item.features, item.compatibility]).toEqual([
    ['One', 'Two', 'Three'],
    ['A', 'B'],
  ]);
  expect(JSON.stringify(item)).not.toMatch(/not for the browser/);
});

it.each([
  [['2026-11-20', '2026-11-20'], 'Stock checked 20 Nov 2026', ['', '']],
  [['2026-11-20', '2026-11-21'], '', ['on 20 Nov 2026', 'on 21 Nov 2026']],
])('states a stock date once where all products share it: %j', (days, note, dates) => {
  const shown = days.map((checkedOn) => ({ ...product, checkedOn }));
  const { items, stockNote } = buildCatalogueList(shown, []);
  expect([stockNote, items.map(({ stockDate }) => stockDate)]).toEqual([note, dates]);
});

it.each([
  [true, '2026-11-20', 'In Stock', 'on 20 Nov 2026'],
  [false, '2026-11-20', 'Out of stock', 'on 20 Nov 2026'],
  [true, undefined, 'In Stock', ''],
  [false, undefined, 'Stock on request', ''],
])(
  'with inStock %s and checkedOn %s a card shows "%s %s" and a quote link',
  (inStock, checkedOn, label, date) => {
    const item = buildCatalogueItem({ ...product, inStock, ...(checkedOn && { checkedOn }) }, []);
    render(<ProductCard product={item} list={page.list} recipient={recipient} isWide={false} />);
    expect(screen.getByText(label).classList.contains('positive')).toBe(inStock);
    expect(
      screen
        .queryAllByText(/^on /)
        .map(({ textContent }) => textContent)
        .join(),
    ).toBe(date);
    expect(screen.getByRole('link', { name: /Get Quote/ })).toBeVisible();
  },
);
