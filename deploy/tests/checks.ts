/** What a good answer is. */
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type Answer, ask, type Host } from './ask';
import {
  DENIED,
  EVERYWHERE,
  expectedPolicy,
  ISOLATION,
  MEDIA_TYPES,
  TRANSPORT,
} from './expectations';

const REFUSALS = [400, 403, 404];
/** Of Cloudflare's local runtime, where it can't name a file. */
const LOCAL_RUNTIME_LOST = 502;

/** @returns a file of the host's site */
export const bytesOf = (host: Host, name: string): Buffer =>
  readFileSync(path.join(host.folder, name));

/** @returns the page of a route */
export const pageOf = (host: Host, route: string): Buffer =>
  bytesOf(host, `${route.slice(1)}index.html`);

/** @returns the path of something in the site, below its sub-path */
export const at = (host: Host, rest: string): string => `${host.site.basePath}/${rest}`;

/** @returns the names of all files of the host's site */
export const filesOf = (host: Host): readonly string[] =>
  readdirSync(host.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(host.folder, path.join(entry.parentPath, entry.name)));

/**
 * @returns the first file with an ending
 * @throws {Error} where the site has none, since a question about it would ask nothing
 */
export function withEnding(host: Host, ending: string): string {
  const name = filesOf(host).find((one) => one.endsWith(ending));
  assert.ok(name, `the site has no file that ends with ${ending}`);
  return name;
}

export const typeOf = (name: string): string | undefined =>
  MEDIA_TYPES[path.extname(name).slice(1)];

/** Without printing two pages where they differ. */
export const assertBytes = (found: Buffer, wanted: Buffer, label: string): void =>
  assert.ok(
    found.equals(wanted),
    `${label}: ${found.length} bytes, not the ${wanted.length} of the file`,
  );

/** @returns what a policy says, by directive, each directive's sources in order */
const parsedPolicy = (policy = '') =>
  Object.fromEntries(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources.sort()];
    }),
  );

/** By folder: it is asked for with every answer, and takes all pages to tell. */
const policies = new Map<string, object>();

function wantedPolicy(host: Host): object {
  const known = policies.get(host.folder);
  if (known !== undefined) return known;
  const pages = filesOf(host).filter((name) => name.endsWith('.html'));
  const wanted = expectedPolicy(pages.map((name) => bytesOf(host, name).toString()));
  const sorted = Object.entries(wanted).map(([name, sources]) => [name, [...sources].sort()]);
  const policy = Object.fromEntries(sorted);
  policies.set(host.folder, policy);
  return policy;
}

/** Every response has what is expected of it; what is missing or differs is printed all at once. */
export function checkHeaders(host: Host, { status, headers }: Answer): void {
  if (host.differs.has('headers')) return;
  const wanted = [
    ...EVERYWHERE,
    ...(host.site.ownPicturesOnly ? [ISOLATION] : []),
    ...(host.certificate === undefined ? [] : [TRANSPORT]),
  ];
  const wrong = wanted.filter(({ header, value }) => headers[header] !== value);
  assert.deepEqual(
    wrong.map(({ header, why }) => `${header}: ${headers[header]}, but ${why}`),
    [],
    `headers of a response ${status}`,
  );
  const denied = (headers['permissions-policy'] ?? '').split(', ').sort();
  assert.deepEqual(
    denied,
    DENIED.map((feature) => `${feature}=()`).sort(),
    `permissions-policy of a response ${status}`,
  );
  assert.deepEqual(
    parsedPolicy(headers['content-security-policy']),
    wantedPolicy(host),
    `content-security-policy of a response ${status}`,
  );
}

/** @returns the same host, of whose answers nothing is expected that is for TLS */
export function withoutTls({ certificate: _, ...host }: Host): Host {
  return host;
}

/** Our page, with 404, and not to be kept. */
export function checkNotFound(host: Host, answer: Answer, label: string): void {
  assert.equal(answer.status, 404, label);
  assertBytes(answer.body, bytesOf(host, '404.html'), `${label} has our page`);
  assert.equal(answer.headers['content-type'], MEDIA_TYPES.html, label);
  assert.doesNotMatch(answer.headers['cache-control'] ?? '', /immutable|max-age=[1-9]/, label);
  checkHeaders(host, answer);
}

/** Neither a page nor a way to one. */
export async function checkRefused(host: Host, target: string): Promise<void> {
  const answer = await ask(host, target);
  if (host.differs.has('paths')) return checkHarmless(host, answer, target);
  assert.ok(REFUSALS.includes(answer.status), `${target} is answered ${answer.status}`);
  assert.equal(answer.headers.location, undefined, target);
  if (!host.differs.has('bare refusals')) checkHeaders(host, answer);
}

/** A host that reads paths in its own way may answer with a page of ours, or send a visitor to one. */
function checkHarmless(host: Host, { status, headers, body }: Answer, target: string): void {
  if (status >= 300 && status < 400) {
    assert.match(headers.location ?? '', /^\/(?![/\\])/, target);
  } else if (status === 200) {
    const pages = host.site.routes.map((route) => pageOf(host, route));
    assert.ok(
      [...pages, bytesOf(host, '404.html')].some((page) => page.equals(body)),
      `${target} is answered with no page of ours`,
    );
  } else {
    assert.ok(
      [...REFUSALS, LOCAL_RUNTIME_LOST].includes(status),
      `${target} is answered ${status}`,
    );
  }
}

const decompressed = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  identity: (body: Buffer) => body,
} as const;

/** By what is accepted: the strongest encoding of it. */
const AGREED: Readonly<Record<string, keyof typeof decompressed>> = {
  br: 'br',
  gzip: 'gzip',
  'gzip, deflate, br, zstd': 'br',
  'br;q=0, gzip': 'gzip',
  identity: 'identity',
};

/** The strongest encoding that was asked for, which decompresses to the file, under an ETag of its own. */
export async function checkCompression(host: Host, name: string, target: string): Promise<void> {
  const tags = new Map<string, string | undefined>();
  for (const [accepted, wanted] of Object.entries(AGREED)) {
    const { headers, body } = await ask(host, target, { headers: { 'Accept-Encoding': accepted } });
    const label = `${target}, Accept-Encoding: ${accepted}`;
    assert.equal(headers['content-encoding'] ?? 'identity', wanted, label);
    assert.match(headers.vary ?? '', /^accept-encoding(, accept-encoding)*$/i, label);
    assert.equal(headers['content-type'], typeOf(name), label);
    assertBytes(decompressed[wanted](body), bytesOf(host, name), label);
    tags.set(wanted, headers.etag);
  }
  const strong = [...tags.values()].filter((tag) => tag !== undefined && !tag.startsWith('W/'));
  assert.equal(new Set(strong).size, strong.length, `${target} has one ETag for two encodings`);
}
