import { testMistakes } from '../testing/mistakes';
import { siteData } from '../validation';

const category = (slug: string) => siteData.categories.findIndex((one) => one.slug === slug);
const SYSTEMS = category('computer-systems');
const COMPONENTS = category('pc-components');
const systems = siteData.categories.flatMap((one) => (one.kind === 'showcase' ? one : []))[0];
const components = siteData.categories.flatMap((one) => (one.kind === 'catalogue' ? one : []))[0];

describe('a mistake in a category is told in one line', () => {
  testMistakes([
    ['an unknown kind', 'categories', [0, 'kind'], 'shop', /"shop" must be catalogue or showcase/],
    ['an unknown theme', 'categories', [0, 'theme'], 'pink', /"pink" is not a theme/],
    ['an unknown icon', 'categories', [0, 'icon'], 'cup', /icon: "cup" is not an icon.+write cpu/],
    ['an unknown scope', 'categories', [COMPONENTS, 'scope'], 'al', /"al" is not a scope.+ all/],
    ['a slug twice', 'categories', [0, 'slug'], 'pc-components', /slug: .+ stands in entry 1 too/],
    ['eleven brands', 'categories', [0, 'brands'], ['A'], /brands: .+ exactly 12 brands/],
    [
      'five featured items',
      'categories',
      [SYSTEMS, 'featured'],
      systems?.featured.slice(1),
      /featured: .+ exactly 6 featured items/,
    ],
    [
      'a featured item’s empty feature',
      'categories',
      [SYSTEMS, 'featured', 2, 'features', 3],
      ' ',
      /^data\/categories\/computer-systems\.ts, computer-systems, featured\.2\.features\.3: " " /,
    ],
    ['a theme misspelt', 'categories', [0, 'theme'], 'gamin', /is not a theme .+: .*gaming/],
    ['an arrangement of its own', 'categories', [COMPONENTS, 'arrangement'], 'pile', /an arrange/],
    [
      'a shape that nothing draws',
      'categories',
      [SYSTEMS, 'drawing', 'things', 0, 'shape'],
      'pile',
      /is not a shape of/,
    ],
    [
      'a title of 61 characters',
      'categories',
      [0, 'search', 'title'],
      'x'.repeat(61),
      /search\.title: .+ is longer than 60 characters/,
    ],
    [
      'three stated tiles',
      'categories',
      [SYSTEMS, 'tiles'],
      systems?.tiles.slice(1),
      /tiles: .+ exactly 4 tiles/,
    ],
    [
      'two themes of a range',
      'categories',
      [SYSTEMS, 'range', 'themes'],
      systems?.range.themes.slice(1),
      /range\.themes: .+ exactly 3 themes/,
    ],
    [
      'five features',
      'categories',
      [SYSTEMS, 'featured', 0, 'features'],
      systems?.featured[0]?.features.slice(1),
      /featured\.0\.features: .+ exactly 6 features/,
    ],
    ['no closing call', 'categories', [0, 'closing'], undefined, /, closing: is missing: write it/],
    ['an empty hero', 'categories', [0, 'hero', 'lead'], '', /hero\.lead: "" must not/],
    ['an empty home card', 'categories', [0, 'homeCard', 'title'], '', /homeCard\.title: ""/],
    ['an empty closing call', 'categories', [0, 'closing', 'quoteLabel'], '', /quoteLabel: ""/],
    [
      'a tile that counts nothing known',
      'categories',
      [COMPONENTS, 'tiles', 0, 'counts'],
      'Memry',
      /tiles\.0\.counts: "Memry" is not a product category .+: write Memory/,
    ],
    [
      'two tiles that count the same',
      'categories',
      [COMPONENTS, 'tiles', 1, 'counts'],
      'Processors',
      /tiles\.1\.counts: "Processors" stands in entry 1 too/,
    ],
    [
      'a product that no tile counts',
      'categories',
      [category(components?.slug ?? ''), 'tiles'],
      components?.tiles.slice(1),
      /tiles: none counts (.+), which products are in: add \{ label: '\1', counts: '\1' \},$/,
    ],
    ['a stated figure of words', 'categories', [SYSTEMS, 'tiles', 0, 'figure'], 'many', /a number/],
  ]);
});
