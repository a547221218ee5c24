import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CategoryPageData } from '../schemas/category-pages';
import type { Pack } from '../schemas/pack';

/** Where pages read the shop from, and where the routes of its category pages lie; git sees neither. */
const MODULE = 'data/shop.ts';
const ROUTES = 'app/(shop)';
const NOTE = '// Made of shop/ and data/sample/ by checks/pack/write-pack.ts: change those.';

/** The parts that pages read. */
const PARTS = [
  'company',
  'home',
  'about',
  'contact',
  'categories',
  'testimonials',
  'pictures',
  'products',
] as const satisfies readonly (keyof Pack)[];

const KINDS: Readonly<
  Record<CategoryPageData['kind'], { type: string; template: string; from: string }>
> = {
  catalogue: {
    type: 'CataloguePageData',
    template: 'CataloguePage',
    from: 'components/catalogue/catalogue-page',
  },
  showcase: {
    type: 'ShowcasePageData',
    template: 'ShowcasePage',
    from: 'components/showcase/showcase-page',
  },
};

/** The shop as a module, with a constant for each part, so that a bundle takes no more than it asks for. */
function moduleOf(pack: Pack): string {
  const pages = pack['category-pages'];
  return [
    NOTE,
    "import type { CataloguePageData, CategoryPageData, ShowcasePageData } from '@/checks/schemas/category-pages';",
    "import type { Pack } from '@/checks/schemas/pack';",
    ...PARTS.map(
      (name) => `export const ${name}: Pack['${name}'] = ${JSON.stringify(pack[name])};`,
    ),
    'export const pagesBySlug: {',
    ...pages.map(({ slug, kind }) => `  readonly '${slug}': ${KINDS[kind].type};`),
    '} = {',
    ...pages.map((page) => `  '${page.slug}': ${JSON.stringify(page)},`),
    '};',
    'export const categoryPages: readonly CategoryPageData[] = Object.values(pagesBySlug);',
    '',
  ].join('\n');
}

/** The route of a category page. */
function routeOf({ slug, kind }: CategoryPageData): string {
  const { template, from } = KINDS[kind];
  return `${NOTE}
import { ${template} } from '@/${from}';
import { pagesBySlug } from '@/data/shop';
import { categoryMetadata } from '@/lib/seo';

const page = pagesBySlug['${slug}'];
export const metadata = categoryMetadata(page);

export default function Page() {
  return <${template} page={page} />;
}
`;
}

/** Leaves a file alone that is right already, so that a running server does not start over. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Writes a shop as the modules that pages, tests and scripts import: its words, and a route for each category page. */
export function writePack(pack: Pack): void {
  const pages = pack['category-pages'];
  for (const folder of existsSync(ROUTES) ? readdirSync(ROUTES) : []) {
    if (pages.every(({ slug }) => slug !== folder))
      rmSync(path.join(ROUTES, folder), { recursive: true });
  }
  for (const page of pages) write(`${ROUTES}/${page.slug}/page.tsx`, routeOf(page));
  write(MODULE, moduleOf(pack));
}
