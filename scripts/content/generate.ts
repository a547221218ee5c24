import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { selectProductsInScope } from '@/lib/catalogue/filters';
import { type CategoryPageData, listFeaturedItems } from '@/lib/content/category-pages';
import type { Colours } from '@/lib/content/colours';
import type { EnquiryItem } from '@/lib/content/enquiry-items';
import type { Pack } from '@/lib/content/pack';
import { BUTTON_TEXT } from './contrast';

/** The module that pages read, and the routes of the category pages. Git ignores these and the other generated files. */
const MODULE = 'data/shop.ts';
const ROUTES = 'app/(shop)';
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

/** Returns what an enquiry knows of all products and featured items, products first. */
function buildEnquiryItems({ products, ...pack }: Pack): readonly EnquiryItem[] {
  const pages = pack['category-pages'];
  const getHref = (slug: string) => `/${slug}/`;
  const productItems = products.flatMap((product) => {
    const { id, name, brand, sku, category, facts } = product;
    const page = pages.find(
      (each) =>
        each.kind === 'catalogue' && selectProductsInScope(products, each.scope).includes(product),
    );
    if (page === undefined) return [];
    return { id, name, brand, sku, category, href: getHref(page.slug), ...(facts && { facts }) };
  });
  const featuredItems = pages.flatMap((page) =>
    listFeaturedItems(page).map(({ id, name, item }) => ({
      id,
      name,
      category: item.group,
      href: getHref(page.slug),
    })),
  );
  return [...productItems, ...featuredItems];
}

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
  const items = buildEnquiryItems(pack);
  const ids = items.map(({ id }) => id);
  const files = {
    // First, since a running server reads a route as soon as it is there.
    [MODULE]: formatModule(pack),
    // A module of its own, since browsers load it; its ids alone are small enough for every page with an enquiry.
    'data/enquiry-items.ts': `${NOTE}
import type { EnquiryItem } from '@/lib/content/enquiry-items';
export const enquiryItems: readonly EnquiryItem[] = ${JSON.stringify(items)};
`,
    'data/enquiry-item-ids.ts': `${NOTE}
export const enquiryItemIds: readonly string[] = ${JSON.stringify(ids)};
`,
    'app/styles/themes.css': formatStyles(pack.colours),
  };
  for (const [name, text] of Object.entries(files)) write(path.join(target, name), text);
  const routes = path.join(target, ROUTES);
  for (const folder of existsSync(routes) ? readdirSync(routes) : []) {
    if (pages.some(({ slug }) => slug === folder)) continue;
    rmSync(path.join(routes, folder), { recursive: true });
    // Next rewrites these lists of routes; until then the type check would fail on the removed route.
    for (const types of ['.next/types', '.next/dev/types'])
      rmSync(`${types}/validator.ts`, { force: true });
  }
  for (const page of pages) write(path.join(routes, page.slug, 'page.tsx'), formatRoute(page));
}
