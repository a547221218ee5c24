import { readdirSync, readFileSync } from 'node:fs';

/** What Next puts into the browser's scripts besides the site's own dependencies, as a build's source maps show. */
const BUNDLED_BY_NEXT = ['@swc/helpers', 'scheduler', 'next/dist/compiled/process'];
/** What artwork/fonts.py cuts the headlines' face from. */
const FONT = '@fontsource-variable/archivo';
/** What the lists of parts that visitors may have are made from. */
const DATABASE = ['BuildCores OpenDB', 'data/part-database'] as const;
const LICENCE_FILE = /\b(?:licen[cs]e|copying|notice)/i;

/**
 * The licences of all that the site delivers and that others wrote: the packages in its scripts, its font, and what its
 * known parts are made from. Each asks that its text goes along with what is passed on.
 *
 * @throws {Error} where a package has no file with its licence
 */
export function collectLicences(): string {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const packages = [...Object.keys(dependencies), ...BUNDLED_BY_NEXT, FONT].sort();
  return [...packages.map((name) => [name, `node_modules/${name}`] as const), DATABASE]
    .map(([name, folder]) => {
      const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
      if (files.length === 0) throw new Error(`${folder} has no file with its licence`);
      const texts = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim());
      return `${[name, '='.repeat(name.length)].join('\n')}\n\n${texts.join('\n\n')}\n`;
    })
    .join('\n\n');
}
