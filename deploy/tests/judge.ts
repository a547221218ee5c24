import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CACHING, EVERYWHERE, MEDIA_TYPES, ON_TLS } from './expectations';
import { type Answer, ask, type Host, originOf } from './host';
import type { Expected, Question } from './questions';

type FileExpected = Extract<Expected, { readonly file: string }>;

/** The last one is of Cloudflare's local runtime, where it can't name a file. */
const REFUSALS = [400, 403, 404, 502];
const DECOMPRESSED = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

const bytesOf = ({ folder }: Host, name: string) => readFileSync(path.join(folder, name));

function judgeHeaders(host: Host, { plain, headers: sent }: Question, { headers }: Answer) {
  // A browser takes what is said of TLS for the name that it asked for.
  const onTls = host.certificate !== undefined && !plain && sent?.Host === undefined;
  const wanted = { ...EVERYWHERE, ...(onTls && ON_TLS) };
  assert.deepEqual(
    Object.fromEntries(Object.keys(wanted).map((name) => [name, headers[name]])),
    wanted,
  );
  if (plain) assert.equal(headers['strict-transport-security'], undefined);
  assert.equal(headers['x-powered-by'], undefined);
  if (!host.differs.has('names')) assert.equal(headers.server, host.calledItself);
}

/** Types may differ in nothing but the older name of JavaScript's and a character set. */
function judgeType(host: Host, name: string, type = '') {
  const wanted = MEDIA_TYPES[path.extname(name).slice(1)] ?? '';
  if (!host.differs.has('types')) assert.equal(type, wanted);
  else
    assert.equal(
      type.split(';')[0]?.replace('application/java', 'text/java'),
      wanted.split(';')[0],
    );
}

function judgeCaching(host: Host, { file, status }: FileExpected, caching = '') {
  if (status === 404) return assert.doesNotMatch(caching, /immutable|max-age=[1-9]/);
  const [under = '', listed] = CACHING.find(([folder]) => `/${file}`.startsWith(folder)) ?? [];
  assert.equal(caching, host.caching[under] ?? listed);
}

/** What has not changed is answered 304, and one encoding is not taken for another. */
async function judgeAgain(host: Host, question: Question, encoding: string, { headers }: Answer) {
  const { etag } = headers;
  assert.ok(etag, 'no ETag');
  const known = { ...question.headers, 'If-None-Match': etag };
  const again = await ask(host, question.path, { ...question, headers: known });
  assert.deepEqual([again.status, again.body.length], [304, 0]);
  if (!host.differs.has('304')) judgeHeaders(host, question, again);
  const changed = { ...known, 'If-None-Match': '"other"' };
  assert.equal((await ask(host, question.path, { ...question, headers: changed })).status, 200);
  if (encoding === 'none' || etag.startsWith('W/')) return;
  const other = { ...known, 'Accept-Encoding': 'identity' };
  assert.equal((await ask(host, question.path, { ...question, headers: other })).status, 200);
}

async function judgeFile(host: Host, question: Question, answer: Answer, expect: FileExpected) {
  const { file, status = 200, encoding = 'none' } = expect;
  assert.equal(answer.status, status);
  judgeType(host, file, answer.headers['content-type']);
  judgeCaching(host, expect, answer.headers['cache-control']);
  assert.equal(answer.headers['content-encoding'] ?? 'none', encoding);
  if (expect.encoding !== undefined) assert.match(answer.headers.vary ?? '', /accept-encoding/i);
  const body = DECOMPRESSED[encoding](answer.body);
  const wanted = question.method === 'HEAD' ? Buffer.alloc(0) : bytesOf(host, file);
  // Without printing two pages where they differ.
  assert.ok(body.equals(wanted), `${body.length} bytes, not the ${wanted.length} of ${file}`);
  if (status === 200) await judgeAgain(host, question, encoding, answer);
}

/** A host that reads paths in its own way may answer with a page of ours, or send a visitor to one. */
function judgeHarmless({ status, headers, body }: Answer, host: Host) {
  if (status >= 300 && status < 400) return assert.match(headers.location ?? '', /^\/(?![/\\])/);
  if (status !== 200) return assert.ok(REFUSALS.includes(status), `status ${status}`);
  const pages = [...host.site.routes.map((route) => `${route.slice(1)}index.html`), '404.html'];
  assert.ok(
    pages.some((name) => bytesOf(host, name).equals(body)),
    'no page of ours',
  );
}

/**
 * Asks a host a question.
 *
 * @throws {AssertionError} where the answer is not the one that is expected
 */
export async function judge(host: Host, question: Question): Promise<void> {
  const { expect } = question;
  const answer = await ask(host, question.path, question);
  const { status, headers } = answer;
  if ('refused' in expect) {
    if (host.differs.has('paths')) return judgeHarmless(answer, host);
    assert.ok(REFUSALS.includes(status), `status ${status}`);
    assert.equal(headers.location, undefined);
    if (host.differs.has('bare refusals')) return;
  } else if ('location' in expect) {
    assert.equal(status, 308);
    const { href } = new URL(headers.location ?? '', `${originOf(host)}${question.path}`);
    assert.equal(href, expect.location);
  } else if ('methods' in expect) {
    assert.equal(status, 405);
    if (host.differs.has('allow')) return;
    for (const method of expect.methods)
      assert.ok(headers.allow?.includes(method), `Allow: ${headers.allow}`);
  } else {
    await judgeFile(host, question, answer, expect);
  }
  judgeHeaders(host, question, answer);
}
