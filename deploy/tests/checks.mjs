/** What a good answer is. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { siteHeaders, TRANSPORT_SECURITY, TYPES } from '../headers.mjs';
import { ask } from './ask.mjs';

const REFUSALS = [400, 403, 404];
/** Of Cloudflare's local runtime, where it can't name a file. */
const LOCAL_RUNTIME_LOST = 502;

/** @returns {Buffer} a file of the host's site */
export const bytesOf = (host, name) => readFileSync(path.join(host.folder, name));
/** @returns {Buffer} the page of a route */
export const pageOf = (host, route) => bytesOf(host, `${route.slice(1)}index.html`);
/** @returns {string} the path of something in the site, below its sub-path */
export const at = (host, rest) => `${host.site.basePath}/${rest}`;
/** @returns {string[]} the names of all files of the host's site */
export const filesOf = (host) =>
  readdirSync(host.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(host.folder, path.join(entry.parentPath, entry.name)));
/** @returns {string | undefined} the first file with an ending */
export const withEnding = (host, ending) => filesOf(host).find((name) => name.endsWith(ending));

/** Whether two types differ in nothing but the older name of JavaScript's and a character set. */
export const sameType = (one, other) =>
  one.split(';')[0].replace('application/java', 'text/java') === other.split(';')[0];

/** Without printing two pages where they differ. */
export const assertBytes = (found, wanted, label) =>
  assert.ok(
    found.equals(wanted),
    `${label}: ${found.length} bytes, not the ${wanted.length} of the file`,
  );

/** Every response has the headers of the list; what is missing or differs is printed all at once. */
export function checkHeaders(host, { status, headers }) {
  const wanted = [...siteHeaders(host.site)];
  if (host.certificate !== undefined) wanted.push(TRANSPORT_SECURITY);
  const wrong = wanted.filter(([name, value]) => headers[name.toLowerCase()] !== value);
  assert.deepEqual(
    wrong.map(([name]) => `${name}: ${headers[name.toLowerCase()]}`),
    [],
    `headers of a response ${status}`,
  );
}

/** Our page, with 404. */
export function checkNotFound(host, answer, path) {
  assert.equal(answer.status, 404, path);
  assertBytes(answer.body, bytesOf(host, '404.html'), `${path} has our page`);
  assert.equal(answer.headers['content-type'], TYPES.html, path);
  checkHeaders(host, answer);
}

/** Neither a page nor a way to one. */
export async function checkRefused(host, path) {
  const answer = await ask(host, path);
  if (host.differs.has('paths')) return checkHarmless(host, answer, path);
  assert.ok(REFUSALS.includes(answer.status), `${path} is answered ${answer.status}`);
  assert.equal(answer.headers.location, undefined, path);
  if (!host.differs.has('bare refusals')) checkHeaders(host, answer);
}

/** A host that reads paths in its own way may answer with a page of ours, or send a visitor to one. */
function checkHarmless(host, { status, headers, body }, path) {
  if (status >= 300 && status < 400) {
    assert.match(headers.location, /^\/(?![/\\])/, path);
  } else if (status === 200) {
    const pages = [
      ...host.site.routes.map((route) => pageOf(host, route)),
      bytesOf(host, '404.html'),
    ];
    assert.ok(
      pages.some((page) => page.equals(body)),
      `${path} is answered with no page of ours`,
    );
  } else
    assert.ok([...REFUSALS, LOCAL_RUNTIME_LOST].includes(status), `${path} is answered ${status}`);
}

/** The strongest encoding that was asked for, which decompresses to the file, under an ETag of its own. */
export async function checkCompression(host, name, path) {
  const plain = bytesOf(host, name);
  const ways = [
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
    ['identity', undefined, (body) => body],
  ];
  const tags = new Map();
  for (const [accepted, wanted, decompress] of ways) {
    const { headers, body } = await ask(host, path, { headers: { 'Accept-Encoding': accepted } });
    const label = `${path}, Accept-Encoding: ${accepted}`;
    assert.equal(headers['content-encoding'], wanted, label);
    assert.match(headers.vary ?? '', /^accept-encoding(, accept-encoding)*$/i, label);
    assert.equal(headers['content-type'], TYPES[name.split('.').pop()], label);
    assertBytes(decompress(body), plain, label);
    tags.set(wanted, headers.etag);
  }
  const strong = [...tags.values()].filter((tag) => !tag.startsWith('W/'));
  assert.equal(new Set(strong).size, strong.length, `${path} has one ETag for two encodings`);
}
