import { render, screen } from '@testing-library/react';
import { company } from '@/data/company';
import { Hero } from './hero';

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
