/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { createCatalogueItem, listCopy, recipient } from '@/components/testing/fixtures';
import { ProductCard } from './product-card';

it('names its product in the links to the fields of the visitor’s PC', () => {
  const links = [['motherboard', 'Check your board']] as const;
  const item = createCatalogueItem({ name: 'Kit', compatibilityLines: [{ text: 'Fits.', links }] });
  render(<ProductCard product={item} listCopy={listCopy} recipient={recipient} />);
  expect(screen.getByRole('link', { name: 'Check your board for Kit' })).toBeVisible();
});
