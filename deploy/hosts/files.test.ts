/**
 * Checks the files for hosts that can't be run here, and what holds for the list itself; needs no build.
 *
 * @jest-environment node
 */
import assert from 'node:assert/strict';
import vm from 'node:vm';
import { rulesOf } from '../headers';
import { usualPlace } from '../place';
import type { Site } from '../site';
import { apacheSite, htaccess } from './apache';
import { caddyfile } from './caddy';
import { headersFile, redirectsFile } from './cloudflare-netlify';
import { responseHeadersPolicy, uploadScript, viewerRequest } from './cloudfront';
import { nginxSite } from './nginx';
import { vercelJson } from './vercel';

const SITE: Site = {
  hostname: 'www.shop.example',
  port: undefined,
  basePath: '',
  routes: ['/', '/about/', '/contact/'],
};
const BELOW = { ...SITE, basePath: '/shop' };
const HEADERS = rulesOf(SITE).headersOnTls;

test("an address's port is in every server's file", () => {
  const site = { ...SITE, port: 8443 };
  for (const write of [nginxSite, caddyfile, apacheSite]) {
    const text = write(site, usualPlace(site));
    assert.match(text, /https:\/\/www\.shop\.example:8443/);
    assert.doesNotMatch(text, /\b443\b/);
    assert.doesNotMatch(write(SITE, usualPlace(SITE)), /example:\d/);
  }
});

test('no header has a character that a configuration would take for its own', () => {
  for (const [name, value] of HEADERS) assert.doesNotMatch(value, /["\\$%{}\n]/, name);
});

test('every header is in every file', () => {
  const place = usualPlace(SITE);
  const files = {
    nginx: nginxSite(SITE, place),
    caddy: caddyfile(SITE, place),
    apache: htaccess(SITE),
    cloudflare: headersFile(SITE),
    vercel: vercelJson(SITE),
    cloudfront: viewerRequest(SITE),
  };
  for (const [host, text] of Object.entries(files)) {
    for (const [name, value] of HEADERS) {
      assert.ok(text.toLowerCase().includes(name.toLowerCase()), `${host}: ${name}`);
      assert.ok(text.includes(value), `${host}: ${name}'s value`);
    }
  }
});

// https://developers.cloudflare.com/pages/configuration/headers/ and .../redirects/
test('_headers and _redirects keep to the limits of Cloudflare and Netlify', () => {
  for (const site of [SITE, BELOW]) {
    const lines = headersFile(site).split('\n');
    const rules = lines.filter((line) => /^\//.test(line));
    assert.ok(rules.length <= 100);
    assert.ok(lines.every((line) => line.length <= 2000));
    assert.ok(lines.every((line) => /^$|^\/\S*\*$|^ {2}[A-Za-z-]+: \S.*$/.test(line)));
    assert.ok(rules.every((rule) => rule.startsWith(`${site.basePath}/`)));
  }
  assert.match(redirectsFile(SITE), /^# .*\n$/);
  assert.equal(redirectsFile(BELOW), '/ /shop/ 302\n');
});

// https://docs.aws.amazon.com/cloudfront/latest/APIReference/API_ResponseHeadersPolicyConfig.html
test("the response-headers policy has CloudFront's fields", () => {
  const policy = JSON.parse(responseHeadersPolicy(SITE));
  const fields = ['Name', 'Comment', 'SecurityHeadersConfig', 'CustomHeadersConfig'];
  assert.deepEqual(Object.keys(policy), fields);
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
  for (const { Value } of custom.Items) assert.ok(Value.length <= 1783);
});

function edge(site: Site, uri: string, { method = 'GET', querystring = {} } = {}) {
  const context = vm.createContext({ request: { uri, method, querystring, headers: {} } });
  vm.runInContext(viewerRequest(site), context);
  // Through JSON, so that objects of the other context compare.
  return JSON.parse(JSON.stringify(vm.runInContext('handler({ request })', context)));
}

test("CloudFront's function finds pages in their folders, and stays under its limit of 10 KB", () => {
  assert.ok(Buffer.byteLength(viewerRequest(SITE)) < 10_240);
  assert.equal(edge(SITE, '/').uri, '/index.html');
  assert.equal(edge(SITE, '/about/').uri, '/about/index.html');
  assert.equal(edge(SITE, '/pictures/x.avif').uri, '/pictures/x.avif');
  assert.equal(edge(BELOW, '/shop/about/').uri, '/shop/about/index.html');
});

test("CloudFront's function redirects a page without the slash, with its query", () => {
  const querystring = {
    q: { value: 'a%2Fb' },
    x: { value: '1', multiValue: [{ value: '1' }, { value: '2' }] },
    y: { value: '' },
  };
  const answer = edge(SITE, '/about', { querystring });
  assert.equal(answer.statusCode, 308);
  assert.equal(answer.headers.location.value, '/about/?q=a%2Fb&x=1&x=2&y');
  for (const [name, value] of HEADERS)
    assert.equal(answer.headers[name.toLowerCase()].value, value);
  assert.equal(edge(BELOW, '/shop').headers.location.value, '/shop/');
  assert.equal(edge(SITE, '/nope').uri, '/nope');
});

test("CloudFront's function refuses what the other hosts refuse", () => {
  for (const path of '//evil.example/%2e%2e /.. /about%2f /.git/config /a%00 /_header%73 /%'.split(
    ' ',
  ))
    assert.equal(edge(SITE, path).uri, '/404', path);
  assert.equal(edge(SITE, '/.well-known/security.txt').uri, '/.well-known/security.txt');
  const { statusCode, headers } = edge(SITE, '/', { method: 'POST' });
  assert.deepEqual([statusCode, headers.allow.value], [405, 'GET, HEAD']);
  assert.equal(edge(SITE, '/', { method: 'HEAD' }).uri, '/index.html');
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
