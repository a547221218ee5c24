import { readdirSync, readFileSync } from 'node:fs';

/** Packages that Next adds to the browser's scripts. A build's source maps name them. */
const BUNDLED_BY_NEXT = ['@swc/helpers', 'scheduler', 'next/dist/compiled/process'];
const FONT = '@fontsource-variable/archivo';
const DATABASE = ['BuildCores OpenDB', 'data/parts/opendb'] as const;
const LICENCE_FILE = /\b(?:licen[cs]e|copying|notice)/i;

/**
 * Collects the licences of delivered third-party work: packages, font and part database. Each must be passed on.
 *
 * @throws Error where a package has no licence file
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
