/**
 * Checks the files for hosts that can't be run here, and what holds for the list itself; needs no build.
 *
 * @jest-environment node
 */
import assert from 'node:assert/strict';
import vm from 'node:vm';
import { HEADERS_ON_TLS as HEADERS } from '../headers';
import type { Site } from '../site';
import { redirectsFile } from './cloudflare-netlify';
import { responseHeadersPolicy, uploadScript, viewerRequest } from './cloudfront';
import { vercelJson } from './vercel';

const SITE: Site = {
  hostname: 'www.shop.example',
  basePath: '',
  routes: ['/', '/about/', '/contact/'],
};
const BELOW = { ...SITE, basePath: '/shop' };

test('no header has a character that a configuration would take for its own', () => {
  for (const [name, value] of HEADERS) assert.doesNotMatch(value, /["\\$%{}\n]/, name);
});

test("Vercel's file has every header", () => {
  const [everywhere] = JSON.parse(vercelJson(SITE)).headers;
  const listed = HEADERS.map(([key, value]) => ({ key, value }));
  assert.deepEqual(everywhere.headers.slice(0, -1), listed);
});

test('a site below a sub-path is found from the top of its name', () => {
  assert.match(redirectsFile(SITE), /^# .*\n$/);
  assert.equal(redirectsFile(BELOW), '/ /shop/ 302\n');
});

// https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
test("the response-headers policy has CloudFront's fields", () => {
  const policy = JSON.parse(responseHeadersPolicy(SITE));
  assert.match(policy.Name, /^[\w-]{1,128}$/);
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;
  assert.deepEqual(security.StrictTransportSecurity, {
    Override: true,
    AccessControlMaxAgeSec: 63_072_000,
    IncludeSubdomains: true,
    Preload: false,
  });
  assert.deepEqual(security.FrameOptions, { Override: true, FrameOption: 'DENY' });
  assert.equal(custom.Quantity, custom.Items.length);
  assert.equal(Object.keys(security).length + custom.Quantity, HEADERS.length);
});

function edge(site: Site, uri: string, query?: string) {
  const request = { uri, rawQueryString: () => query };
  const context = vm.createContext({ request });
  vm.runInContext(viewerRequest(site), context);
  return vm.runInContext('handler({ request })', context);
}

test.each([
  ['/', '/index.html'],
  ['/about/', '/about/index.html'],
  ['/pictures/x.avif', '/pictures/x.avif'],
  ['/nope', '/nope'],
  ['//about', '//about'],
])("CloudFront's function asks for %s at %s, below a sub-path too", (sent, asked) => {
  assert.equal(edge(SITE, sent).uri, asked);
  assert.equal(edge(BELOW, `/shop${sent}`).uri, `/shop${asked}`);
});

test("CloudFront's function redirects a page without the slash, with its query", () => {
  const { statusCode, headers } = edge(SITE, '/about', 'q=a%2Fb&x=1&x=2&y');
  assert.deepEqual([statusCode, headers.location.value], [308, '/about/?q=a%2Fb&x=1&x=2&y']);
  assert.equal(edge(BELOW, '/shop').headers.location.value, '/shop/');
});

test('the upload gives each file its type and caching, pages last', () => {
  const lines = uploadScript(BELOW).split('\n');
  const copies = lines.filter((line) => /^copy '/.test(line));
  assert.ok(copies[0]?.startsWith("copy '_next/static/*.avif' 'image/avif' 'public, max-age="));
  const pages = copies.findIndex((line) => line.startsWith("copy '*.html'"));
  const hashed = copies.findLastIndex((line) => line.startsWith("copy '_next/static/"));
  assert.ok(pages > hashed);
  assert.match(copies[pages] ?? '', /no-cache' --exclude '_next\/static\/\*'/);
  assert.ok(lines.some((line) => line.includes('"s3://$bucket/shop"')));
});
