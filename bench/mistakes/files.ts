import { edited, type Mistake, stops } from './mistake';

const INDEX = 'data/categories/index.ts';
const COMPONENTS = 'data/categories/pc-components.ts';
const PAGE = 'app/pc-components/page.tsx';
const PRODUCTS = 'data/products.ts';
const picture = (name: string) => `public/pictures/${name}`;

/** Names that lead to files, pages and records. */
export const files: readonly Mistake[] = [
  ...['hero-home-close-480.avif', 'hero-about-1280.webp', 'power-supply-320.avif'].map((name) =>
    stops(
      `${picture(name)} deleted`,
      new RegExp(`^data/images\\.ts, .+ lacks ${name}: run npm run pictures -- `),
      (tree) => tree.remove(picture(name)),
    ),
  ),
  edited(
    'data/images.ts',
    'a new picture without files',
    'export const images = {',
    "export const images = {\n  toaster: { ...card, alt: 'Toaster' },",
    /^data\/images\.ts, toaster: public\/pictures\/ lacks toaster-320\.avif, /,
  ),
  edited(
    COMPONENTS,
    'a slug of no page',
    "slug: 'pc-components'",
    "slug: 'pc-parts'",
    /pc-components\.ts, slug: "pc-parts" is not the file’s name: write pc-components/,
  ),
  edited(
    COMPONENTS,
    'the slug of another category',
    "slug: 'pc-components'",
    "slug: 'gaming-hardware'",
    /, slug: "gaming-hardware" stands in entry 1 too/,
  ),
  edited(
    COMPONENTS,
    'the slug of the about page',
    "slug: 'pc-components'",
    "slug: 'about'",
    /pc-components\.ts, slug: "about" is not the file’s name: write pc-components/,
  ),
  edited(
    COMPONENTS,
    'a slug in capitals',
    "slug: 'pc-components'",
    "slug: 'PC-Components'",
    /slug: "PC-Components" must be lower-case words/,
  ),
  edited(
    COMPONENTS,
    'a slug with slashes',
    "slug: 'pc-components'",
    "slug: '/pc-components/'",
    /must be lower-case words joined by hyphens/,
  ),
  edited(
    INDEX,
    'a category taken out of the list',
    /\n {2}pcComponents,/,
    '',
    /pc-components\.ts: data\/categories\/index\.ts does not list it: list it there/,
  ),
  edited(
    INDEX,
    'a category listed twice',
    '  pcComponents,',
    '  pcComponents,\n  pcComponents,',
    /slug: "pc-components" stands in entry 3 too/,
  ),
  edited(
    INDEX,
    'a misspelt record',
    '  pcComponents,',
    '  pcComponent,',
    /^data\/categories\/index\.ts, line \d+: pcComponent is not defined/,
  ),
  edited(
    INDEX,
    'a misspelt file',
    "'./pc-components'",
    "'./pc-component'",
    /^data\/categories\/index\.ts: Cannot find module 'data\/categories\/pc-component'/,
  ),
  edited(
    PAGE,
    'shows another category',
    /data\/categories\/pc-components/,
    'data/categories/gaming-hardware',
    /^app\/pc-components\/page\.tsx: shows gaming-hardware: import the record/,
  ),
  stops(
    'the page of a category deleted',
    /pc-components\.ts, slug: app\/pc-components\/page\.tsx is missing: copy another/,
    (tree) => tree.remove(PAGE),
  ),
  stops(
    'the page’s folder renamed',
    /^app\/pc-parts\/page\.tsx: is not where .+ leads: rename the folder to app\/pc-components\//,
    (tree) => tree.rename('app/pc-components', 'app/pc-parts'),
  ),
  stops(
    'the data file of a category renamed',
    /^data\/categories\/index\.ts: Cannot find module/,
    (tree) => tree.rename(COMPONENTS, 'data/categories/pc-parts.ts'),
  ),
  edited(
    PRODUCTS,
    'a name without quotes',
    /brand: '(\w+)'/,
    'brand: $1',
    /^data\/products\.ts, line \d+: \w+ is not defined/,
  ),
];

