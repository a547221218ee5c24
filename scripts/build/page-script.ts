import path from 'node:path';
import { buildSync } from 'esbuild';

/**
 * The one script that stands in each page: the files of page-script/, in one.
 *
 * @param project the project's folder
 * @returns its source, minified, in a scope of its own
 */
export function pageScript(project: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [path.join(project, 'scripts/build/page-script/main.ts')],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minify: true,
    write: false,
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}
