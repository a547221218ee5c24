import { buildSync } from 'esbuild';

/**
 * The one script that stands in each page: the files of page-script/, in one.
 *
 * @returns {string} its source, minified, in a scope of its own
 */
export function pageScript() {
  const { outputFiles } = buildSync({
    entryPoints: ['scripts/build/page-script/main.js'],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles[0].text.trim();
}
