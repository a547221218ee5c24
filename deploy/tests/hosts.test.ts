/**
 * Starts each host that can run locally and sends it the same requests, for the site in out/ and for the site in .sub-path/,
 * which has a sub-path. A server that is not installed is a failure.
 *
 * Usage: npm run test:hosts [-- -t nginx]
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import tls from 'node:tls';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { assertResponse } from './assertions';
import { ADDRESS, type Host, LITESPEED, SERVERS, sendRequest, startHost } from './host';
import { listExpectations } from './requests';

/** The negotiated protocol by version of TLS. RFC 8996 forbids the older two versions. */
const PROTOCOLS_BY_TLS = {
  TLSv1: undefined,
  'TLSv1.1': undefined,
  'TLSv1.2': 'h2',
  'TLSv1.3': 'h2',
};

/** Returns the negotiated protocol, or undefined where the host refused the version. */
async function negotiateProtocol({ site, ports }: Host, version: tls.SecureVersion) {
  const socket = tls.connect({
    host: ADDRESS,
    port: ports.main,
    servername: site.hostname,
    rejectUnauthorized: false,
    // OpenSSL's default level refuses every cipher of the old versions.
    minVersion: version,
    maxVersion: version,
    ciphers: 'DEFAULT@SECLEVEL=0',
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  const isConnected = await once(socket, 'secureConnect').then(Boolean, () => false);
  socket.destroy();
  return isConnected ? socket.alpnProtocol : undefined;
}

test('LiteSpeed sends no compressed copy without its Content-Encoding', async () => {
  const host = await startHost(LITESPEED, 'out');
  try {
    for (const route of host.site.routes)
      for (const encoding of ['br', 'gzip']) {
        const headers = { 'Accept-Encoding': encoding };
        const response = await sendRequest(host, route, { headers });
        const { 'content-encoding': sent = 'identity' } = response.headers;
        const decompress = { br: brotliDecompressSync, gzip: gunzipSync }[sent];
        const body = decompress?.(response.body) ?? response.body;
        const page = readFileSync(path.join(host.folder, route, 'index.html'));
        assert.ok(body.equals(page), `${route} with ${encoding}: other bytes than the page's`);
      }
  } finally {
    await host.stop();
  }
});

for (const [name, server] of Object.entries(SERVERS)) {
  for (const folder of ['out', '.sub-path']) {
    describe(`${folder} on ${name}`, () => {
      let host: Awaited<ReturnType<typeof startHost>>;
      beforeAll(async () => {
        host = await startHost(server, folder);
      });
      afterAll(() => host?.stop());
      test('each request gets the expected response', async () => {
        for (const [title, expectations] of Object.entries(listExpectations(host)))
          for (const expectation of expectations)
            await assertResponse(host, expectation).catch((error) => {
              throw new Error(`${title}: ${JSON.stringify(expectation)}: ${error.message}`);
            });
      });
      if (server.kind !== 'own') return;
      test('only current versions of TLS work, with HTTP/2', async () => {
        for (const version of Object.keys(PROTOCOLS_BY_TLS) as (keyof typeof PROTOCOLS_BY_TLS)[])
          assert.equal(await negotiateProtocol(host, version), PROTOCOLS_BY_TLS[version], version);
      });
    });
  }
}
