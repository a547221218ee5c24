import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

/** The entry point, after the scripts that delay Next's, which only the finished site needs. */
const ENTRY = [
  "import './deferral/hydration-triggers';",
  "import './deferral/pending-submits';",
  "import './deferral/early-input';",
  "import './deferral/reserve-review';",
  readFileSync('enhancements/index.ts', 'utf8').replace('./enquiry', './deferral/load-enquiry'),
].join('\n');

/** The markup that each enhancement works on. A page without the markup does not get the enhancement. */
const MARKUP_BY_ENHANCEMENT: Readonly<Record<string, string>> = {
  'deferral/pending-submits': '<form',
  'deferral/early-input': ' id="enquiry-form"',
  'deferral/reserve-review': ' id="enquiry"',
  'phone-menu': '<dialog',
  ticks: ' data-enquiry-item',
  'visitor-pc': ' data-own',
  'card-links': ' data-card',
  'wide-screen-details': ' data-open-wide',
  'copy-buttons': ' data-copy',
  'quote-sheet': ' id="quote-sheet"',
};

/** Bundles modules, given as the source of an entry in enhancements/, into one minified script. */
function bundle(contents: string, define: Readonly<Record<string, string>>): string {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: 'enhancements' },
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

/** Bundles the script of the enquiry, which pages load when they need it. */
export const bundleEnquiry = (): string => bundle("import './enquiry';", {});

/**
 * Bundles the enhancements of an exported page into one minified script.
 *
 * @param enquiryScript the address of the script of bundleEnquiry
 */
export function bundleEnhancements(html: string, enquiryScript: string): string {
  const contents = ENTRY.replace(/^import '\.\/(.+)';$/gm, (statement, name) =>
    html.includes(MARKUP_BY_ENHANCEMENT[name] ?? '') ? statement : '',
  );
  return bundle(contents, { ENQUIRY_SCRIPT: JSON.stringify(enquiryScript) });
}
