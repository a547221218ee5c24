import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { builtPages, builtRoutes } from '../scripts/build/built-pages.ts';
import { attribute, elementsIn } from '../scripts/build/html.ts';

/**
 * What a host must know of a build. It is read from the built pages, so that it can't differ from them.
 *
 * @typedef {object} Site
 * @property {string} policy the content-security policy that all pages share
 * @property {boolean} ownPicturesOnly whether no other host is asked for pictures
 * @property {string} hostname such as www.example.co.uk
 * @property {string} basePath '' or a sub-path such as /shop
 * @property {readonly string[]} routes the pages' paths below the sub-path, each with its slashes
 */

const isPolicy = (node) => attribute(node, 'http-equiv') === 'Content-Security-Policy';
const isCanonical = (node) => attribute(node, 'rel') === 'canonical';

/**
 * The one policy of all pages, which can then be sent as a header.
 *
 * @param {ReadonlyMap<string, string>} pages their HTML by file name
 * @returns {string} the policy
 * @throws {Error} naming a page without one, or two pages that differ
 */
export function sitePolicy(pages) {
  let first;
  for (const [file, html] of pages) {
    const policy = attribute(
      [...elementsIn(parse(html))].find(isPolicy) ?? { attrs: [] },
      'content',
    );
    if (policy === undefined) throw new Error(`${file} has no content-security policy`);
    first ??= { file, policy };
    if (policy !== first.policy) {
      throw new Error(`${file} and ${first.file} have different content-security policies`);
    }
  }
  if (first === undefined) throw new Error('there are no pages');
  return first.policy;
}

/**
 * Reads a built site.
 *
 * @param {string} folder such as out
 * @returns {Site}
 * @throws {Error} where the pages have no common policy, or the home page no canonical address
 */
export function readSite(folder) {
  const pages = new Map(
    builtPages(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')]),
  );
  const policy = sitePolicy(pages);
  const home = [...elementsIn(parse(pages.get('index.html') ?? ''))].find(isCanonical);
  if (home === undefined) throw new Error(`${folder}/index.html has no canonical address`);
  const { hostname, pathname } = new URL(attribute(home, 'href'));
  return {
    policy,
    ownPicturesOnly: policy.includes("img-src 'self';"),
    hostname,
    basePath: pathname.replace(/\/$/, ''),
    routes: builtRoutes(folder),
  };
}
