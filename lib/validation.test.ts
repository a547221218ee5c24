import { computerSystems } from '@/data/categories/computer-systems';
import { pcComponents } from '@/data/categories/pc-components';
import { company } from '@/data/company';
import { home } from '@/data/home';
import { products } from '@/data/products';
import { testimonials } from '@/data/testimonials';
import { type SiteData, siteData, validateSite } from './validation';

const [first, second, ...others] = products;
const withProduct = (change: object): Partial<SiteData> => ({
  products: [{ ...first, ...change }, second, ...others],
});
const withSystems = (change: object): Partial<SiteData> => ({
  categories: [{ ...computerSystems, ...change }],
});
const withComponents = (change: object): Partial<SiteData> => ({
  categories: [{ ...pcComponents, ...change }],
});
const withTestimonial = (change: object): Partial<SiteData> => ({
  testimonials: [{ ...testimonials[0], ...change }],
});
const mistakesIn = (change: Partial<SiteData>) => validateSite({ ...siteData, ...change });

describe('the data as it stands', () => {
  it('has no mistakes', () => {
    expect(validateSite()).toEqual([]);
  });
});

describe('a shop owner’s mistake stops the build with one line that names it', () => {
  it.each<[string, Partial<SiteData>, RegExp]>([
    [
      'a SKU twice',
      withProduct({ sku: second.sku }),
      /products\.ts, sku: ".+" stands in two records/,
    ],
    ['an id twice', withProduct({ id: second.id }), /products\.ts, id: ".+" stands in two records/],
    ['an empty name', withProduct({ name: '' }), /tuf-rtx-5080, name: "" must not be empty/],
    [
      'a tag in a description',
      withProduct({ description: 'A <b>bold</b> part' }),
      /description: .+ HTML tag/,
    ],
    [
      'a misspelt picture',
      withProduct({ image: 'procesor' }),
      /image: "procesor" is not a picture/,
    ],
    [
      'an unknown category',
      withProduct({ category: 'Toasters' }),
      /category: "Toasters" is not a category/,
    ],
    [
      'a subcategory in the wrong category',
      withProduct({ subcategory: 'Intel Z790' }),
      /subcategory: "Intel Z790" is not in Graphics Cards: use one of High-End GPUs/,
    ],
    ['no features', withProduct({ features: [] }), /features: \[\] must not be empty/],
    [
      'no specifications',
      withProduct({ specifications: {} }),
      /specifications: \{\} must not be empty/,
    ],
    [
      'a label of another category',
      withProduct({ specifications: { Socket: 'AM5' } }),
      /specifications\.Socket: "AM5" stands under a label that Graphics Cards do not have: use one of Memory, /,
    ],
    [
      'labels in an order of their own',
      withProduct({ specifications: { Length: '300 mm', Memory: '16 GB' } }),
      /specifications: .+ is out of order: write Memory, Length$/,
    ],
    ['a part number with a space', withProduct({ sku: 'BX 807' }), /sku: "BX 807" has a space/],
    [
      'a space before a brand',
      withProduct({ brand: ' Intel' }),
      /brand: " Intel" starts or ends with a space/,
    ],
    ['an id in capitals', withProduct({ id: 'Core_I9' }), /id: "Core_I9" must be lower-case/],
    ['stock as a word', withProduct({ inStock: 'yes' }), /inStock: "yes" must be true or false/],
    [
      'eleven brands',
      withSystems({ brands: computerSystems.brands.slice(1) }),
      /brands: .+ exactly 12 brands/,
    ],
    [
      'a brand twice',
      withSystems({ brands: [...computerSystems.brands.slice(1), 'HP'] }),
      /brands: .+ names one of the brands twice/,
    ],
    [
      'five featured items',
      withSystems({ featured: computerSystems.featured.slice(1) }),
      /featured: .+ exactly 6 featured items/,
    ],
    [
      'five features on an item',
      withSystems({
        featured: computerSystems.featured.map((item) => ({
          ...item,
          features: item.features.slice(1),
        })),
      }),
      /featured\.0\.features: .+ exactly 6 features/,
    ],
    [
      'a tile that counts nothing known',
      withComponents({ tiles: [{ label: 'Fans', counts: 'Cooling' }] }),
      /tiles\.0\.counts: "Cooling" is not a product category/,
    ],
    [
      'a long description for search engines',
      { pages: { home: { ...home, search: { ...home.search, description: 'x'.repeat(161) } } } },
      /data\/home\.ts, home, search\.description: .+ longer than 160/,
    ],
    [
      'a postcode that is none',
      { company: { ...company, address: { ...company.address, postcode: 'DERBY' } } },
      /company, address\.postcode: "DERBY" is not a UK postcode/,
    ],
    [
      'four stars',
      withTestimonial({ rating: 4 }),
      /testimonials\.ts, Hannah Whitlock, rating: 4 must be 5/,
    ],
    [
      'a picture without a description',
      { images: { 'hero-home': { width: 1, height: 1, alt: '' } } },
      /images\.ts, hero-home, alt: "" must not be empty/,
    ],
  ])('%s', (_name, change, message) => {
    const mistakes = mistakesIn(change);
    expect(mistakes).toContainEqual(expect.stringMatching(message));
    for (const mistake of mistakes) expect(mistake).not.toContain('\n');
  });
});
