/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import { about } from '@/data/shop';
import { WhoWeAre } from './about';

it('names the person who checks quotes only where the shop does', () => {
  const { container, rerender } = render(<WhoWeAre />);
  expect(container.querySelector('figure')).toBeNull();
  const checker = { name: 'Ada', line: 'Checks every quote.', image: 'desktop-tower' };
  Object.assign(about.whoWeAre, { checker });
  rerender(<WhoWeAre />);
  expect(screen.getByRole('figure')).toHaveTextContent('AdaChecks every quote.');
  expect(screen.getByRole('img')).toBeVisible();
});
