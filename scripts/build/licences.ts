import { readdirSync, readFileSync } from 'node:fs';

/** Packages that Next adds to the browser's scripts. A build's source maps name them. */
const BUNDLED_BY_NEXT = ['@swc/helpers', 'scheduler', 'next/dist/compiled/process'];
const FONT = '@fontsource-variable/archivo';
const LICENCE_FILE = /\b(?:licen[cs]e|copying|notice)/i;

/** Formats the licence files in a folder below the name of the work. */
function formatLicences(name: string, folder: string): string {
  const files = readdirSync(folder).filter((file) => LICENCE_FILE.test(file));
  if (files.length === 0) throw new Error(`${folder} has no file with its licence`);
  const texts = files.map((file) => readFileSync(`${folder}/${file}`, 'utf8').trim());
  return `${name}\n${'='.repeat(name.length)}\n\n${texts.join('\n\n')}\n`;
}

/**
 * Collects the licences of packages, font and part database, which must be passed on.
 *
 * @throws Error where a package has no licence file
 */
export function collectLicences(): string {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const packages = [...Object.keys(dependencies), ...BUNDLED_BY_NEXT, FONT].sort();
  return [
    ...packages.map((name) => formatLicences(name, `node_modules/${name}`)),
    formatLicences('BuildCores OpenDB', 'data/parts/opendb'),
  ].join('\n\n');
}
