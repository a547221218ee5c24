import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { builtRoutes } from '../scripts/build/built-pages';
import { attribute, elementsIn } from '../scripts/build/html';

/** What a host must know of a build. It is read from the built home page, so that it can't differ from it. */
export interface Site {
  /** Such as www.example.co.uk. */
  readonly hostname: string;
  /** Of an address that names one, such as https://shop.example:8443. */
  readonly port: number | undefined;
  /** '' or a sub-path such as /shop. */
  readonly basePath: string;
  /** The pages' paths below the sub-path, each with its slashes. */
  readonly routes: readonly string[];
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
