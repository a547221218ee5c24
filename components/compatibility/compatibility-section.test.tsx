import { render, screen } from '@testing-library/react';
import { product } from '@/components/testing/fixtures';
import { board, memory } from '@/lib/compatibility/testing/parts';
import { CompatibilitySection } from './compatibility-section';

const products = (...parts: readonly ReturnType<typeof board | typeof memory>[]) =>
  parts.map((part) => ({ ...product, ...part }));
const columns = () =>
  screen
    .queryAllByRole('columnheader')
    .slice(1)
    .map((head) => head.textContent);

it('shows the first three motherboards, and nothing without a motherboard', () => {
  const boards = ['a', 'b', 'c', 'd'].map((id) => board(id));
  const { rerender, container } = render(
    <CompatibilitySection products={products(...boards, memory('kit'))} />,
  );
  expect(columns()).toEqual(['a', 'b', 'c']);
  rerender(<CompatibilitySection products={products(memory('kit'))} />);
  expect(container).toBeEmptyDOMElement();
});
