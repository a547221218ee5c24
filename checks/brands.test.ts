import { brandOwners, brandSpellings } from '@/data/brands';
import { categoryPages } from '@/data/category-pages';
import { products } from '@/data/products';
import { productsInScope } from '@/lib/catalogue';

/** Every list of brands that stands together, with the page that shows it. */
const lists = categoryPages.flatMap(({ slug, brands, homeCard, ...page }) => [
  { place: `${slug}, its wall`, brands },
  { place: `${slug}, its card on the home page`, brands: homeCard.brands },
  ...('featured' in page
    ? page.featured.map((item) => ({ place: `${slug}, ${item.name}`, brands: item.brands }))
    : []),
]);
const named = [
  ...lists.flatMap(({ place, brands }) => brands.map((brand) => ({ place, brand }))),
  ...products.map(({ id, brand }) => ({ place: `product ${id}`, brand })),
];

test('brands are spelt as they spell themselves', () => {
  const own = new Map(brandSpellings.map((brand) => [brand.toLowerCase(), brand]));
  const misspelt = named.filter(({ brand }) => {
    const name: string = own.get(brand.toLowerCase()) ?? brand;
    return name !== brand;
  });
  expect(misspelt).toEqual([]);
});

test('a brand is spelt one way', () => {
  const spellings = new Set(named.map(({ brand }) => brand));
  expect(spellings.size).toBe(new Set([...spellings].map((brand) => brand.toLowerCase())).size);
});

test.each(lists)('$place: no brand stands beside its owner', ({ brands }) => {
  const names: readonly string[] = brands;
  expect(names.filter((brand) => names.includes(brandOwners[brand] ?? ''))).toEqual([]);
});

test.each(categoryPages)('$slug: its wall has the brands of all that the page shows', (page) => {
  const shown =
    page.kind === 'showcase'
      ? page.featured.flatMap((item) => item.brands)
      : productsInScope(products, page.scope).map(({ brand }) => brand);
  const wall: readonly string[] = page.brands;
  expect(shown.filter((brand) => !wall.includes(brand))).toEqual([]);
});
