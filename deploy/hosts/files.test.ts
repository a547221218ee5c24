/** Tests the hosts' files without a build or a server. */

import {
  HEADERS_ON_TLS,
  HOST_ONLY_FILE,
  listCacheRules,
  REFUSED_PATH,
  type Site,
} from '../headers';
import { formatApacheSite, formatHtaccess } from './apache';
import { formatCaddyfile } from './caddy';
import { formatNginxSite } from './nginx';
import { formatHeadersFile, formatRedirectsFile } from './platforms';

const SITE: Site = { hostname: 'www.shop.example', basePath: '' };
const SUB_PATH_SITE = { ...SITE, basePath: '/shop' };

it('no header has a character that a configuration gives a meaning', () => {
  for (const [, value] of HEADERS_ON_TLS) expect(value).not.toMatch(/["\\$%{}\n]/);
});

it.each([
  [HOST_ONLY_FILE, '/_headers', '/shop/_redirects', '/index.html.br', '/index.html.gz'],
  [REFUSED_PATH, '//x', '/../x', '/.git/config', '/a\\b', '/%2e%2e/x', '/a%2Fb', '/a%5cb', '/a%00'],
])('%s refuses %s and others, and no page', (expression, ...paths) => {
  for (const path of paths) expect(path).toMatch(new RegExp(expression, 'i'));
  expect('/shop/about/index.html').not.toMatch(new RegExp(expression, 'i'));
});

it.each([formatNginxSite, formatCaddyfile, formatHtaccess, formatHeadersFile])(
  '%p writes every header and caching rule with its value',
  (format) => {
    const text = format(SITE);
    for (const part of [...HEADERS_ON_TLS, ...listCacheRules(SITE)].flat())
      expect(text).toContain(part);
  },
);

it('Apache redirects to TLS all but the proof that renews the certificate', () => {
  const [, redirected = ''] = /RedirectMatch 308 "([^"]+)"/.exec(formatApacheSite(SITE)) ?? [];
  expect('/about/').toMatch(new RegExp(redirected));
  expect('/.well-known/acme-challenge/proof').not.toMatch(new RegExp(redirected));
});

it('the root of a host redirects to a site below a sub-path', () => {
  expect(formatRedirectsFile(SITE)).toMatch(/^# .*\n$/);
  expect(formatRedirectsFile(SUB_PATH_SITE)).toBe('/ /shop/ 302\n');
});
