import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CACHING, EVERYWHERE, MEDIA_TYPES, ON_TLS } from './expectations';
import { type Answer, ask, type Host, originOf, type Request } from './host';
import type { Expected, Question } from './questions';

/** The last one is of Cloudflare's local runtime, where it can't name a file. */
const REFUSALS = [400, 403, 404, 502];
const DECOMPRESSED = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

const bytesOf = ({ folder }: Host, name: string) => readFileSync(path.join(folder, name));

function judgeHeaders(host: Host, { isPlain, headers: sent }: Request, { headers }: Answer) {
  // A browser takes what is said of TLS for the name that it asked for.
  const isOnTls = host.isOnTls && !isPlain && sent?.Host === undefined;
  for (const [name, value] of Object.entries({ ...EVERYWHERE, ...(isOnTls && ON_TLS) })) {
    assert.equal(headers[name], value, name);
  }
  if (isPlain) assert.equal(headers['strict-transport-security'], undefined);
  assert.equal(headers['x-powered-by'], undefined);
  if (!host.differs.includes('names')) assert.equal(headers.server, host.calledItself);
}

/** Types may differ in nothing but the older name of JavaScript's and a character set. */
function judgeType(host: Host, name: string, type = '') {
  const wanted = MEDIA_TYPES[path.extname(name).slice(1)] ?? '';
  if (!host.differs.includes('types')) return assert.equal(type, wanted);
  const [bare] = type.replace('application/java', 'text/java').split(';');
  assert.equal(bare, wanted.split(';')[0]);
}

function judgeCaching(host: Host, { file, status }: Expected, caching = '') {
  if (status === 404) return assert.doesNotMatch(caching, /immutable|max-age=[1-9]/);
  const [under = '', listed] = CACHING.find(([folder]) => `/${file}`.startsWith(folder)) ?? [];
  assert.equal(caching, host.caching?.[under] ?? listed);
}

/** What has not changed is answered 304, and one encoding is not taken for another. */
async function judgeAgain(host: Host, asked: string, request: Request, { headers }: Answer) {
  const { etag } = headers;
  assert.ok(etag, 'no ETag');
  const again = (more: Request['headers']) =>
    ask(host, asked, { ...request, headers: { ...request.headers, ...more } });
  const unchanged = await again({ 'If-None-Match': etag });
  assert.deepEqual([unchanged.status, unchanged.body.length], [304, 0]);
  if (!host.differs.includes('304')) judgeHeaders(host, request, unchanged);
  assert.equal((await again({ 'If-None-Match': '"other"' })).status, 200);
  if (headers['content-encoding'] === undefined || etag.startsWith('W/')) return;
  const other = { 'If-None-Match': etag, 'Accept-Encoding': 'identity' };
  assert.equal((await again(other)).status, 200);
}

async function judgeFile(host: Host, [asked, expected, request = {}]: Question, answer: Answer) {
  const { file = '', encoding = 'none' } = expected;
  const { headers } = answer;
  judgeType(host, file, headers['content-type']);
  judgeCaching(host, expected, headers['cache-control']);
  assert.equal(headers['content-encoding'] ?? 'none', encoding);
  if (expected.encoding !== undefined) assert.match(headers.vary ?? '', /accept-encoding/i);
  const body = DECOMPRESSED[encoding](answer.body);
  const wanted = request.method === 'HEAD' ? Buffer.alloc(0) : bytesOf(host, file);
  // Without printing two pages where they differ.
  assert.ok(body.equals(wanted), `${body.length} bytes, not the ${wanted.length} of ${file}`);
  if (answer.status === 200) await judgeAgain(host, asked, request, answer);
}

/** A host that reads paths in its own way may answer with a page of ours, or send a visitor to one. */
function judgeHarmless({ status = 0, headers, body }: Answer, host: Host) {
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
  const [asked, expected, request = {}] = question;
  if (request.unless?.some((difference) => host.differs.includes(difference))) return;
  const answer = await ask(host, asked, request);
  const { status = 0, headers } = answer;
  if (expected.status === 'refused') {
    if (host.differs.includes('paths')) return judgeHarmless(answer, host);
    assert.ok(REFUSALS.includes(status), `status ${status}`);
    assert.equal(headers.location, undefined);
    if (host.differs.includes('bare refusals')) return;
  } else {
    assert.equal(status, expected.status);
    if (expected.file !== undefined) await judgeFile(host, question, answer);
    if (expected.location !== undefined) {
      const { href } = new URL(headers.location ?? '', `${originOf(host)}${asked}`);
      assert.equal(href, expected.location);
    }
    if (status === 405) {
      if (host.differs.includes('allow')) return;
      assert.match(headers.allow ?? '', /GET.*HEAD|HEAD.*GET/);
    }
  }
  judgeHeaders(host, request, answer);
}
