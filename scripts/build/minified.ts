import { type BuildOptions, buildSync } from 'esbuild';

/**
 * Bundles what is to run in the page.
 *
 * @param entry the module that it starts with
 * @returns its source, minified, in a scope of its own
 */
export function minified(entry: Pick<BuildOptions, 'entryPoints' | 'stdin'>): string {
  const { outputFiles } = buildSync({
    ...entry,
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return (outputFiles ?? []).map(({ text }) => text.trim()).join('');
}
