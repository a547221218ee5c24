/** Sends requests to a host and asserts that each response is the expected one. */

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CACHING_BY_FOLDER, SECURITY_HEADERS, TLS_HEADERS } from './expected-headers';
import { getOrigin, type Host, type HostRequest, type HostResponse, sendRequest } from './host';
import type { Expectation } from './requests';

const IANA_TYPES = readFileSync('/etc/mime.types', 'utf8');

/** Returns the registered type of a file's extension, with the character set of a text. */
function findMediaType(file: string): string | undefined {
  const extension = path.extname(file).slice(1);
  // A line has a type and its extensions: 'image/jpeg  jpeg jpg jpe'.
  const [type] = new RegExp(`^\\S+(?=.*\\s${extension}(\\s|$))`, 'm').exec(IANA_TYPES) ?? [];
  return type?.startsWith('text/') ? `${type}; charset=utf-8` : type;
}

/** Decompresses a body that was sent with this Content-Encoding. */
export function decompress(body: Buffer, encoding: string | undefined): Buffer {
  if (encoding === 'br') return brotliDecompressSync(body);
  return encoding === 'gzip' ? gunzipSync(body) : body;
}

/** Asserts that an unchanged file gets a 304, but not for a stored copy in another encoding. */
async function assertRevalidation(host: Host, request: HostRequest, { headers }: HostResponse) {
  const etag = headers.etag ?? '';
  const revalidate = (more: HostRequest['headers']) =>
    sendRequest(host, {
      ...request,
      headers: { ...request.headers, 'If-None-Match': etag, ...more },
    });
  const unchanged = await revalidate({});
  expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
  if (headers['content-encoding'] === undefined || etag.startsWith('W/')) return;
  expect(await revalidate({ 'Accept-Encoding': 'identity' })).toMatchObject({ status: 200 });
}

async function assertFile(host: Host, expectation: Expectation, response: HostResponse) {
  const { file = '', encoding, method } = expectation;
  const { headers } = response;
  // A page names the files of its own build, so browsers must revalidate it (RFC 9111, 5.2.2.4).
  const platformCaching =
    response.status === 404 ? 'no-store' : 'public, max-age=0, must-revalidate';
  const pageCaching = host.kind === 'platform' ? platformCaching : 'no-cache';
  const caching = CACHING_BY_FOLDER[file.split('/')[0] ?? ''] ?? pageCaching;
  expect(headers).toMatchObject({ 'cache-control': caching });
  expect(headers['content-language']).toBeUndefined();
  if (host.kind !== 'platform') expect(headers['content-type']).toBe(findMediaType(file));
  // Undefined without an encoding.
  expect(headers['content-encoding']).toBe(encoding);
  if (encoding !== undefined) expect(headers.vary).toMatch(/accept-encoding/i);
  const body = decompress(response.body, encoding);
  const bytes = Buffer.from(method === 'HEAD' ? '' : readFileSync(path.join(host.folder, file)));
  // Not the contents, which a failure would print.
  expect([body.length, body.equals(bytes)]).toEqual([bytes.length, true]);
  if (response.status === 200) await assertRevalidation(host, expectation, response);
}

/** Sends a request to a host; throws where the response is not the expected one. */
export async function assertResponse(host: Host, expected: Expectation): Promise<void> {
  const response = await sendRequest(host, expected);
  const { status = 0, headers } = response;
  if (expected.status === 'refused') {
    expect([400, 403, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    // Apache refuses some paths before it reads our .htaccess.
    if (host.kind === 'shared') return;
  } else {
    expect(status).toBe(expected.status);
  }
  // Caddy redirects other names without these headers. They have no certificate, so nobody sees it.
  if (!expected.isPlain && !expected.headers?.Host) {
    expect(headers).toMatchObject({
      ...SECURITY_HEADERS,
      ...(host.kind !== 'shared' && TLS_HEADERS),
    });
    // The server's name without its version, or none.
    if (host.kind === 'own') expect(headers.server ?? '').toMatch(/^(nginx|Apache)?$/);
  }
  if (expected.file !== undefined) await assertFile(host, expected, response);
  if (expected.location !== undefined) {
    const { href, origin } = new URL(headers.location ?? '', getOrigin(host) + expected.path);
    expect([href, origin]).toContain(expected.location);
  }
  if (status === 405) expect(headers.allow).toMatch(/GET.*HEAD|HEAD.*GET/);
}
