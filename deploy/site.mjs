import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'parse5';
import { builtPages, builtRoutes } from '../scripts/build/built-pages.ts';
import { attribute, elementsIn } from '../scripts/build/html.ts';

/**
 * What a host must know of a build. It is read from the built pages, so that it can't differ from them.
 *
 * @typedef {object} Site
 * @property {string} policy the content-security policy of all pages, with each page's hashes
 * @property {boolean} ownPicturesOnly whether no other host is asked for pictures
 * @property {string} hostname such as www.example.co.uk
 * @property {string} basePath '' or a sub-path such as /shop
 * @property {readonly string[]} routes the pages' paths below the sub-path, each with its slashes
 */

const isPolicy = (node) => attribute(node, 'http-equiv') === 'Content-Security-Policy';
const isCanonical = (node) => attribute(node, 'rel') === 'canonical';

/** The directives that name what is inline by its hash, and so may differ from page to page. */
const BY_HASH = ['script-src', 'style-src'];

const directives = (policy) =>
  new Map(policy.split('; ').map((text) => [text.split(' ')[0], text.split(' ').slice(1)]));

/** What two policies have in common, their hashes apart. */
const withoutHashes = (policy) =>
  policy
    .split('; ')
    .filter((text) => !BY_HASH.some((name) => text.startsWith(`${name} `)))
    .join('; ');

/**
 * The policy that can be sent as a header of any page: what all of them say, with the hashes of each. A page's own
 * policy holds beside it, so none is allowed more than it says of itself.
 *
 * @param {ReadonlyMap<string, string>} pages their HTML by file name
 * @returns {string} the policy
 * @throws {Error} naming a page without one, or two pages that differ in more than hashes
 */
export function sitePolicy(pages) {
  const policies = [...pages].map(([file, html]) => {
    const policy = attribute(
      [...elementsIn(parse(html))].find(isPolicy) ?? { attrs: [] },
      'content',
    );
    if (policy === undefined) throw new Error(`${file} has no content-security policy`);
    return { file, policy };
  });
  const [first] = policies;
  if (first === undefined) throw new Error('there are no pages');
  for (const { file, policy } of policies) {
    if (withoutHashes(policy) !== withoutHashes(first.policy)) {
      throw new Error(`${file} and ${first.file} have different content-security policies`);
    }
  }
  const all = policies.map(({ policy }) => directives(policy));
  return [...directives(first.policy).keys()]
    .map((name) => [name, ...new Set(all.flatMap((each) => each.get(name) ?? []))].join(' '))
    .join('; ');
}

/**
 * Reads a built site.
 *
 * @param {string} folder such as out
 * @returns {Site}
 * @throws {Error} where the pages' policies differ in more than hashes, or the home page no canonical address
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
