import { render, screen } from '@testing-library/react';
import { Testimonials } from '@/components/sections/testimonials';
import { product, recipient } from '@/components/testing/fixtures';
import { fitTableCopy } from '@/data/fit';
import { ui } from '@/data/interface';
import { home, pagesBySlug } from '@/data/shop';
import { toCatalogueItem } from './catalogue-data';
import { CataloguePage } from './catalogue-page';
import { ProductCard } from './product-card';

const pcComponents = pagesBySlug['pc-components'];

jest.mock('@/data/shop', () => ({
  ...jest.requireActual('@/data/shop'),
  products: [],
  testimonials: [],
}));

it('a shop that sells nothing yet has its page without a catalogue, and still asks for a quote', () => {
  render(<CataloguePage page={pcComponents} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pcComponents.hero.title);
  expect(screen.getByText(pcComponents.closing.quoteLabel)).toBeVisible();
  for (const text of [
    pcComponents.list.heading,
    pcComponents.fit.heading,
    fitTableCopy.heading,
    ui.comparison.heading,
    ui.seeProducts,
  ])
    expect(screen.queryByText(text)).toBeNull();
});

it('what no card prints of a product stays on the server', () => {
  const sent = toCatalogueItem({ ...product, ...{ supplier: 'not for the browser' } }, []);
  expect(JSON.stringify(sent)).not.toMatch(/not for the browser/);
});

it.each([
  [true, '2026-11-20', 'In Stock on 20 Nov 2026'],
  [false, '2026-11-20', 'Out of stock on 20 Nov 2026'],
  [true, undefined, 'In Stock'],
  [false, undefined, 'Stock on request'],
])(
  'of stock %s, looked at on %s, a card says "%s", and asks for a quote',
  (inStock, checkedOn, says) => {
    const looked = toCatalogueItem({ ...product, inStock, ...(checkedOn && { checkedOn }) }, []);
    const { list } = pcComponents;
    const card = { product: looked, list, recipient, wide: false };
    const { container } = render(<ProductCard {...card} />);
    const said = [...container.querySelectorAll('.card-title > p:first-child > span')];
    expect(said.map(({ textContent }) => textContent).join(' ')).toBe(says);
    expect(screen.getByRole('link', { name: /Get Quote/ })).toBeVisible();
  },
);

it('a shop without testimonials has no section for them', () => {
  const { container } = render(<Testimonials />);
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByText(home.testimonials.heading)).toBeNull();
});
