import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const FONTS = 'app/fonts';
/** What Next puts into the browser's scripts besides the site's own dependencies, as a build's source maps show. */
const BUNDLED_BY_NEXT = ['@swc/helpers', 'scheduler', 'next/dist/compiled/process'];
const LICENCE_FILE = /^(?:licen[cs]e|copying|notice)/i;

function licencesIn(folder: string): string {
  const texts = readdirSync(folder)
    .filter((name) => LICENCE_FILE.test(name))
    .map((name) => readFileSync(path.join(folder, name), 'utf8').trim());
  if (texts.length === 0) throw new Error(`${folder} has no file with its licence`);
  return texts.join('\n\n');
}

/**
 * The licences of all that the site delivers and that others wrote: the packages in its scripts and its fonts. Each
 * asks that its text goes along with what is passed on.
 *
 * @param project the project's folder
 * @returns one text
 * @throws {Error} where a package has no file with its licence
 */
export function licences(project: string): string {
  const manifest = readFileSync(path.join(project, 'package.json'), 'utf8');
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(manifest);
  const packages = [...Object.keys(dependencies), ...BUNDLED_BY_NEXT].sort().map((name) => {
    return [name, licencesIn(path.join(project, 'node_modules', name))] as const;
  });
  const fonts = readdirSync(path.join(project, FONTS))
    .filter((name) => name.endsWith('-LICENSE.txt'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(project, FONTS, name), 'utf8').trim();
      return [`${name.replace('-LICENSE.txt', '')} (font)`, text] as const;
    });
  return [...packages, ...fonts]
    .map(([name, text]) => `${name}\n${'='.repeat(name.length)}\n\n${text}\n`)
    .join('\n\n');
}
