/**
 * Starts each host that can run here and asks the same questions of each, for the site in out/ and for the one in
 * .variant/, which lives under a sub-path. A server that is not installed is a failure.
 *
 * Usage: npm run test:hosts [-- --only nginx,caddy]
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import tls from 'node:tls';
import { parseArgs } from 'node:util';
import { readSite } from '../../scripts/build/read-site';
import { hostFiles, servedFiles } from '../write';
import type { Host } from './host';
import { judge } from './judge';
import { questionsFor } from './questions';
import { HOSTS, ON_TLS, startHost } from './start-host';

/** RFC 8996 has done away with the older two. */
const TLS_VERSIONS = { TLSv1: undefined, 'TLSv1.1': undefined, 'TLSv1.2': 'h2', 'TLSv1.3': 'h2' };

const fromTools = createRequire(new URL('../tools/package.json', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? HOSTS;
const unknown = wanted.filter((name) => !HOSTS.includes(name));
if (unknown.length > 0) throw new Error(`--only: no such host: ${unknown}; there are ${HOSTS}`);

/** @returns the protocol that was agreed on, or undefined where the host refused */
function handshake({ site, port, certificate }: Host, version: tls.SecureVersion) {
  return new Promise<string | undefined>((resolve) => {
    const socket = tls.connect({
      ...{ host: '127.0.0.1', port, servername: site.hostname, ca: certificate },
      // Old versions have only ciphers that OpenSSL itself refuses at its usual level.
      ...{ minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' },
      ALPNProtocols: ['h2', 'http/1.1'],
    });
    socket.on('error', () => resolve(undefined));
    socket.on('secureConnect', () => {
      resolve(socket.alpnProtocol || 'none');
      socket.destroy();
    });
  });
}

test("Vercel's own schema takes vercel.json, and its router compiles it", () => {
  const { getTransformedRoutes, headersSchema, trailingSlashSchema } =
    fromTools('@vercel/routing-utils');
  const validator = new (fromTools('ajv'))();
  const configuration = JSON.parse(readFileSync('deploy/out/vercel/vercel.json', 'utf8'));
  assert.ok(validator.validate(headersSchema, configuration.headers), validator.errorsText());
  assert.ok(validator.validate(trailingSlashSchema, configuration.trailingSlash));
  assert.equal(getTransformedRoutes(configuration).error, null);
});

for (const folder of ['out', '.variant']) {
  test(`${folder}: the written files are what the list gives`, () => {
    assert.ok(existsSync(folder), 'run `npm run build:variant` and `npm run build:sample` first');
    const site = readSite(folder);
    const written = [
      ...Object.entries(servedFiles(site)).map(([name, text]) => [path.join(folder, name), text]),
      ...(folder === 'out' ? Object.entries(hostFiles(site)) : []).map(([name, text]) => [
        path.join('deploy/out', name),
        text,
      ]),
    ] as const;
    for (const [file = '', text] of written) {
      assert.ok(readFileSync(file, 'utf8') === text, `${file} is of another build`);
    }
  });

  for (const name of wanted) {
    describe(`${folder} on ${name}`, () => {
      let host: Host;
      before(async () => {
        host = await startHost(name, folder);
      });
      after(() => host?.stop());
      test('what is asked of every host is answered', async (context) => {
        for (const [about, questions] of Object.entries(questionsFor(host))) {
          await context.test(about, async () => {
            for (const question of questions) {
              if (question.unless?.some((difference) => host.differs.has(difference))) continue;
              await judge(host, question).catch((error) => {
                throw new Error(`${question.method ?? 'GET'} ${question.path}: ${error.message}`);
              });
            }
          });
        }
      });
      // It does not depend on the sub-path.
      if (folder !== 'out' || !ON_TLS.includes(name)) return;
      test('TLS is spoken in its present versions alone, with HTTP/2', async () => {
        for (const [version, protocol] of Object.entries(TLS_VERSIONS)) {
          assert.equal(await handshake(host, version as tls.SecureVersion), protocol, version);
        }
      });
    });
  }
}
