import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { builtText, ORIGIN, PATHS } from './site';

/** What stands in the built files; no browser is asked. */

const builtFile = (address: string) =>
  readFileSync(path.join('out', new URL(address, ORIGIN).pathname));
const matched = (text: string, pattern: RegExp) => text.match(pattern)?.[1] ?? '';
const POLICY = /http-equiv="Content-Security-Policy" content="([^"]+)/;

test('no two pages have the same title or description, or picture in a shared link', async () => {
  for (const pattern of [
    /<title>([^<]+)/,
    /<meta name="description" content="([^"]+)/,
    /<meta property="og:image" content="([^"]+)/,
  ]) {
    const found = PATHS.map((route) => matched(builtText(route), pattern));
    expect(found).not.toContain('');
    expect(new Set(found).size).toBe(PATHS.length);
  }
  for (const route of PATHS) {
    const page = builtText(route);
    const picture = builtFile(matched(page, /<meta property="og:image" content="([^"]+)/));
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(page).toContain('<meta property="og:image:width" content="1200">');
    expect(picture.length).toBeGreaterThan(10_000);
    expect(picture.length).toBeLessThan(300 * 1024);
  }
});

test('robots.txt allows all and names the sitemap, which lists every page', () => {
  const text = builtText('/robots.txt');
  expect(text).toContain('Allow: /');
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
  const xml = builtText('/sitemap.xml');
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(PATHS.map((route) => ORIGIN + route).sort());
  expect(xml).not.toContain('lastmod');
});

test('the icons are what their links say: ICO 48, SVG, Apple 180, and those of the manifest', async () => {
  const page = builtText('/');
  const icon = (link: string) => builtFile(matched(page, new RegExp(`<link rel="${link}[^>]*>`)));
  const ico = icon('icon" href="([^"]+)" [^>]*type="image/x-icon"');
  // An ICO file's header: reserved 0, type 1 (icon), how many; then the first one's width.
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico[6 + 16 * index]);
  expect(widths).toContain(48);
  expect(String(icon('icon" href="([^"]+)" [^>]*type="image/svg'))).toContain('<svg');
  expect((await sharp(icon('apple-touch-icon" href="([^"]+)"')).metadata()).width).toBe(180);
  const manifest: { name: string; icons: { src: string }[] } = JSON.parse(
    builtText('/manifest.webmanifest'),
  );
  expect(manifest.name).toBe('Derwent Hardware');
  for (const { src } of manifest.icons) expect(builtFile(src).length).toBeGreaterThan(0);
});

test('one policy, the same on every page but for the hashes of what stands in it', () => {
  const policy = matched(builtText('/'), POLICY);
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'(?: 'sha256-\S+'){2}; style-src 'self' 'sha256-\S+'; /,
  );
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
  const butForHashes = (text: string) => text.replace(/ 'sha256-[^' ]+'/g, '');
  for (const route of [...PATHS, '/404.html'])
    expect(butForHashes(matched(builtText(route), POLICY))).toBe(butForHashes(policy));
  // Google's evaluator warns of files that visitors upload and of JSONP beside our own scripts; the site has neither.
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate();
  expect(findings.map(({ severity, value }) => [severity, value])).toEqual([
    [Severity.MEDIUM_MAYBE, "'self'"],
  ]);
});

test('a page’s own style is at most 4.5 KB with Brotli, and all styles together 36 KB before it', () => {
  const folder = 'out/_next/static/chunks';
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const all = sheets.map((name) => readFileSync(path.join(folder, name)).length);
  expect(all.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(36 * 1024);
  for (const route of [...PATHS, '/404.html']) {
    const style = matched(builtText(route), /<style>(.+?)<\/style>/s);
    expect(style).not.toBe('');
    expect(brotliCompressSync(style).length, route).toBeLessThanOrEqual(4.5 * 1024);
  }
});

test('a catalogue says once that what fits is confirmed in the quote', () => {
  for (const route of ['/gaming-hardware/', '/pc-components/'])
    expect(builtText(route).match(/confirmed in your quote/gi), route).toHaveLength(1);
});
