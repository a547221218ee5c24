/**
 * Starts each host that can run here and asks the same questions of each, for the site in out/ and for the one in
 * .variant/, which lives under a sub-path. A server that is not installed is a failure.
 *
 * Usage: npm run test:hosts [-- --only nginx,caddy]
 */
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { after, before, describe, test } from 'node:test';
import { parseArgs } from 'node:util';
import { readSite } from '../site.mjs';
import { hostFiles, servedFiles } from '../write.mjs';
import { QUESTIONS } from './questions.mjs';
import { HOSTS, startHost } from './servers.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = values.only?.split(',') ?? HOSTS;
const unknown = wanted.filter((name) => !HOSTS.includes(name));
if (unknown.length > 0) throw new Error(`--only: no such host: ${unknown}; there are ${HOSTS}`);

for (const folder of ['out', '.variant']) {
  test(`${folder}: the written files are what the list gives`, () => {
    assert.ok(existsSync(folder), 'run `npm run build:variant` and `npm run build` first');
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
      let host;
      before(async () => {
        host = await startHost(name, folder);
      });
      after(() => host?.stop());
      for (const [question, answer] of Object.entries(QUESTIONS)) {
        test(question, () => answer(host));
      }
    });
  }
}
