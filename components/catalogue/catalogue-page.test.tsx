/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { Testimonials } from '@/components/sections/testimonials';
import { product, recipient } from '@/components/testing/fixtures';
import { compatibilityTableCopy } from '@/data/compatibility';
import { ui } from '@/data/interface';
import { home, pagesBySlug } from '@/data/shop';
import { buildCatalogueItem, buildCatalogueList } from './catalogue-data';
import { CataloguePage } from './catalogue-page';
import { ProductCard } from './product-card';

const pcComponents = pagesBySlug['pc-components'];

jest.mock('@/data/shop', () => ({
  ...jest.requireActual('@/data/shop'),
  products: [],
  testimonials: [],
}));

it('a page without products has no catalogue, but a quote link', () => {
  render(<CataloguePage page={pcComponents} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pcComponents.hero.title);
  expect(screen.getByText(pcComponents.closing.quoteLabel)).toBeVisible();
  for (const text of [
    pcComponents.list.heading,
    pcComponents.fit.heading,
    compatibilityTableCopy.heading,
    ui.comparison.heading,
    ui.seeProducts,
  ])
    expect(screen.queryByText(text)).toBeNull();
});

it('keeps fields that no card shows out of the browser', () => {
  const item = buildCatalogueItem({ ...product, ...{ supplier: 'not for the browser' } }, []);
  expect(JSON.stringify(item)).not.toMatch(/not for the browser/);
});

it('states a stock date once where all products of a list share it', () => {
  const build = (...days: readonly string[]) => {
    const listed = days.map((checkedOn) => ({ ...product, checkedOn }));
    const { items, stockNote } = buildCatalogueList(listed, []);
    return [stockNote, ...items.map(({ stockDate }) => stockDate)];
  };
  expect(build('2026-11-20', '2026-11-20')).toEqual(['Stock at 20 Nov 2026', '', '']);
  expect(build('2026-11-20', '2026-11-21')).toEqual(['', 'on 20 Nov 2026', 'on 21 Nov 2026']);
});

it.each([
  [true, '2026-11-20', 'In Stock on 20 Nov 2026'],
  [false, '2026-11-20', 'Out of stock on 20 Nov 2026'],
  [true, undefined, 'In Stock'],
  [false, undefined, 'Stock on request'],
])(
  'with inStock %s and checkedOn %s a card shows "%s" and a quote link',
  (inStock, checkedOn, expected) => {
    const item = buildCatalogueItem({ ...product, inStock, ...(checkedOn && { checkedOn }) }, []);
    const { list } = pcComponents;
    const props = { product: item, list, recipient, isWide: false };
    const { container } = render(<ProductCard {...props} />);
    const title = container.querySelector('.card-title > p');
    const texts = [...(title?.children ?? [])].map(({ textContent }) => textContent);
    expect(texts.join(' ')).toBe(`${expected} Acme DDR5 RAM`);
    expect(screen.getByRole('link', { name: /Get Quote/ })).toBeVisible();
  },
);

it('leaves out the section of testimonials if there are none', () => {
  const { container } = render(<Testimonials />);
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByText(home.testimonials.heading)).toBeNull();
});
