/**
 * Starts each host that can run here and asks the same questions of each, for the site in out/ and for the one in
 * .variant/, which lives under a sub-path. A server that is not installed is a failure.
 *
 * Usage: npm run test:hosts [-- nginx caddy ...]
 */
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, describe, test } from 'node:test';
import tls from 'node:tls';
import { assertAnswer } from './assertions';
import { ADDRESS, type Host, SERVERS, startHost } from './host';
import { listRequests } from './requests';

/** RFC 8996 has done away with the older two. */
const TLS_VERSIONS = { TLSv1: undefined, 'TLSv1.1': undefined, 'TLSv1.2': 'h2', 'TLSv1.3': 'h2' };

/** @returns the protocol that was agreed on, or undefined where the host refused */
async function handshake({ site, ports }: Host, version: tls.SecureVersion) {
  const socket = tls.connect({
    host: ADDRESS,
    port: ports.usual,
    servername: site.hostname,
    rejectUnauthorized: false,
    // Old versions have only ciphers that OpenSSL itself refuses at its usual level.
    minVersion: version,
    maxVersion: version,
    ciphers: 'DEFAULT@SECLEVEL=0',
    ALPNProtocols: ['h2', 'http/1.1'],
  });
  const isAgreed = await once(socket, 'secureConnect').then(Boolean, () => false);
  socket.destroy();
  return isAgreed ? socket.alpnProtocol : undefined;
}

test("Vercel's own schema takes vercel.json, and its router compiles it", () => {
  const fromTools = createRequire(new URL('../tools/package.json', import.meta.url));
  const { getTransformedRoutes, headersSchema, trailingSlashSchema } =
    fromTools('@vercel/routing-utils');
  const validator = new (fromTools('ajv'))();
  const configuration = JSON.parse(readFileSync('deploy/out/vercel/vercel.json', 'utf8'));
  assert.ok(validator.validate(headersSchema, configuration.headers), validator.errorsText());
  assert.ok(validator.validate(trailingSlashSchema, configuration.trailingSlash));
  assert.equal(getTransformedRoutes(configuration).error, null);
});

const named = process.argv.slice(2);
for (const name of named.length > 0 ? named : Object.keys(SERVERS)) {
  const server = SERVERS[name];
  if (server === undefined) throw new Error(`no such host: ${name}`);
  for (const folder of ['out', '.variant']) {
    describe(`${folder} on ${name}`, () => {
      let host: Awaited<ReturnType<typeof startHost>>;
      before(async () => {
        host = await startHost(server, folder);
      });
      after(() => host?.stop());
      test('what is asked of every host is answered', async (context) => {
        for (const [about, questions] of Object.entries(listRequests(host))) {
          await context.test(about, async () => {
            for (const question of questions) {
              await assertAnswer(host, question).catch((error) => {
                throw new Error(`${JSON.stringify(question)}: ${error.message}`);
              });
            }
          });
        }
      });
      if (server.kind !== 'own') return;
      test('TLS is spoken in its present versions alone, with HTTP/2', async () => {
        for (const [version, protocol] of Object.entries(TLS_VERSIONS)) {
          assert.equal(await handshake(host, version as tls.SecureVersion), protocol, version);
        }
      });
    });
  }
}
