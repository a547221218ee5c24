/**
 * What a good answer holds, written down apart from deploy/headers.ts, each line with its reason: a header that is lost or
 * weakened there is missed here. Nothing in this folder takes a value from that list.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type HostResponse, getOrigin, type Host, type RequestOptions, sendRequest } from './host';
import type { Expectation } from './requests';

const IANA = readFileSync('/etc/mime.types', 'utf8');

/** Of every response, whatever its status, but the redirect to TLS, where no browser looks for them. */
const EVERYWHERE = {
  // Nobody may lay a page of ours under buttons of theirs: https://www.w3.org/TR/CSP3/#directive-frame-ancestors
  'content-security-policy': "frame-ancestors 'none'",
  // For browsers that do not know frame-ancestors: RFC 7034.
  'x-frame-options': 'DENY',
  // No file is taken for another kind than its type says: https://fetch.spec.whatwg.org/#x-content-type-options-header
  'x-content-type-options': 'nosniff',
  // Other sites learn where a visitor comes from, but not from which page or search.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // What no script may ask for: https://www.w3.org/TR/permissions-policy/
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A window that opened ours has no hand on it: https://html.spec.whatwg.org/multipage/browsers.html
  'cross-origin-opener-policy': 'same-origin',
  // No other site loads our files into its own process.
  'cross-origin-resource-policy': 'same-origin',
};

/** On TLS: two years, as hstspreload.org and the Observatory ask for (RFC 6797). */
const ON_TLS = { 'strict-transport-security': 'max-age=63072000; includeSubDomains' };

/** How long a file is kept, by where it lies: a name that changes with its content is never asked for again (RFC 8246). */
const CACHING: Readonly<Record<string, string>> = {
  _next: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=86400, must-revalidate',
  share: 'public, max-age=86400, must-revalidate',
};

/** By ending, as IANA lists them (RFC 9239 for JavaScript) and the system has them; texts name their characters. */
function mediaType(file: string): string | undefined {
  const ending = path.extname(file).slice(1);
  const [listed] = new RegExp(`^\\S+(?=.*\\s${ending}(\\s|$))`, 'm').exec(IANA) ?? [];
  return listed?.startsWith('text/') ? `${listed}; charset=utf-8` : listed;
}

function judgeHeaders({ headers }: HostResponse, expected: Readonly<Record<string, string | undefined>>) {
  for (const [name, value] of Object.entries(expected)) assert.equal(headers[name], value, name);
}

/** What has not changed is answered 304, and one encoding is not taken for another. */
async function judgeAgain(host: Host, asked: string, request: RequestOptions, { headers }: HostResponse) {
  const etag = headers.etag ?? '';
  const again = (more: RequestOptions['headers']) =>
    sendRequest(host, asked, {
      ...request,
      headers: { ...request.headers, 'If-None-Match': etag, ...more },
    });
  const unchanged = await again({});
  assert.deepEqual([unchanged.status, unchanged.body.length], [304, 0]);
  if (headers['content-encoding'] === undefined || etag.startsWith('W/')) return;
  assert.equal((await again({ 'Accept-Encoding': 'identity' })).status, 200);
}

async function judgeFile(
  host: Host,
  [asked, expected, request = {}]: Expectation,
  answer: HostResponse,
) {
  const { file = '', encoding } = expected;
  // A page names the files of its own build, so it is asked for each time (RFC 9111, 5.2.2.4); a platform says so itself.
  const ofPlatform = answer.status === 404 ? 'no-store' : 'public, max-age=0, must-revalidate';
  const otherwise = host.kind === 'platform' ? ofPlatform : 'no-cache';
  judgeHeaders(answer, {
    'cache-control': CACHING[file.split('/')[0] ?? ''] ?? otherwise,
    'content-encoding': encoding,
    'content-language': undefined,
    ...(host.kind !== 'platform' && { 'content-type': mediaType(file) }),
  });
  if (encoding !== undefined) assert.match(answer.headers.vary ?? '', /accept-encoding/i);
  const decompressed = { br: brotliDecompressSync, gzip: gunzipSync };
  const body = encoding ? decompressed[encoding](answer.body) : answer.body;
  const wanted = request.method === 'HEAD' ? '' : readFileSync(path.join(host.folder, file));
  // Without printing two pages where they differ.
  assert.ok(body.equals(Buffer.from(wanted)), `${body.length} bytes, not those of ${file}`);
  if (answer.status === 200) await judgeAgain(host, asked, request, answer);
}

/** Asks a host a question; throws where the answer is not the one that is expected. */
export async function assertAnswer(host: Host, question: Expectation): Promise<void> {
  const [asked, expected, request = {}] = question;
  const answer = await sendRequest(host, asked, request);
  const { status = 0, headers } = answer;
  if (expected.status === 'refused') {
    assert.ok([400, 403, 404].includes(status), `status ${status}`);
    assert.equal(headers.location, undefined);
    // Before a folder is known, nothing of ours is read.
    if (host.kind === 'shared') return;
  } else {
    assert.equal(status, expected.status);
  }
  // Caddy's redirect of other names has none: nobody meets it without a certificate for such a name.
  if (!request.isPlain && !request.headers?.Host) {
    judgeHeaders(answer, { ...EVERYWHERE, ...(host.kind !== 'shared' && ON_TLS) });
    // A name without its version, or none.
    if (host.kind === 'own') assert.match(`${headers.server ?? ''}`, /^(nginx|Apache)?$/);
  }
  if (expected.file !== undefined) await judgeFile(host, question, answer);
  if (expected.location !== undefined) {
    const { href, origin } = new URL(headers.location ?? '', getOrigin(host) + asked);
    assert.ok([href, origin].includes(expected.location), `location ${href}`);
  }
  if (status === 405) assert.match(headers.allow ?? '', /GET.*HEAD|HEAD.*GET/);
}
