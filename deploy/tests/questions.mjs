/** What every host is asked. Each question is a name and a function that throws where the answer is wrong. */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { CACHE_OTHERWISE, CACHE_UNDER, METHODS, TYPES } from '../headers.mjs';
import { ask, originOf } from './ask.mjs';
import {
  assertBytes,
  at,
  bytesOf,
  checkCompression,
  checkHeaders,
  checkNotFound,
  checkRefused,
  filesOf,
  pageOf,
  sameType,
  withEnding,
} from './checks.mjs';
import { COMPANIONS, DOTFILES, EVIL, NOT_FILES, NOT_PAGES, SOURCES } from './paths.mjs';

const REDIRECTS = [301, 308];
const CLOUDFLARE_CACHING = 'public, max-age=0, must-revalidate';

export const QUESTIONS = {
  'each page is served under its path with the slash': async (host) => {
    for (const route of host.site.routes) {
      const answer = await ask(host, `${host.site.basePath}${route}`);
      assert.equal(answer.status, 200, route);
      assertBytes(answer.body, pageOf(host, route), route);
      assert.equal(answer.headers['content-type'], TYPES.html, route);
      checkHeaders(host, answer);
    }
  },
  'each page without the slash is one redirect away, on this host, with its query': async (
    host,
  ) => {
    for (const route of host.site.routes.filter((one) => one !== '/')) {
      const query = '?q=a%2Fb&brand=x+y';
      const bare = `${host.site.basePath}${route.slice(0, -1)}`;
      const answer = await ask(host, `${bare}${query}`);
      assert.ok(REDIRECTS.includes(answer.status), `${bare} is answered ${answer.status}`);
      const target = new URL(answer.headers.location, `${originOf(host)}${bare}`);
      assert.equal(target.href, `${originOf(host)}${bare}/${query}`);
      checkHeaders(host, answer);
      const plain = await ask(host, bare);
      assert.equal(
        new URL(plain.headers.location, originOf(host)).href,
        `${originOf(host)}${bare}/`,
      );
    }
  },
  'a redirect follows no false name of the host': async (host) => {
    if (host.differs.has('names')) return;
    const { headers } = await ask(host, at(host, 'about'), { headers: { Host: 'evil.example' } });
    assert.doesNotMatch(headers.location ?? '', /evil|^\/[/\\]/);
  },
  'a request with the whole address, as a proxy sends it, is answered': async (host) => {
    if (host.differs.has('paths')) return;
    const { status, body } = await ask(host, `${originOf(host)}${at(host, 'about/')}?q=1`);
    assert.equal(status, 200);
    assertBytes(body, pageOf(host, '/about/'), 'about/');
    await checkRefused(host, `${originOf(host)}${at(host, '/about/')}`);
  },
  'a page by its file name is the page, or one redirect away from it': async (host) => {
    const asked = await ask(host, at(host, 'about/index.html'));
    if (REDIRECTS.includes(asked.status)) {
      const target = new URL(asked.headers.location, `${originOf(host)}${at(host, 'about/')}`);
      assert.equal(target.href, `${originOf(host)}${at(host, 'about/')}`);
    } else {
      assert.equal(asked.status, 200);
      assertBytes(asked.body, pageOf(host, '/about/'), 'about/index.html');
    }
  },
  'an unknown path is our page with 404': async (host) => {
    for (const rest of [...NOT_PAGES, ...NOT_FILES]) {
      if (host.differs.has('file names') && rest === '404/') continue;
      const answer = await ask(host, at(host, rest));
      checkNotFound(host, answer, rest);
      assert.doesNotMatch(answer.headers['cache-control'] ?? '', /immutable|max-age=[1-9]/, rest);
    }
  },
  'paths that climb, hide a slash or a NUL, or name another host are refused': async (host) => {
    for (const evil of EVIL) {
      // What is above the sub-path is not for a folder's own file to refuse.
      if (host.site.basePath === '' || !host.differs.has('bare refusals')) {
        await checkRefused(host, evil);
      }
      if (host.site.basePath !== '') await checkRefused(host, `${host.site.basePath}${evil}`);
    }
  },
  'dotfiles are refused': async (host) => {
    for (const path of DOTFILES) await checkRefused(host, `${host.site.basePath}${path}`);
  },
  'source files and files for the host alone are refused': async (host) => {
    for (const path of [...SOURCES, ...COMPANIONS]) {
      await checkRefused(host, `${host.site.basePath}${path}`);
    }
  },
  'folders are not listed': async (host) => {
    for (const rest of ['pictures/', '_next/static/', '_next/static/chunks/', 'share/']) {
      await checkRefused(host, at(host, rest));
    }
  },
  'each kind of file has its type, caching and headers': async (host) => {
    const known = Object.keys(TYPES).filter((extension) => withEnding(host, `.${extension}`));
    for (const extension of known) {
      const names = [
        withEnding(host, `.${extension}`),
        ...CACHE_UNDER.map(([folder]) =>
          filesOf(host).find(
            (name) => `/${name}`.startsWith(folder) && name.endsWith(`.${extension}`),
          ),
        ),
      ].filter((name) => name !== undefined && name !== '404.html');
      for (const name of new Set(names)) {
        if (host.differs.has('file names') && name.endsWith('.html')) continue;
        const answer = await ask(host, at(host, name));
        assert.equal(answer.status, 200, name);
        assertBytes(answer.body, bytesOf(host, name), name);
        const type = answer.headers['content-type'];
        if (host.differs.has('types'))
          assert.ok(sameType(type, TYPES[extension]), `${name}: ${type}`);
        else assert.equal(type, TYPES[extension], name);
        const otherwise = host.differs.has('caching') ? CLOUDFLARE_CACHING : CACHE_OTHERWISE;
        const [, caching = otherwise] =
          CACHE_UNDER.find(([folder]) => `/${name}`.startsWith(folder)) ?? [];
        assert.equal(answer.headers['cache-control'], caching, name);
        checkHeaders(host, answer);
      }
    }
    const endings = filesOf(host).map((name) => path.extname(name).slice(1));
    const ours = new Set(['', 'br', 'gz', ...Object.keys(TYPES)]);
    assert.deepEqual(
      endings.filter((ending) => !ours.has(ending)),
      [],
      'a kind without a type',
    );
  },
  'compression is agreed on': async (host) => {
    if (host.differs.has('compression')) return;
    await checkCompression(host, 'index.html', at(host, ''));
    for (const ending of ['.css', '.js', 'about/index.txt', '.svg', '.webmanifest', '.xml']) {
      const name = filesOf(host).find(
        (one) => one.endsWith(ending) && existsSync(path.join(host.folder, `${one}.br`)),
      );
      await checkCompression(host, name, at(host, name));
    }
    const missing = await ask(host, at(host, 'nope'), { headers: { 'Accept-Encoding': 'br' } });
    assert.equal(missing.status, 404);
    assertBytes(brotliDecompressSync(missing.body), bytesOf(host, '404.html'), 'the page for 404');
  },
  'what has not changed is answered 304, with its headers': async (host) => {
    for (const rest of ['', 'about/', 'about/index.txt', withEnding(host, '.css')]) {
      for (const encoding of ['identity', 'gzip', 'br']) {
        const headers = { 'Accept-Encoding': encoding };
        const first = await ask(host, at(host, rest), { headers });
        const validators = [['If-None-Match', first.headers.etag]];
        if (first.headers['last-modified'] !== undefined) {
          validators.push(['If-Modified-Since', first.headers['last-modified']]);
        }
        for (const [name, value] of validators) {
          const again = await ask(host, at(host, rest), { headers: { ...headers, [name]: value } });
          assert.equal(again.status, 304, `/${rest} ${encoding} ${name}: ${value}`);
          assert.equal(again.body.length, 0);
          if (!host.differs.has('caching')) {
            assert.equal(again.headers['cache-control'], first.headers['cache-control']);
          }
          if (!host.differs.has('304')) checkHeaders(host, again);
        }
      }
    }
    const changed = await ask(host, at(host, ''), { headers: { 'If-None-Match': '"other"' } });
    assert.equal(changed.status, 200);
  },
  'HEAD is GET without the body': async (host) => {
    for (const rest of ['', 'about', 'nope', withEnding(host, '.css'), withEnding(host, '.avif')]) {
      const [got, head] = await Promise.all(
        ['GET', 'HEAD'].map((method) => ask(host, at(host, rest), { method })),
      );
      assert.equal(head.status, got.status, rest);
      assert.equal(head.body.length, 0, rest);
      for (const name of ['content-type', 'cache-control', 'etag', 'location', 'vary']) {
        assert.equal(head.headers[name], got.headers[name], `${rest} ${name}`);
      }
      checkHeaders(host, head);
    }
  },
  'other methods are refused': async (host) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND']) {
      // In Apache the server's own setting comes before a folder's; Cloudflare's local runtime can't pass it on.
      if (method === 'TRACE' && host.differs.has('TRACE')) continue;
      for (const rest of ['', 'about/', withEnding(host, '.css')]) {
        const answer = await ask(host, at(host, rest), { method });
        assert.equal(answer.status, 405, `${method} /${rest}`);
        if (host.differs.has('allow')) continue;
        for (const known of METHODS)
          assert.match(answer.headers.allow, new RegExp(`\\b${known}\\b`));
        checkHeaders(host, answer);
      }
    }
  },
  'no version is told': async (host) => {
    for (const rest of ['', 'nope', 'about']) {
      const { headers } = await ask(host, at(host, rest));
      assert.equal(headers['x-powered-by'], undefined);
      if (!host.differs.has('version')) assert.doesNotMatch(headers.server ?? '', /\d/);
    }
  },
  'a plain request is sent to TLS, on the same host': async (host) => {
    if (host.httpPort === undefined) return;
    for (const rest of ['', 'about/?q=a%2Fb', 'nope']) {
      const answer = await ask(host, at(host, rest), { plain: true });
      assert.ok(REDIRECTS.includes(answer.status), `${rest} is answered ${answer.status}`);
      assert.equal(answer.headers.location, `${originOf(host)}${at(host, rest)}`);
      assert.equal(answer.headers['strict-transport-security'], undefined);
      checkHeaders({ ...host, certificate: undefined }, answer);
    }
  },
};
