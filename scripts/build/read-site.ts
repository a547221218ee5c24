import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import type { Site } from '../../deploy/site';
import { builtRoutes } from './built-pages';
import { attribute, elementsIn } from './html';

/**
 * Reads a built site.
 *
 * @param folder such as out
 * @throws {Error} where the home page is not there, or has no canonical address
 */
export function readSite(folder: string): Site {
  const home = path.join(folder, 'index.html');
  if (!existsSync(home)) throw new Error(`${home} is missing`);
  const canonical = [...elementsIn(parse(readFileSync(home, 'utf8')))].find(
    (element) => attribute(element, 'rel') === 'canonical',
  );
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
