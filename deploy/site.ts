import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { builtPages, builtRoutes } from '../scripts/build/built-pages';
import { attribute, elementsIn } from '../scripts/build/html';

/** What a host must know of a build. It is read from the built pages, so that it can't differ from them. */
export interface Site {
  /** The content-security policy under which each page works. */
  readonly policy: string;
  /** Whether no other host is asked for pictures. */
  readonly ownPicturesOnly: boolean;
  /** Such as www.example.co.uk. */
  readonly hostname: string;
  /** Of an address that names one, such as https://shop.example:8443. */
  readonly port: number | undefined;
  /** '' or a sub-path such as /shop. */
  readonly basePath: string;
  /** The pages' paths below the sub-path, each with its slashes. */
  readonly routes: readonly string[];
}

/** An inline script or style in a policy. */
const HASH = /^'sha\d+-/;

/** What the first element that is marked so says. */
function found(html: string, [name, value]: readonly [string, string], wanted: string) {
  const element = [...elementsIn(parse(html))].find((one) => attribute(one, name) === value);
  return element && attribute(element, wanted);
}

/**
 * The one policy that can be sent with every page: its directives are those of each page, and what is inline on any of
 * them is allowed by its hash. A page's own policy, which it carries itself, may be stricter; browsers heed both.
 *
 * @param pages their HTML by file name
 * @throws {Error} naming a page without one, or two pages that differ in more than hashes
 */
export function sitePolicy(pages: ReadonlyMap<string, string>): string {
  const hashes = new Map<string, Set<string>>();
  let first: string | undefined;
  for (const [file, html] of pages) {
    const policy = found(html, ['http-equiv', 'Content-Security-Policy'], 'content');
    if (policy === undefined) throw new Error(`${file} has no content-security policy`);
    const directives = policy.split(/;\s*/).map((directive) => {
      const sources = directive.split(' ');
      return {
        inline: sources.filter((source) => HASH.test(source)),
        rest: sources.filter((source) => !HASH.test(source)).join(' '),
      };
    });
    if (first === undefined) for (const { rest } of directives) hashes.set(rest, new Set());
    first ??= file;
    if (directives.map(({ rest }) => rest).join() !== [...hashes.keys()].join()) {
      throw new Error(`${file} and ${first} have content-security policies of different sources`);
    }
    for (const { inline, rest } of directives) for (const one of inline) hashes.get(rest)?.add(one);
  }
  if (first === undefined) throw new Error('there are no pages');
  return [...hashes].map(([rest, inline]) => [rest, ...inline].join(' ')).join('; ');
}

/**
 * Reads a built site.
 *
 * @param folder such as out
 * @throws {Error} where the pages have no common policy, or the home page no canonical address
 */
export function readSite(folder: string): Site {
  const pages = new Map(
    builtPages(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  const policy = sitePolicy(pages);
  const address = found(pages.get('index.html') ?? '', ['rel', 'canonical'], 'href');
  if (address === undefined) throw new Error(`${folder}/index.html has no canonical address`);
  const { protocol, hostname, port, pathname } = new URL(address);
  return {
    policy,
    ownPicturesOnly: policy.includes("img-src 'self';"),
    hostname,
    // The servers' files are for TLS, so a port of an address without it says nothing of theirs.
    port: protocol === 'https:' && port !== '' ? Number(port) : undefined,
    basePath: pathname.replace(/\/$/, ''),
    routes: builtRoutes(folder),
  };
}
