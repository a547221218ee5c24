import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Site } from '../../deploy/headers';

/** Reads a file of the site by its address, and keeps a text as a file for good, whose address it gives. */
export interface SiteFiles {
  readonly read: (address: string) => string;
  readonly save: (text: string, ending: string) => string;
}

/** The pages of a built site: their files below its folder, with slashes. */
export const listBuiltPages = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();

/** What a visitor can open of a built site, without the page for what is missing: paths below the sub-path, with slashes. */
export const listBuiltRoutes = (folder: string): readonly string[] =>
  listBuiltPages(folder)
    .filter((file) => /(?:^|\/)index\.html$/.test(file))
    .map((file) => `/${file.replace(/index\.html$/, '')}`)
    .sort();

/** What hosts know of the site built in a folder; throws where its home page is not there, or has no canonical address. */
export function readSite(folder: string): Site {
  const home = path.join(folder, 'index.html');
  if (!existsSync(home)) throw new Error(`${home} is missing: run \`npm run build\` first`);
  const [, address] = /<link rel="canonical" href="([^"]+)"/.exec(readFileSync(home, 'utf8')) ?? [];
  if (address === undefined) throw new Error(`${home} has no canonical address`);
  const { hostname, pathname } = new URL(address);
  return { hostname, basePath: pathname.replace(/\/$/, ''), routes: listBuiltRoutes(folder) };
}
