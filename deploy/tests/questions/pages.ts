import assert from 'node:assert/strict';
import { brotliDecompressSync } from 'node:zlib';
import { ask, type Host, originOf } from '../ask';
import { assertBytes, at, bytesOf, checkHeaders, checkNotFound, pageOf } from '../checks';
import { MEDIA_TYPES } from '../expectations';
import { HALF_NAMES, NOT_FILES, NOT_PAGES } from '../paths';

/** For good, and with the method kept: RFC 9110, 15.4.9. */
const PERMANENT = 308;

async function checkRedirect(host: Host, path: string, target: string): Promise<void> {
  const answer = await ask(host, path);
  assert.equal(answer.status, PERMANENT, path);
  const { href } = new URL(answer.headers.location ?? '', originOf(host));
  assert.equal(href, `${originOf(host)}${target}`);
  checkHeaders(host, answer);
}

const withoutHeaders = (host: Host): Host => ({
  ...host,
  differs: new Set([...host.differs, 'headers']),
});

/** Of pages, and of what is none. */
export const PAGES = {
  'each page is served under its path with the slash': async (host: Host) => {
    for (const route of host.site.routes) {
      const answer = await ask(host, `${host.site.basePath}${route}`);
      assert.equal(answer.status, 200, route);
      assertBytes(answer.body, pageOf(host, route), route);
      assert.equal(answer.headers['content-type'], MEDIA_TYPES.html, route);
      checkHeaders(host, answer);
    }
  },
  'each page without the slash is one redirect away, on this host, with its query': async (
    host: Host,
  ) => {
    const query = '?q=a%2Fb&brand=x+y';
    for (const route of host.site.routes.filter((one) => one !== '/')) {
      const bare = `${host.site.basePath}${route.slice(0, -1)}`;
      await checkRedirect(host, `${bare}${query}`, `${bare}/${query}`);
      await checkRedirect(host, bare, `${bare}/`);
    }
  },
  'below a sub-path, the home page without the slash is one redirect away': async (host: Host) => {
    const { basePath } = host.site;
    // Cloudflare's rules are for what is below it.
    const asked = host.differs.has('file names') ? withoutHeaders(host) : host;
    if (basePath !== '') await checkRedirect(asked, `${basePath}?q=1`, `${basePath}/?q=1`);
  },
  'above a sub-path there is our page with 404': async (host: Host) => {
    // What is above it is not for a folder's own file to say.
    if (host.site.basePath === '' || host.differs.has('bare refusals')) return;
    if (host.differs.has('file names')) return;
    for (const path of ['/', '/about/', '/nope', `${host.site.basePath}ping/`]) {
      checkNotFound(host, await ask(host, path), path);
    }
  },
  'a page by its file name is the page, or one redirect away from it': async (host: Host) => {
    const asked = await ask(host, at(host, 'about/index.html'));
    if (asked.status === PERMANENT) {
      const target = new URL(
        asked.headers.location ?? '',
        `${originOf(host)}${at(host, 'about/')}`,
      );
      assert.equal(target.href, `${originOf(host)}${at(host, 'about/')}`);
    } else {
      assert.equal(asked.status, 200);
      assertBytes(asked.body, pageOf(host, '/about/'), 'about/index.html');
    }
  },
  'an unknown path is our page with 404': async (host: Host) => {
    const names = host.differs.has('file names')
      ? NOT_PAGES.filter((name) => name !== '404/')
      : [...NOT_PAGES, ...HALF_NAMES];
    for (const rest of [...names, ...NOT_FILES]) {
      checkNotFound(host, await ask(host, at(host, rest)), rest);
    }
  },
  'a condition or a range does not empty the page for 404': async (host: Host) => {
    const { headers } = await ask(host, at(host, 'nope'));
    const requests: Readonly<Record<string, string>>[] = [
      { 'If-None-Match': headers.etag ?? '*' },
      { 'If-None-Match': '*' },
      { 'If-Modified-Since': new Date().toUTCString() },
      { 'If-Match': '"other"' },
      { 'If-Unmodified-Since': new Date(0).toUTCString() },
      { Range: 'bytes=0-9' },
    ];
    for (const request of requests) {
      const answer = await ask(host, at(host, 'nope'), { headers: request });
      checkNotFound(host, answer, JSON.stringify(request));
    }
  },
  'the page for 404 is compressed as it is asked for': async (host: Host) => {
    if (host.differs.has('compression')) return;
    const { status, headers, body } = await ask(host, at(host, 'nope'), {
      headers: { 'Accept-Encoding': 'br' },
    });
    assert.equal(status, 404);
    assert.match(headers.vary ?? '', /accept-encoding/i);
    assertBytes(brotliDecompressSync(body), bytesOf(host, '404.html'), 'the page for 404');
  },
};
