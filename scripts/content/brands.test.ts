import { categoryPages, products } from '@/data/shop';
import { selectProductsInScope } from '@/lib/catalogue/filters';

/** Each page's brand list, and the brands of its products and of its card on the home page. */
const walls = categoryPages.map((page) => ({
  page: page.slug,
  wall: page.brands ?? [],
  shown: [
    ...(page.homeCard.brands ?? []),
    ...(page.kind === 'showcase'
      ? Object.values(page.featured ?? {}).flatMap((item) => item.brands ?? [])
      : selectProductsInScope(products, page.scope).map(({ brand }) => brand)),
  ],
}));

it('each brand has one spelling', () => {
  const spellings = new Set(walls.flatMap(({ wall, shown }) => [...wall, ...shown]));
  expect(spellings.size).toBe(new Set([...spellings].map((brand) => brand.toLowerCase())).size);
});

it.each(walls)('the brand list of $page has every brand that the page shows', ({ wall, shown }) => {
  expect(shown.filter((brand) => !wall.includes(brand))).toEqual([]);
});
