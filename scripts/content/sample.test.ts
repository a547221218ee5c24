import { categoryPages, company, products, testimonials } from '@/data/shop';
import { selectProductsInScope } from '@/lib/catalogue/filters';

/** Each page's brand list, and the brands of its products and of its card on the home page. */
const brandLists = categoryPages.map((page) => ({
  listed: page.brands ?? [],
  shown: [
    ...(page.homeCard.brands ?? []),
    ...(page.kind === 'showcase'
      ? Object.values(page.featured ?? {}).flatMap((item) => item.brands ?? [])
      : selectProductsInScope(products, page.scope).map(({ brand }) => brand)),
  ],
}));

it('lists every brand that a page shows, each in one spelling', () => {
  for (const { listed, shown } of brandLists)
    expect(shown.filter((brand) => !listed.includes(brand))).toEqual([]);
  const spellings = new Set(brandLists.flatMap(({ listed }) => listed));
  expect(new Set([...spellings].map((brand) => brand.toLowerCase())).size).toBe(spellings.size);
});

it('has the numbers that only the sample must have', () => {
  for (const page of categoryPages) {
    expect(page.brands).toHaveLength(12);
    if (page.kind === 'catalogue') continue;
    expect(page.tiles).toHaveLength(4);
    const items = Object.values(page.featured ?? {});
    expect(items.map(({ features }) => features.length)).toEqual(Array(6).fill(6));
  }
  expect(testimonials.map(({ rating }) => rating)).toEqual([5, 5, 5]);
  const { dispatch, delivery, response } = company;
  expect([dispatch, delivery, response]).toEqual(['1-2 business days', '2-3 days', '24 hours']);
});
