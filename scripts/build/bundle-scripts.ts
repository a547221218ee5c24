import { buildSync } from 'esbuild';
import { categoryPages } from '@/data/shop/pages';
import { getCategoryHref, pageLinks } from '@/lib/site/navigation';

/** The kinds of pages, each with a script in late/. */
type PageKind = 'catalogue' | 'showcase' | 'contact' | 'plain';

/** The kinds of the pages that are not plain, by their addresses. */
const KINDS_BY_HREF: ReadonlyMap<string, PageKind> = new Map([
  [pageLinks.contact.href, 'contact'],
  ...categoryPages.map(({ slug, kind }) => [getCategoryHref(slug), kind] as const),
]);

/** Bundles a module with what it imports into one minified script. */
function bundle(file: string, define: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define,
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * Bundles the script of each kind of page: the enhancements, and what loads Next's scripts.
 *
 * @param save saves a script as a file and returns its address
 * @returns a function that finds the script of a page by its address
 */
export function bundleEnhancements(save: (script: string) => string): (href: string) => string {
  const enquiryScript = save(bundle('components/enquiry/enhancements.ts'));
  const bundlePage = (kind: PageKind) =>
    bundle(`scripts/build/late/${kind}-page.ts`, { ENQUIRY_SCRIPT: JSON.stringify(enquiryScript) });
  const scripts: Readonly<Record<PageKind, string>> = {
    catalogue: bundlePage('catalogue'),
    showcase: bundlePage('showcase'),
    contact: bundlePage('contact'),
    plain: bundlePage('plain'),
  };
  return (href) => scripts[KINDS_BY_HREF.get(href) ?? 'plain'];
}
