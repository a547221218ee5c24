import { render, screen } from '@testing-library/react';
import { pcComponents } from '@/data/categories/pc-components';
import { CardList } from './card-list';
import type { CatalogueItem } from './catalogue-item';

const recipient = { company: 'Acme', email: 'sales@acme.example' };

const item = (number: number): CatalogueItem => ({
  id: `fan-${number}`,
  name: `Fan ${number}`,
  brand: 'Acme',
  sku: `F-${number}`,
  category: 'Memory',
  subcategory: 'DDR5 RAM',
  description: 'Turns.',
  inStock: true,
  specifications: [],
  features: [],
  compatibility: [],
  picture: {
    alt: '',
    src: '/fan.webp',
    own: {
      width: 3,
      height: 2,
      avif: '/fan.avif 480w',
      webp: '/fan.webp 480w',
      sizes: '100vw',
    },
    wide: null,
    stock: null,
  },
});

/** The list's own classes, with a number of cards. */
function classesWith(count: number): string {
  const products = Array.from({ length: count }, (_, index) => item(index));
  const { container, unmount } = render(
    <CardList
      products={products}
      shown={new Set(products)}
      labels={pcComponents}
      recipient={recipient}
    />,
  );
  const classes = container.querySelector('ul')?.className ?? '';
  unmount();
  return classes;
}

describe('the list of cards', () => {
  it('is laid out in another way from sixty cards on, and only there', () => {
    expect(classesWith(59)).toBe(classesWith(1));
    expect(classesWith(60)).not.toBe(classesWith(59));
    expect(classesWith(61)).toBe(classesWith(60));
  });

  it('keeps the cards that the filters hide', () => {
    const [one, other] = [item(1), item(2)];
    render(
      <CardList
        products={[one, other]}
        shown={new Set([other])}
        labels={pcComponents}
        recipient={recipient}
      />,
    );
    expect(screen.getByText('Fan 1').closest('li')).toHaveAttribute('hidden');
    expect(screen.getByText('Fan 2').closest('li')).not.toHaveAttribute('hidden');
  });
});
