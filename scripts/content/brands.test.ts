import { categoryPages, products } from '@/data/shop';
import { productsInScope } from '@/lib/catalogue';

/** A page's wall of brands, and the brands of all that it and its card on the home page show. */
const walls = categoryPages.map((page) => ({
  page: page.slug,
  wall: page.brands,
  shown: [
    ...page.homeCard.brands,
    ...(page.kind === 'showcase'
      ? Object.values(page.featured).flatMap((item) => item.brands)
      : productsInScope(products, page.scope).map(({ brand }) => brand)),
  ],
}));

it('a brand is spelt one way', () => {
  const spellings = new Set(walls.flatMap(({ wall, shown }) => [...wall, ...shown]));
  expect(spellings.size).toBe(new Set([...spellings].map((brand) => brand.toLowerCase())).size);
});

it.each(walls)('the wall of $page has the brands of all that the page shows', ({ wall, shown }) => {
  expect(shown.filter((brand) => !wall.includes(brand))).toEqual([]);
});
