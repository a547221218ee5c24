import { render, screen } from '@testing-library/react';
import { Picture } from '@/components/ui/picture';
import { company } from '@/data/company';
import { images } from '@/data/images';
import { picture } from '@/lib/images';
import { Hero } from './hero';

test('a page’s first picture is fetched at once and before others', () => {
  render(
    <Hero title="Fans" lead="They turn." image="hero-home">
      <a href="/">Buy</a>
    </Hero>,
  );
  const shown = screen.getByRole('img', { name: images['hero-home'].alt });
  expect(shown).toHaveAttribute('fetchpriority', 'high');
  expect(shown).toHaveAttribute('loading', 'eager');
});

test('tells what every order comes with, unless the page says so itself', () => {
  const labels = company.promises.map(({ label }) => label);
  const hero = (promises: boolean) => (
    <Hero title="Fans" lead="They turn." image="hero-home" promises={promises}>
      <a href="/">Buy</a>
    </Hero>
  );
  const { rerender } = render(hero(true));
  for (const label of labels) expect(screen.getByText(label)).toBeVisible();
  rerender(hero(false));
  for (const label of labels) expect(screen.queryByText(label)).not.toBeInTheDocument();
});

test('any other picture waits until it comes near, under a stock photograph where there is one', () => {
  const stock = {
    src: 'https://photos.example/1',
    srcSet: 'https://photos.example/1 480w',
    sizes: '100vw',
  };
  const { container } = render(<Picture picture={{ ...picture('hero-home', 'card'), stock }} />);
  const [own, photograph] = container.querySelectorAll('img');
  for (const each of [own, photograph]) {
    expect(each).toHaveAttribute('loading', 'lazy');
    expect(each).not.toHaveAttribute('fetchpriority');
  }
  expect(photograph).toHaveAttribute('alt', '');
  expect(photograph).toHaveAttribute('referrerpolicy', 'no-referrer');
  expect(photograph).toHaveAttribute('srcset', stock.srcSet);
});
