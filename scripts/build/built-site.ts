import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../deploy/headers';

/** The files of a site in the making: reads a file by its address; saves a text as a new file and returns its address. */
export interface SiteFiles {
  readonly read: (address: string) => string;
  readonly save: (text: string, extension: string) => string;
}

/** Lists the paths below a folder that match a pattern, with slashes, in alphabetical order. */
export const listFiles = (folder: string, pattern: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => pattern.test(name))
    .sort();

/** Lists the HTML files of a built site, as paths below its folder. */
export const listBuiltPages = (folder: string) => listFiles(folder, /\.html$/);

/** Lists the routes of a built site without its 404 page, such as '/about/', as paths below the sub-path. */
export const listBuiltRoutes = (folder: string): readonly string[] =>
  listBuiltPages(folder)
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort();

/**
 * Reads what hosts must know of a built site.
 *
 * @throws Error where its home page is missing or has no canonical address
 */
export function readSite(folder: string): Site {
  const home = path.join(folder, 'index.html');
  if (!existsSync(home)) throw new Error(`${home} is missing: run \`npm run build\` first`);
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(home, 'utf8')) ?? [];
  if (address === undefined) throw new Error(`${home} has no canonical address`);
  const { hostname, pathname } = new URL(address);
  return { hostname, basePath: pathname.replace(/\/$/, ''), routes: listBuiltRoutes(folder) };
}
