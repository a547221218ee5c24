import { buildSync } from 'esbuild';

/** The markup of each kind of page, and the script that pages of this kind contain. */
const SCRIPTS_BY_MARKUP = {
  ' id="enquiry-form"': 'catalogue-page',
  ' id="enquiry"': 'contact-page',
  ' data-enquiry-item="': 'showcase-page',
} as const;

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
 * Bundles what delays Next's scripts and the enhancements, for each kind of page.
 *
 * @param save saves a script as a file and returns its address
 * @returns a function that finds the script of a page
 */
export function bundleEnhancements(save: (script: string) => string): (html: string) => string {
  const enquiryScript = save(bundle('components/enquiry/enhancements.ts'));
  const plainScript = bundle('scripts/build/late/plain-page.ts', {
    ENQUIRY_SCRIPT: JSON.stringify(enquiryScript),
  });
  const scripts = Object.entries(SCRIPTS_BY_MARKUP).map(
    ([markup, name]) => [markup, bundle(`scripts/build/late/${name}.ts`)] as const,
  );
  return (html) => scripts.find(([markup]) => html.includes(markup))?.[1] ?? plainScript;
}
