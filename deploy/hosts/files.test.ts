/**
 * Tests the files for hosts that can't run locally, and the list of headers itself. Needs no build.
 */
import vm from 'node:vm';
import { HEADERS_ON_TLS, listCacheRules, REFUSED_FILE, REFUSED_PATH, type Site } from '../headers';
import { CACHING_BY_FOLDER, SECURITY_HEADERS, TLS_HEADERS } from '../tests/expected-headers';
import { formatApacheSite, formatHtaccess } from './apache';
import { formatCaddyfile } from './caddy';
import { formatResponseHeadersPolicy, formatUploadScript, formatViewerRequest } from './cloudfront';
import { formatNginxSite } from './nginx';
import { formatHeadersFile, formatRedirectsFile, formatVercelJson } from './platforms';

const SITE: Site = {
  hostname: 'www.shop.example',
  basePath: '',
  routes: ['/', '/about/', '/contact/'],
};
const SUB_PATH_SITE = { ...SITE, basePath: '/shop' };

test('the list has every header and caching rule, without a character that a configuration gives a meaning', () => {
  const headers = HEADERS_ON_TLS.map(([name, value]) => [name.toLowerCase(), value]);
  expect(Object.fromEntries(headers)).toEqual({ ...SECURITY_HEADERS, ...TLS_HEADERS });
  const caching = listCacheRules(SITE).map(([folder, value]) => [folder.split('/')[1], value]);
  expect(Object.fromEntries(caching)).toEqual(CACHING_BY_FOLDER);
  for (const [, value] of HEADERS_ON_TLS) expect(value).not.toMatch(/["\\$%{}\n]/);
});

test.each([
  [REFUSED_FILE, '/_headers', '/shop/_redirects', '/index.html.br', '/index.html.gz'],
  [REFUSED_PATH, '//x', '/../x', '/.git/config', '/a\\b', '/%2e%2e/x', '/a%2Fb', '/a%5cb', '/a%00'],
])('%s refuses %s and others, and no page', (expression, ...paths) => {
  for (const path of paths) expect(path).toMatch(new RegExp(expression, 'i'));
  expect('/shop/about/index.html').not.toMatch(new RegExp(expression, 'i'));
});

test.each([formatNginxSite, formatCaddyfile, formatHtaccess, formatHeadersFile, formatVercelJson])(
  '%p writes every header and caching rule with its value',
  (format) => {
    const text = format(SITE);
    for (const part of [...HEADERS_ON_TLS, ...listCacheRules(SITE)].flat())
      expect(text).toContain(part);
  },
);

test('Apache redirects to TLS all but the proof that renews the certificate', () => {
  const [, redirected = ''] = /RedirectMatch 308 "([^"]+)"/.exec(formatApacheSite(SITE)) ?? [];
  expect('/about/').toMatch(new RegExp(redirected));
  expect('/.well-known/acme-challenge/proof').not.toMatch(new RegExp(redirected));
});

test('the root of a host redirects to a site below a sub-path', () => {
  expect(formatRedirectsFile(SITE)).toMatch(/^# .*\n$/);
  expect(formatRedirectsFile(SUB_PATH_SITE)).toBe('/ /shop/ 302\n');
});

// https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
test("the response-headers policy has CloudFront's fields", () => {
  const policy = JSON.parse(formatResponseHeadersPolicy(SITE));
  expect(policy.Name).toMatch(/^[\w-]{1,128}$/);
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;
  expect(security).toMatchObject({
    FrameOptions: { Override: true, FrameOption: 'DENY' },
    ReferrerPolicy: { ReferrerPolicy: SECURITY_HEADERS['referrer-policy'] },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: false,
      Preload: false,
    },
  });
  expect(custom.Items).toHaveLength(custom.Quantity);
  expect(Object.keys(security).length + custom.Quantity).toBe(HEADERS_ON_TLS.length);
});

function runViewerRequest(site: Site, uri: string, query?: string) {
  const request = { uri, rawQueryString: () => query };
  return vm.runInNewContext(`${formatViewerRequest(site)}handler({ request })`, { request });
}

test.each([
  ['/', '/index.html'],
  ['/about/', '/about/index.html'],
  ['/pictures/x.avif', '/pictures/x.avif'],
  ['//about', '//about'],
])("CloudFront's function maps %s to %s, below a sub-path too", (uri, file) => {
  expect(runViewerRequest(SITE, uri).uri).toBe(file);
  expect(runViewerRequest(SUB_PATH_SITE, `/shop${uri}`).uri).toBe(`/shop${file}`);
});

test("CloudFront's function redirects a page without the slash, with its query", () => {
  const { statusCode, headers } = runViewerRequest(SITE, '/about', 'q=a%2Fb&x=1&x=2&y');
  expect([statusCode, headers.location.value]).toEqual([308, '/about/?q=a%2Fb&x=1&x=2&y']);
  expect(runViewerRequest(SUB_PATH_SITE, '/shop').headers.location.value).toBe('/shop/');
});

test('the upload sets the type and caching of each file, and sends the pages last', () => {
  const script = formatUploadScript(SUB_PATH_SITE);
  expect(script).toContain('"s3://$bucket/shop"');
  const commands = script.match(/^copy '.*/gm) ?? [];
  expect(commands[0]).toMatch("copy '_next/static/*.avif' 'image/avif' 'public, max-age=");
  const pageIndex = commands.findIndex((line) => line.startsWith("copy '*.html'"));
  const lastHashedIndex = commands.findLastIndex((line) => line.startsWith("copy '_next/static/"));
  expect(pageIndex).toBeGreaterThan(lastHashedIndex);
  for (const [folder] of listCacheRules(SITE))
    expect(commands[pageIndex]).toContain(`--exclude '${folder.slice(1)}*'`);
});
