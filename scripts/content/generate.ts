import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CategoryPageData } from '@/lib/content/category-pages';
import type { Colours } from '@/lib/content/colours';
import type { Pack } from '@/lib/content/pack';
import { BUTTON_TEXT } from './contrast';
import { buildEnquiryItems } from './enquiry-items';

/** Generated files: the module that pages read, the items of enquiries and their ids, the routes of the category pages, and the themes. Git ignores them. */
const MODULE = 'data/shop.ts';
const ITEMS_MODULE = 'data/enquiry-items.ts';
const ITEM_IDS_MODULE = 'data/enquiry-item-ids.ts';
const ROUTES = 'app/(shop)';
const STYLES = 'app/styles/themes.css';
const NOTE = '// Made of shop/ and data/sample/ by scripts/content/generate.ts: change those.';

const CONSTANTS = [
  'company',
  'home',
  'about',
  'contact',
  'categories',
  'testimonials',
  'pictures',
  'photographs',
  'logo',
  'products',
] as const satisfies readonly (keyof Pack)[];

/** The component of each kind of category page; its data's type is called after it. */
const TEMPLATES = { catalogue: 'CataloguePage', showcase: 'ShowcasePage' } as const;

/** Formats the shop as a module with a constant for each file and folder, so that bundles include only what they use. */
function formatModule(pack: Pack): string {
  const pages = pack['category-pages'];
  return [
    NOTE,
    "import type { CataloguePageData, CategoryPageData, ShowcasePageData } from '@/lib/content/category-pages';",
    "import type { Pack } from '@/lib/content/pack';",
    ...CONSTANTS.map(
      (name) => `export const ${name}: Pack['${name}'] = ${JSON.stringify(pack[name])};`,
    ),
    'export const pagesBySlug: {',
    ...pages.map(({ slug, kind }) => `  readonly '${slug}': ${TEMPLATES[kind]}Data;`),
    '} = {',
    ...pages.map((page) => `  '${page.slug}': ${JSON.stringify(page)},`),
    '};',
    'export const categoryPages: readonly CategoryPageData[] = Object.values(pagesBySlug);',
    '',
  ].join('\n');
}

/** Formats the items of enquiries as a module of their own, since browsers load it. */
const formatItemsModule = (pack: Pack): string =>
  [
    NOTE,
    "import type { EnquiryItem } from '@/lib/content/enquiry-items';",
    `export const enquiryItems: readonly EnquiryItem[] = ${JSON.stringify(buildEnquiryItems(pack))};`,
    '',
  ].join('\n');

/** Formats the ids of these items as a module of their own, which is small enough for every page with an enquiry. */
const formatItemIdsModule = (pack: Pack): string =>
  [
    NOTE,
    `export const enquiryItemIds: readonly string[] = ${JSON.stringify(buildEnquiryItems(pack).map(({ id }) => id))};`,
    '',
  ].join('\n');

function formatRoute({ slug, kind }: CategoryPageData): string {
  const template = TEMPLATES[kind];
  return `${NOTE}
import { ${template} } from '@/components/${kind}/${kind}-page';
import { pagesBySlug } from '@/data/shop';
import { buildCategoryMetadata } from '@/lib/site/seo';

const page = pagesBySlug['${slug}'];
export const metadata = buildCategoryMetadata(page);

export default function Page() {
  return <${template} page={page} />;
}
`;
}

/** Formats a shop's colours as CSS: the accent for a menu line, and the full theme for a page. */
function formatStyles({ company, ...themes }: Colours): string {
  const entries = Object.entries(themes);
  const pages = entries.map(([name, { glow, button }]) => {
    const buttons = button ? ` --accent: ${button}; --on-accent: ${BUTTON_TEXT};` : '';
    return `.lit-${name} { --theme-glow: ${glow};${buttons} }`;
  });
  return [
    `/* ${NOTE.slice(3)} */`,
    `:root, [data-surface='slip'] { --theme-accent: ${company.accent}; --theme-glow: ${company.glow}; }`,
    ...entries.map(([name, { accent }]) => `[data-theme='${name}'] { --theme-accent: ${accent}; }`),
    // A theme inside another page must recompute the roles that refer to it.
    ":root, [data-surface='slip'], [data-theme] {",
    '  --accent: var(--theme-accent);',
    '  --accent-ink: var(--theme-accent);',
    '}',
    ...pages,
    '',
  ].join('\n');
}

/** Writes a file unless it is up to date, so that a running server does not restart. */
function write(file: string, text: string): void {
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const FAILURE = 'throw new Error(';

/** Makes the shop's module throw the errors of a shop, so that a development server shows them in the browser. */
export function writeErrors(errors: string, target: string): void {
  const file = path.join(target, MODULE);
  const [module] = readFileSync(file, 'utf8').split(`\n${FAILURE}`);
  write(file, `${module}\n${FAILURE}${JSON.stringify(errors)});\n`);
}

/**
 * Writes a shop as what pages, tests and scripts import: its content, its colours, and a route for each category page.
 *
 * @param target folder of the generated files: the project's own for the site, another for the tests
 */
export function writePack(pack: Pack, target: string): void {
  const pages = pack['category-pages'];
  const routes = path.join(target, ROUTES);
  // First, since a running server reads a route as soon as it is there.
  write(path.join(target, MODULE), formatModule(pack));
  write(path.join(target, ITEMS_MODULE), formatItemsModule(pack));
  write(path.join(target, ITEM_IDS_MODULE), formatItemIdsModule(pack));
  write(path.join(target, STYLES), formatStyles(pack.colours));
  for (const folder of existsSync(routes) ? readdirSync(routes) : []) {
    if (pages.some(({ slug }) => slug === folder)) continue;
    rmSync(path.join(routes, folder), { recursive: true });
    // Next rewrites these lists of routes; until then the type check would fail on the removed route.
    for (const types of ['.next/types', '.next/dev/types'])
      rmSync(`${types}/validator.ts`, { force: true });
  }
  for (const page of pages) write(path.join(routes, page.slug, 'page.tsx'), formatRoute(page));
}
