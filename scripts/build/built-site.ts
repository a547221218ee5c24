import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import type { Site } from '../../deploy/site';
import { attribute, findBy } from './html';

/**
 * The pages of a built site.
 *
 * @param folder such as out
 * @returns their files below the folder, with slashes
 */
export function builtPages(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => name.replaceAll(path.sep, '/'))
    .sort();
}

/**
 * The routes of a built site: what a visitor can open, without the page for what is missing.
 *
 * @param folder such as out
 * @returns paths below the sub-path, each with its slashes
 */
export function builtRoutes(folder: string): readonly string[] {
  return builtPages(folder)
    .filter((file) => path.posix.basename(file) === 'index.html')
    .map((file) => `/${file.slice(0, -'index.html'.length)}`)
    .sort();
}

/**
 * The picture that a page names for messengers and social sites.
 *
 * @param html a built page
 * @param basePath '' or the site's sub-path, such as /shop
 * @returns its path below the sub-path, such as /share/about.jpg
 * @throws {Error} where the page names none
 * @see https://ogp.me/
 */
export function sharePicture(html: string, basePath: string): string {
  const named = findBy(parse(html), 'property', 'og:image');
  const address = named && attribute(named, 'content');
  if (address === undefined) throw new Error('no picture for shared links is named (og:image)');
  return new URL(address).pathname.slice(basePath.length);
}

/**
 * Reads a built site.
 *
 * @param folder such as out
 * @throws {Error} where the home page is not there, or has no canonical address
 */
export function readSite(folder: string): Site {
  const home = path.join(folder, 'index.html');
  if (!existsSync(home)) throw new Error(`${home} is missing`);
  const canonical = findBy(parse(readFileSync(home, 'utf8')), 'rel', 'canonical');
  const address = canonical && attribute(canonical, 'href');
  if (address === undefined) throw new Error(`${home} has no canonical address`);
  const { protocol, hostname, port, pathname } = new URL(address);
  return {
    hostname,
    // The servers' files are for TLS, so a port of an address without it says nothing of theirs.
    port: protocol === 'https:' && port !== '' ? Number(port) : undefined,
    basePath: pathname.replace(/\/$/, ''),
    routes: builtRoutes(folder),
  };
}
