/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { list, product, recipient } from '@/components/testing/fixtures';
import { buildCatalogueItem } from './catalogue-data';
import { ProductCard } from './product-card';

it('has three specifications, three features and two tags, and no other field', () => {
  const item = buildCatalogueItem({ ...product, ...{ supplier: 'not for the browser' } }, []);
  expect(item.specifications).toEqual([
    ['Timings', '1'],
    ['Voltage', '2'],
    ['Height', '3'],
  ]);
  expect([item.features, item.compatibility]).toEqual([
    ['One', 'Two', 'Three'],
    ['A', 'B'],
  ]);
  expect(JSON.stringify(item)).not.toMatch(/not for the browser/);
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
