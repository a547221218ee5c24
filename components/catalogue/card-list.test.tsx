import { render, screen } from '@testing-library/react';
import { item, recipient } from '@/components/testing/fixtures';
import { pcComponents } from '@/data/category-pages/pc-components';
import { CardList } from './card-list';
import type { CatalogueItem } from './catalogue-item';

const fan = (number: number) => item({ id: `fan-${number}`, name: `Fan ${number}` });

const card = (name: string) => screen.getByRole('heading', { name, hidden: true }).closest('li');

const renderList = (products: readonly CatalogueItem[], shown = products) =>
  render(
    <CardList
      products={products}
      shown={new Set(shown)}
      labels={pcComponents}
      recipient={recipient}
      clashes={new Map()}
    />,
  );

/** The list's own classes, with a number of cards. */
function classesWith(count: number): string {
  const { container, unmount } = renderList(Array.from({ length: count }, (_, at) => fan(at)));
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
    const [one, other] = [fan(1), fan(2)];
    renderList([one, other], [other]);
    expect(card('Fan 1')).toHaveAttribute('hidden');
    expect(card('Fan 2')).not.toHaveAttribute('hidden');
  });

  it('lists parts by their category, and hides a category with all of its parts', () => {
    const products = [item({ id: 'a' }), item({ id: 'b', category: 'Storage' })];
    renderList(products, products.slice(1));
    expect(screen.getByText('Memory')).not.toBeVisible();
    expect(screen.getByText('Storage')).toBeVisible();
    expect(screen.getAllByRole('list')[0]).toHaveAccessibleName('Storage');
  });
});
