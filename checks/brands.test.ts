import { categoryPages } from '@/data/category-pages';
import { products } from '@/data/products';
import { productsInScope } from '@/lib/catalogue';

/** Brands that belong to another one that is also sold under its own name, which then stands on a page's wall alone. */
const OWNERS: Readonly<Record<string, string>> = {
  Aruba: 'HPE',
  Elgato: 'Corsair',
  FireCuda: 'Seagate',
  HyperX: 'HP',
  IronWolf: 'Seagate',
  ROG: 'ASUS',
  SCUF: 'Corsair',
  Meraki: 'Cisco',
  Omada: 'TP-Link',
  UniFi: 'Ubiquiti',
};

/** Every list of brands that stands together, with the page that shows it. */
const lists = categoryPages.flatMap(({ slug, brands, homeCard, ...page }) => [
  { place: `${slug}, its wall`, brands },
  { place: `${slug}, its card on the home page`, brands: homeCard.brands },
  ...('featured' in page
    ? page.featured.map((item) => ({ place: `${slug}, ${item.name}`, brands: item.brands }))
    : []),
]);

test('a brand is spelt one way', () => {
  const named = lists.flatMap(({ brands }): readonly string[] => brands);
  const spellings = new Set([...named, ...products.map(({ brand }) => brand)]);
  expect(spellings.size).toBe(new Set([...spellings].map((brand) => brand.toLowerCase())).size);
});

test.each(lists)('$place: no brand stands beside its owner', ({ brands }) => {
  const names: readonly string[] = brands;
  expect(names.filter((brand) => names.includes(OWNERS[brand] ?? ''))).toEqual([]);
});

test.each(categoryPages)('$slug: its wall has the brands of all that the page shows', (page) => {
  const shown =
    page.kind === 'showcase'
      ? page.featured.flatMap((item) => item.brands)
      : productsInScope(products, page.scope).map(({ brand }) => brand);
  const wall: readonly string[] = page.brands;
  expect(shown.filter((brand) => !wall.includes(brand))).toEqual([]);
});