/** A line of the first product's record. */
const BRAND = /(\n {4}brand: )'([^']*)',/;

/** What no program can read. */
export const syntax: readonly Mistake[] = [
  edited(
    PRODUCTS,
    'a missing comma between fields',
    BRAND,
    "$1'$2'",
    /line \d+: Expected "}" but found "category": a comma is missing before it/,
  ),
  edited(
    PRODUCTS,
    'a missing comma in a list',
    /(features: \[\n[^\n]+'),/,
    '$1',
    /line \d+: Expected "\]" but found .+: a comma is missing before it/,
  ),
  edited(
    PRODUCTS,
    'a missing comma between records',
    '  },\n  {',
    '  }\n  {',
    /line \d+: Expected "\]" but found "\{": a comma is missing before it/,
  ),
  edited(
    PRODUCTS,
    'curly quotes around a text',
    BRAND,
    '$1‘$2’,',
    /line \d+: Unexpected "‘": put straight quotes around a text/,
  ),
  edited(
    PRODUCTS,
    'curly double quotes',
    BRAND,
    '$1“$2”,',
    /line \d+: Unexpected "“": put straight quotes/,
  ),
  edited(
    PRODUCTS,
    'a doubled comma between fields',
    BRAND,
    "$1'$2',,",
    /line \d+: .+: remove the doubled comma/,
  ),
  edited(
    PRODUCTS,
    'an apostrophe in a text',
    BRAND,
    "$1'Maker's own',",
    /line \d+: .+ found "s": write ’ for an apostrophe/,
  ),
  edited(
    PRODUCTS,
    'a text without its end',
    BRAND,
    "$1'$2,",
    /line \d+: Unterminated string literal: close the text/,
  ),
  edited(
    PRODUCTS,
    'a semicolon between fields',
    BRAND,
    "$1'$2';",
    /line \d+: .+ found ";": write a comma instead/,
  ),
  edited(
    PRODUCTS,
    'a missing colon',
    BRAND,
    "\n    brand '$2',",
    /line \d+: Expected "}" but found/,
  ),
  edited(PRODUCTS, 'an equals sign', BRAND, "\n    brand = '$2',", /line \d+: /),
  edited(
    PRODUCTS,
    'a field twice',
    BRAND,
    "$1'$2',$1'$2',",
    /line \d+: Duplicate key "brand" .+: remove one of the two/,
  ),
  edited(PRODUCTS, 'a bracket not closed', /(features: \[[^\]]*)\],/, '$1,', /line \d+: /),
  edited(
    PRODUCTS,
    'the end of the file cut off',
    /\n\];\s*$/,
    '\n',
    /line \d+: .+end of file: close what was opened/,
  ),
  edited(PRODUCTS, 'a brace too many', '  },\n', '  }},\n', /line \d+: /),
  edited(PRODUCTS, 'a merge left unfinished', '  {\n', '<<<<<<< HEAD\n  {\n', /line \d+: /),
  edited(
    'data/home.ts',
    'a missing comma',
    "title: '",
    "lead '",
    /^data\/home\.ts, line \d+: Expected/,
  ),
  stops(
    'data/home.ts: saved as Windows-1252',
    /^data\/home\.ts, line \d+: is not UTF-8: save the file in that encoding/,
    (tree) => {
      tree.write(
        'data/home.ts',
        Buffer.from(tree.read('data/home.ts').replaceAll('’', '\x92'), 'latin1'),
      );
    },
  ),
  stops('data/about.ts: saved as UTF-16', /^data\/about\.ts, line 1: is not UTF-8/, (tree) => {
    tree.write('data/about.ts', Buffer.from(`\uFEFF${tree.read('data/about.ts')}`, 'utf16le'));
  }),
];
