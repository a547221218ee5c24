/**
 * Checks the files for hosts that can't be run here, and what holds for the list itself; needs no build.
 *
 * @jest-environment node
 */
import vm from 'node:vm';
import { HEADERS_ON_TLS as HEADERS, type Site } from '../headers';
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
const BELOW = { ...SITE, basePath: '/shop' };

test('no header has a character that a configuration would take for its own', () => {
  for (const [, value] of HEADERS) expect(value).not.toMatch(/["\\$%{}\n]/);
});

test.each([
  ['_headers', formatHeadersFile],
  ['.htaccess', formatHtaccess],
  ['nginx', formatNginxSite],
  ['Caddy', formatCaddyfile],
  ['Apache', formatApacheSite],
  ['Vercel', formatVercelJson],
])('the file for %s has every header, and TLS for two years to come', (_, file) => {
  const text = file(SITE);
  for (const [name, value] of HEADERS) {
    expect(text).toContain(name);
    expect(text).toContain(value);
  }
  expect(text).toMatch(/Strict-Transport-Security.+max-age=63072000; includeSubDomains/s);
});

test('a site below a sub-path is found from the top of its name', () => {
  expect(formatRedirectsFile(SITE)).toMatch(/^# .*\n$/);
  expect(formatRedirectsFile(BELOW)).toBe('/ /shop/ 302\n');
});

// https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
test("the response-headers policy has CloudFront's fields", () => {
  const policy = JSON.parse(formatResponseHeadersPolicy(SITE));
  expect(policy.Name).toMatch(/^[\w-]{1,128}$/);
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = policy;
  expect(security).toMatchObject({
    FrameOptions: { Override: true, FrameOption: 'DENY' },
    StrictTransportSecurity: {
      AccessControlMaxAgeSec: 63_072_000,
      IncludeSubdomains: true,
      Preload: false,
    },
  });
  expect(custom.Items).toHaveLength(custom.Quantity);
  expect(Object.keys(security).length + custom.Quantity).toBe(HEADERS.length);
});

function edge(site: Site, uri: string, query?: string) {
  const request = { uri, rawQueryString: () => query };
  return vm.runInNewContext(`${formatViewerRequest(site)}handler({ request })`, { request });
}

test.each([
  ['/', '/index.html'],
  ['/about/', '/about/index.html'],
  ['/pictures/x.avif', '/pictures/x.avif'],
  ['//about', '//about'],
])("CloudFront's function asks for %s at %s, below a sub-path too", (sent, asked) => {
  expect(edge(SITE, sent).uri).toBe(asked);
  expect(edge(BELOW, `/shop${sent}`).uri).toBe(`/shop${asked}`);
});

test("CloudFront's function redirects a page without the slash, with its query", () => {
  const { statusCode, headers } = edge(SITE, '/about', 'q=a%2Fb&x=1&x=2&y');
  expect([statusCode, headers.location.value]).toEqual([308, '/about/?q=a%2Fb&x=1&x=2&y']);
  expect(edge(BELOW, '/shop').headers.location.value).toBe('/shop/');
});

test('the upload gives each file its type and caching, pages last', () => {
  const script = formatUploadScript(BELOW);
  expect(script).toContain('"s3://$bucket/shop"');
  const copies = script.match(/^copy '.*/gm) ?? [];
  expect(copies[0]).toMatch("copy '_next/static/*.avif' 'image/avif' 'public, max-age=");
  const pages = copies.findIndex((line) => line.startsWith("copy '*.html'"));
  const hashed = copies.findLastIndex((line) => line.startsWith("copy '_next/static/"));
  expect(pages).toBeGreaterThan(hashed);
  expect(copies[pages]).toMatch("no-cache' --exclude '_next/static/*'");
});
