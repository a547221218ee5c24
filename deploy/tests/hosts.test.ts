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
import { parseArgs } from 'node:util';
import { readSite } from '../site';
import { hostFiles, servedFiles } from '../write';
import type { Host } from './ask';
import { browserComplaints } from './browser';
import { QUESTIONS } from './questions/all';
import { scoreHeaders } from './score';
import { HOSTS, ON_TLS, startHost } from './start-host';

/** Of MDN's HTTP Observatory, which gives an A+ from 100. */
const WANTED_SCORE = 115;

const fromTools = createRequire(new URL('../tools/package.json', import.meta.url));
const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? HOSTS;
const unknown = wanted.filter((name) => !HOSTS.includes(name));
if (unknown.length > 0) throw new Error(`--only: no such host: ${unknown}; there are ${HOSTS}`);

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
    for (const [name, text] of Object.entries(servedFiles(site))) {
      assert.ok(
        readFileSync(path.join(folder, name), 'utf8') === text,
        `${name} is of another build`,
      );
    }
    if (folder !== 'out') return;
    for (const [name, text] of Object.entries(hostFiles(site))) {
      assert.ok(
        readFileSync(path.join('deploy/out', name), 'utf8') === text,
        `${name} is of another build`,
      );
    }
  });

  for (const name of wanted) {
    describe(`${folder} on ${name}`, () => {
      let host: Host;
      before(async () => {
        host = await startHost(name, folder);
      });
      after(() => host?.stop());
      for (const [question, answer] of Object.entries(QUESTIONS)) {
        test(question, () => answer(host));
      }
      // Neither depends on the sub-path; and the headers are the same on every host, to the byte.
      if (folder !== 'out' || !ON_TLS.includes(name)) return;
      test('the headers are worth an A+', async () => {
        const { grade, score } = await scoreHeaders(host);
        assert.equal(grade, 'A+');
        assert.ok(score >= WANTED_SCORE, `${score} points`);
      });
      if (name !== ON_TLS[0]) return;
      test('a browser has nothing to complain of', async () => {
        assert.deepEqual(await browserComplaints(host), []);
      });
    });
  }
}
