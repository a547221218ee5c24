/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { list, product, recipient } from '@/components/testing/fixtures';
import type { Product } from '@/data/shop/product';
import { buildCatalogueItem } from './catalogue-item';
import { ProductCard } from './product-card';

it('shows the three figures that its category names, three features and two tags', () => {
  const item = buildCatalogueItem(product, []);
  expect(item.specifications).toEqual([
    ['Timings', '1'],
    ['Voltage', '2'],
    ['Height', '3'],
  ]);
  expect(item.features).toEqual(['One', 'Two', 'Three']);
  expect(item.compatibilityTags).toEqual(['A', 'B']);
});

it('hands the browser no field of a product that the card does not show', () => {
  const productWithSupplier: Product & { supplier: string } = {
    ...product,
    supplier: 'Wholesaler',
  };
  expect(buildCatalogueItem(productWithSupplier, [])).not.toHaveProperty('supplier');
});

it('names its product in the links to the fields of the visitor’s PC', () => {
  const links = [['motherboard', 'Check your board']] as const;
  const item = {
    ...buildCatalogueItem(product, []),
    compatibilityLines: [{ text: 'Fits.', links }],
  };
  render(<ProductCard product={item} list={list} recipient={recipient} />);
  expect(screen.getByRole('link', { name: `Check your board for ${product.name}` })).toBeVisible();
});
