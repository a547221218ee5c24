import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ask, type Host } from '../ask';
import {
  assertBytes,
  at,
  bytesOf,
  checkCompression,
  checkHeaders,
  filesOf,
  typeOf,
  withEnding,
} from '../checks';
import { CACHING, MEDIA_TYPES } from '../expectations';

const CLOUDFLARE_CACHING = 'public, max-age=0, must-revalidate';
/** Files for the host alone have no kind of their own. */
const WITHOUT_TYPE = ['', '.br', '.gz'];

/** Whether two types differ in nothing but the older name of JavaScript's and a character set. */
const sameType = (one: string, other: string) =>
  one.split(';')[0]?.replace('application/java', 'text/java') === other.split(';')[0];

/** What a file is answered with: once for each kind in each folder that has caching of its own. */
function examples(host: Host): readonly string[] {
  const byKind = new Map<string, string>();
  for (const name of filesOf(host)) {
    const folder = CACHING.find(({ under }) => `/${name}`.startsWith(under))?.under;
    const kind = `${folder} ${path.extname(name)}`;
    if (name !== '404.html' && typeOf(name) !== undefined && !byKind.has(kind)) {
      byKind.set(kind, name);
    }
  }
  return [...byKind.values()];
}

function wantedCaching(host: Host, name: string): string | undefined {
  const rule = CACHING.find(({ under }) => `/${name}`.startsWith(under));
  if (host.differs.has('headers')) return 'no-cache';
  return rule?.under === '/' && host.differs.has('caching') ? CLOUDFLARE_CACHING : rule?.value;
}

/** Of files: their types, caching and compression, and of requests that know them already. */
export const FILES = {
  'each kind of file has its type, caching and headers': async (host: Host) => {
    for (const name of examples(host)) {
      if (host.differs.has('file names') && name.endsWith('.html')) continue;
      const answer = await ask(host, at(host, name));
      assert.equal(answer.status, 200, name);
      assertBytes(answer.body, bytesOf(host, name), name);
      const [type = '', wanted = ''] = [answer.headers['content-type'], typeOf(name)];
      if (host.differs.has('types')) assert.ok(sameType(type, wanted), `${name}: ${type}`);
      else assert.equal(type, wanted, name);
      assert.equal(answer.headers['cache-control'], wantedCaching(host, name), name);
      checkHeaders(host, answer);
    }
    const known = [...WITHOUT_TYPE, ...Object.keys(MEDIA_TYPES).map((ending) => `.${ending}`)];
    const unknown = filesOf(host).filter((name) => !known.includes(path.extname(name)));
    assert.deepEqual(unknown, [], 'a kind without a type');
  },
  'compression is agreed on': async (host: Host) => {
    if (host.differs.has('compression')) return;
    await checkCompression(host, 'index.html', at(host, ''));
    for (const ending of ['.css', '.js', 'about/index.txt', '.svg', '.webmanifest', '.xml']) {
      const name = filesOf(host).find(
        (one) => one.endsWith(ending) && existsSync(path.join(host.folder, `${one}.br`)),
      );
      assert.ok(name, `the site has no compressed ${ending}`);
      await checkCompression(host, name, at(host, name));
    }
  },
  'a file without a smaller companion is sent as it is': async (host: Host) => {
    if (host.differs.has('compression')) return;
    const lonely = ['robots.txt', 'sitemap.xml'];
    for (const name of lonely) {
      for (const ending of ['.br', '.gz'])
        rmSync(path.join(host.folder, `${name}${ending}`), { force: true });
    }
    for (const name of [...lonely, withEnding(host, '.avif'), withEnding(host, '.woff2')]) {
      for (const encoding of ['br', 'gzip', 'gzip, deflate, br, zstd']) {
        const { headers, body } = await ask(host, at(host, name), {
          headers: { 'Accept-Encoding': encoding },
        });
        assert.equal(headers['content-encoding'], undefined, `${name}, ${encoding}`);
        assertBytes(body, bytesOf(host, name), name);
      }
    }
  },
  'what has not changed is answered 304, with its headers': async (host: Host) => {
    for (const rest of ['', 'about/', 'about/index.txt', withEnding(host, '.css')]) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const headers = { 'Accept-Encoding': encoding };
        const first = await ask(host, at(host, rest), { headers });
        const validators = Object.entries({
          'If-None-Match': first.headers.etag,
          'If-Modified-Since': first.headers['last-modified'],
        });
        for (const [name, value] of validators) {
          if (value === undefined) continue;
          const again = await ask(host, at(host, rest), { headers: { ...headers, [name]: value } });
          assert.equal(again.status, 304, `/${rest} ${encoding} ${name}: ${value}`);
          assert.equal(again.body.length, 0);
          if (!host.differs.has('caching')) {
            assert.equal(again.headers['cache-control'], first.headers['cache-control']);
          }
          if (!host.differs.has('304')) checkHeaders(host, again);
        }
        assert.ok(first.headers.etag, `/${rest} has no ETag`);
      }
    }
    const changed = await ask(host, at(host, ''), { headers: { 'If-None-Match': '"other"' } });
    assert.equal(changed.status, 200);
  },
};
