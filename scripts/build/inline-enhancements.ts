import { readFileSync } from 'node:fs';
import { buildSync } from 'esbuild';

/** The entry point, and before it what delays Next's scripts, which only the finished site does. */
const ENTRY = [
  "import './deferral/hydration-triggers';",
  "import './deferral/pending-submits';",
  "import './deferral/early-ticks';",
  readFileSync('enhancements/index.ts', 'utf8'),
].join('\n');

/** The markup that an enhancement is for; a page without it does not get the enhancement. */
const MARKUP: Readonly<Record<string, string>> = {
  'deferral/pending-submits': '<form',
  'deferral/early-ticks': ' id="enquiry-form"',
  'phone-menu': '<dialog',
  'visitor-pc': ' data-own',
  'card-links': ' data-card',
  'wide-screen-details': ' data-open-wide',
  'copy-buttons': ' data-copy',
  'quote-sheet': ' id="quote-sheet"',
};

/** Bundles the enhancements of a page, as Next wrote it, into one minified script. */
export function bundleEnhancements(html: string): string {
  const contents = ENTRY.replace(/^import '\.\/(.+)';$/gm, (statement, name) =>
    html.includes(MARKUP[name] ?? '') ? statement : '',
  );
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: 'enhancements' },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
