import { buildSync } from 'esbuild';
import { categoryPages } from '@/data/shop/pages';
import { getCategoryHref, pageLinks } from '@/lib/site/navigation';
import { settings } from '@/lib/site/settings';

/** Bundles a module with what it imports into one minified script, which has the base path. */
export function bundleScript(file: string, define: Readonly<Record<string, string>> = {}): string {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    define: {
      ...define,
      'process.env.NEXT_PUBLIC_BASE_PATH': JSON.stringify(settings.basePath),
    },
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/** Returns a page's kind, such as 'catalogue' or 'plain'. Each has a script in page-scripts/. */
function findPageKind(href: string) {
  if (href === pageLinks.contact.href) return 'contact';
  return categoryPages.find(({ slug }) => getCategoryHref(slug) === href)?.kind ?? 'plain';
}

/**
 * Bundles a page's inline script: its kind's enhancements, and the loading of Next's scripts.
 *
 * @param enquiryScript the address of the enquiry's enhancements, which load when a page needs them
 */
export const bundlePageScript = (href: string, enquiryScript: string): string =>
  bundleScript(`scripts/page-scripts/${findPageKind(href)}-page.ts`, {
    ENQUIRY_SCRIPT: JSON.stringify(enquiryScript),
  });

/** Bundles the script that runs before a page is parsed; '' for a page without one. */
export const bundleHeadScript = (href: string): string =>
  findPageKind(href) === 'contact' ? bundleScript('scripts/page-scripts/reserve-review.ts') : '';
