/**
 * Starts each host that can run locally and sends it the same requests, for the sites in out/ and
 * in .sub-path/. A server that is not installed is a failure.
 *
 * Usage: npm run test:hosts [-- -t nginx]
 */

import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import tls from 'node:tls';
import { company } from '@/data/shop/company';
import { pageHrefs } from '@/lib/site/navigation';
import { listFiles } from '@/scripts/build/built-site';
import { SUB_PATH_SETTINGS } from '@/scripts/testing/build-site';
import { assertResponse, decompress } from './assertions';
import { ADDRESS, type Host, SERVERS, sendRequest, startHost } from './host';
import { listExpectations } from './requests';

/** The negotiated protocol of each version of TLS. RFC 8996 forbids the older two versions. */
const TLS_VERSIONS = [
  ['TLSv1', undefined],
  ['TLSv1.1', undefined],
  ['TLSv1.2', 'h2'],
  ['TLSv1.3', 'h2'],
] as const;

/** The settings of the two builds. */
const { NEXT_PUBLIC_SITE_URL, NEXT_PUBLIC_BASE_PATH } = SUB_PATH_SETTINGS;
const BUILDS = {
  out: { hostname: new URL(company.siteUrl).hostname, basePath: '' },
  '.sub-path': {
    hostname: new URL(NEXT_PUBLIC_SITE_URL).hostname,
    basePath: NEXT_PUBLIC_BASE_PATH,
  },
};

/** Copies a built site, and adds the compressed copies. Platforms get the site without. */
function copyCompressed(folder: string): string {
  const copy = path.join('.compressed', folder);
  rmSync(copy, { recursive: true, force: true });
  cpSync(folder, copy, { recursive: true, preserveTimestamps: true });
  execFileSync('npm', ['run', 'compress', copy], { stdio: 'pipe' });
  return copy;
}
const COMPRESSED = { out: copyCompressed('out'), '.sub-path': copyCompressed('.sub-path') };

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

for (const [name, server] of Object.entries(SERVERS))
  for (const folder of ['out', '.sub-path'] as const)
    describe(`${folder} on ${name}`, () => {
      let host: Awaited<ReturnType<typeof startHost>>;
      beforeAll(async () => {
        const isPlatform = server.kind === 'platform';
        host = await startHost(server, isPlatform ? folder : COMPRESSED[folder], BUILDS[folder]);
      });
      afterAll(() => host?.stop());

      it('each request gets the expected response', async () => {
        for (const expectation of listExpectations(host))
          await assertResponse(host, expectation).catch((error) => {
            throw new Error(`${JSON.stringify(expectation)}: ${error.message}`);
          });
      });

      if (server.kind === 'own')
        it('only current versions of TLS work, with HTTP/2', async () => {
          for (const [version, protocol] of TLS_VERSIONS)
            expect([version, await negotiateProtocol(host, version)]).toEqual([version, protocol]);
        });

      if (server.kind !== 'platform')
        it('without compressed copies each page is the same', async () => {
          for (const copy of listFiles(host.folder, /\.(br|gz)$/)) rmSync(`${host.folder}/${copy}`);
          for (const href of pageHrefs)
            for (const encoding of ['br', 'gzip']) {
              const request = {
                path: host.site.basePath + href,
                headers: { 'Accept-Encoding': encoding },
              };
              const { body, headers } = await sendRequest(host, request);
              const page = readFileSync(path.join(host.folder, href, 'index.html'));
              const sentPage = decompress(body, headers['content-encoding']);
              expect([href, encoding, sentPage.equals(page)]).toEqual([href, encoding, true]);
            }
        });
    });
