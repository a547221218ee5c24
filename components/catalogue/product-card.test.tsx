import { render, screen, within } from '@testing-library/react';
import type { Product } from '@/checks/schemas/products';
import { item, recipient } from '@/components/testing/fixtures';
import { gamingHardware } from '@/data/category-pages/gaming-hardware';
import { ui } from '@/data/interface';
import { catalogueItem } from './catalogue-item';
import { ProductCard } from './product-card';

const product: Product = {
  id: 'fan',
  name: 'Fan 1',
  brand: 'Acme',
  category: 'Memory',
  subcategory: 'DDR5 RAM',
  image: 'hero-home',
  description: 'Turns.',
  specifications: { Size: '1', Weight: '2', Noise: '3', Price: '4' },
  features: ['One', 'Two', 'Three', 'Four'],
  compatibility: ['A', 'B', 'C'],
  inStock: true,
  sku: 'F-1',
};
const renderCard = (of = catalogueItem(product, [])) =>
  render(
    <ProductCard
      product={of}
      labels={gamingHardware}
      recipient={recipient}
      wide={false}
      clash={undefined}
    />,
  );

describe('a product card', () => {
  it('prints the first three specifications and features and the first two tags', () => {
    const { container } = renderCard();
    expect([...container.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
      'Size1',
      'Weight2',
      'Noise3',
    ]);
    const texts = (list: Element) => [...list.children].map(({ textContent }) => textContent);
    const [features, tags] = screen.getAllByRole('list').map(texts);
    expect(features).toEqual(['One', 'Two', 'Three']);
    expect(tags).toEqual(['A', 'B']);
    expect(screen.getByRole('list', { name: ui.compatibility })).toBeVisible();
  });

  it('says that a product is in stock, and nothing where it is not', () => {
    const { container } = renderCard();
    expect(within(container).getByText('In Stock')).toBeVisible();
    const { container: other } = renderCard(item({ inStock: false }));
    expect(within(other).queryByText('In Stock')).toBeNull();
  });

  it('asks for a quote for its product in the page’s wording', () => {
    renderCard();
    expect(screen.getByRole('link', { name: /^Get Quote/ })).toHaveAttribute(
      'href',
      expect.stringContaining(
        '?subject=Gaming%20Hardware%20Quote%20Request%20for%20Fan%201%20-%20Acme&',
      ),
    );
  });
});
