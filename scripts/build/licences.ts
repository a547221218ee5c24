import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What Next puts into the browser's scripts besides the site's own dependencies, as a build's source maps show. */
const BUNDLED_BY_NEXT = ['@swc/helpers', 'scheduler', 'next/dist/compiled/process'];
const FONT = ['archivo (font)', 'app/fonts'] as const;
const LICENCE_FILE = /\b(?:licen[cs]e|copying|notice)/i;

function licencesIn(folder: string): string {
  const texts = readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
  if (texts.length === 0) throw new Error(`${folder} has no file with its licence`);
  return texts.join('\n\n');
}

/**
 * The licences of all that the site delivers and that others wrote: the packages in its scripts and its font. Each
 * asks that its text goes along with what is passed on.
 *
 * @param project the project's folder
 * @throws {Error} where a package has no file with its licence
 */
export function licences(project: string): string {
  const { dependencies } = JSON.parse(readFileSync(path.join(project, 'package.json'), 'utf8'));
  const names = [...Object.keys(dependencies), ...BUNDLED_BY_NEXT].sort();
  return [...names.map((name) => [name, path.join('node_modules', name)] as const), FONT]
    .map(([name, folder]) => {
      const heading = `${name}\n${'='.repeat(name.length)}`;
      return `${heading}\n\n${licencesIn(path.join(project, folder))}\n`;
    })
    .join('\n\n');
}
