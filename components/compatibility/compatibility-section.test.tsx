/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { product } from '@/components/testing/fixtures';
import { memory, motherboard } from '@/lib/compatibility/testing/parts';
import { CompatibilitySection } from './compatibility-section';

it('shows each motherboard, and nothing without one', () => {
  const createProduct = (part: ReturnType<typeof motherboard | typeof memory>) => ({
    ...product,
    ...part,
  });
  const motherboards = ['a', 'b', 'c', 'd'].map((id) => createProduct(motherboard(id)));
  const kit = createProduct(memory('kit'));
  const { rerender, container } = render(
    <CompatibilitySection products={[...motherboards, kit]} />,
  );
  const [, ...columns] = screen.getAllByRole('columnheader').map((header) => header.textContent);
  expect(columns).toEqual(['a', 'b', 'c', 'd']);
  rerender(<CompatibilitySection products={[kit]} />);
  expect(container).toBeEmptyDOMElement();
});
