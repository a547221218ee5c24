import { render, screen } from '@testing-library/react';
import { Testimonials } from '@/components/sections/testimonials';
import { pcComponents } from '@/data/category-pages/pc-components';
import { home } from '@/data/home';
import { ui } from '@/data/interface';
import { CataloguePage } from './catalogue-page';

jest.mock('@/data/products', () => ({ products: [] }));
jest.mock('@/data/testimonials', () => ({ testimonials: [] }));

it('a shop that sells nothing yet has its page without a catalogue, and still asks for a quote', () => {
  render(<CataloguePage page={pcComponents} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(pcComponents.hero.title);
  expect(screen.getByText(pcComponents.closing.quoteLabel)).toBeVisible();
  expect(screen.queryByText(pcComponents.list.heading)).toBeNull();
  expect(screen.queryByText(ui.seeProducts)).toBeNull();
});

it('a shop without testimonials has no section for them', () => {
  const { container } = render(<Testimonials />);
  expect(container).toBeEmptyDOMElement();
  expect(screen.queryByText(home.testimonials.heading)).toBeNull();
});
