import { buildSync } from 'esbuild';

/** The files of page-script/: each has one job, without Next and without waiting for it, on pages that have its markup. */
const FILES = {
  'phone-menu': '<dialog',
  'deferred-scripts': '',
  forms: '<form',
  'early-ticks': ' id="enquiry-form"',
  'own-pc': ' data-own',
  'card-links': ' data-card',
  'open-wide': ' data-open-wide',
  'copy-buttons': ' data-copy',
  'quote-sheet': ' id="quote-sheet"',
  pointer: '',
  'take-along': '',
  'own-address': ' id="enquiry-form"',
};

/** The one script that stands in a page, by the page as Next wrote it: minified, in a scope of its own. */
export function pageScript(html: string): string {
  const needed = Object.entries(FILES).filter(([, markup]) => html.includes(markup));
  const contents = needed.map(([name]) => `import './${name}';`).join('');
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: 'page-script' },
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
