import path from 'node:path';
import { minified } from './minified';

/**
 * The one script that stands in each page: the files of page-script/, in one.
 *
 * @param project the project's folder
 * @returns its source, minified, in a scope of its own
 */
export const pageScript = (project: string): string =>
  minified({ entryPoints: [path.join(project, 'scripts/build/page-script/main.ts')] });
