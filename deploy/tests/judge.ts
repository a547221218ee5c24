import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CACHING, EVERYWHERE, MEDIA_TYPES, ON_TLS } from './expectations';
import { type Answer, ask, type Host, originOf, type Request } from './host';
import type { Expected, Question } from './questions';

const REFUSALS = [400, 403, 404];
const DECOMPRESSED = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };

function judgeHeaders({ kind }: Host, { headers }: Answer) {
  for (const [name, value] of Object.entries({ ...EVERYWHERE, ...(kind !== 'shared' && ON_TLS) })) {
    assert.equal(headers[name], value, name);
  }
  // A name without its version, or none.
  if (kind === 'own') assert.match(`${headers.server ?? ''}`, /^(nginx|Apache)?$/);
}

function judgeCaching({ kind }: Host, { file, status }: Expected, caching = '') {
  if (status === 404) return assert.doesNotMatch(caching, /immutable|max-age=[1-9]/);
  const [under, listed] = CACHING.find(([folder]) => `/${file}`.startsWith(folder)) ?? [];
  const isOfPlatform = kind === 'platform' && under === '/';
  assert.equal(caching, isOfPlatform ? 'public, max-age=0, must-revalidate' : listed);
}

/** What has not changed is answered 304, and one encoding is not taken for another. */
async function judgeAgain(host: Host, asked: string, request: Request, { headers }: Answer) {
  const etag = headers.etag ?? '';
  const again = (more: Request['headers']) =>
    ask(host, asked, {
      ...request,
      headers: { ...request.headers, 'If-None-Match': etag, ...more },
    });
  const unchanged = await again({});
  assert.deepEqual([unchanged.status, unchanged.body.length], [304, 0]);
  if (headers['content-encoding'] === undefined || etag.startsWith('W/')) return;
  assert.equal((await again({ 'Accept-Encoding': 'identity' })).status, 200);
}

async function judgeFile(host: Host, [asked, expected, request = {}]: Question, answer: Answer) {
  const { file = '', encoding = 'none' } = expected;
  const { headers } = answer;
  if (host.kind !== 'platform') {
    assert.equal(headers['content-type'], MEDIA_TYPES[path.extname(file).slice(1)]);
  }
  judgeCaching(host, expected, headers['cache-control']);
  assert.equal(headers['content-encoding'] ?? 'none', encoding);
  if (expected.encoding !== undefined) assert.match(headers.vary ?? '', /accept-encoding/i);
  assert.equal(headers['content-language'], undefined);
  const body = DECOMPRESSED[encoding](answer.body);
  const wanted = request.method === 'HEAD' ? '' : readFileSync(path.join(host.folder, file));
  // Without printing two pages where they differ.
  assert.ok(body.equals(Buffer.from(wanted)), `${body.length} bytes, not those of ${file}`);
  if (answer.status === 200) await judgeAgain(host, asked, request, answer);
}

/**
 * Asks a host a question.
 *
 * @throws {AssertionError} where the answer is not the one that is expected
 */
export async function judge(host: Host, question: Question): Promise<void> {
  const [asked, expected, request = {}] = question;
  const answer = await ask(host, asked, request);
  const { status = 0, headers } = answer;
  if (expected.status === 'refused') {
    assert.ok(REFUSALS.includes(status), `status ${status}`);
    assert.equal(headers.location, undefined);
    // Before a folder is known, nothing of ours is read.
    if (host.kind === 'shared') return;
  } else {
    assert.equal(status, expected.status);
  }
  // Caddy's redirect of other names has none: nobody meets it without a certificate for such a name.
  if (!request.isPlain && !request.headers?.Host) judgeHeaders(host, answer);
  if (expected.file !== undefined) await judgeFile(host, question, answer);
  if (expected.location !== undefined) {
    const { href, origin } = new URL(headers.location ?? '', originOf(host) + asked);
    assert.ok([href, origin].includes(expected.location), `location ${href}`);
  }
  if (status === 405) assert.match(headers.allow ?? '', /GET.*HEAD|HEAD.*GET/);
}
