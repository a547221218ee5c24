import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { attribute, textOf } from '../scripts/build/html';
import { builtFile, builtPage } from './built-page';
import { PATHS, readMail, TO } from './site';

/** What stands in the built files; no browser is asked. */

const ORIGIN = 'http://localhost:3000';
const POLICY = 'Content-Security-Policy';
/** What the law wants said. */
const LEGAL = ['/contact/#before-you-order', '/contact/#privacy', '/about/#recycling'];

test('no two pages have the same title or description', () => {
  const titles = PATHS.map((path) => builtPage(path).all('title').map(textOf)[0]);
  const descriptions = PATHS.map((path) => builtPage(path).meta('description'));
  for (const found of [titles, descriptions]) {
    expect(found).not.toContain(undefined);
    expect(new Set(found).size).toBe(PATHS.length);
  }
});

test('each page names its canonical address, and the sitemap lists the same', () => {
  const canonical = PATHS.map((path) => builtPage(path).link('canonical'));
  expect(canonical).toEqual(PATHS.map((path) => ORIGIN + path));
  const xml = String(builtFile('/sitemap.xml'));
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual([...canonical].sort());
  expect(xml).not.toContain('lastmod');
});

test('each page’s shared link shows a picture of its own, 1200 × 630 and under 300 KB', async () => {
  const pictures = new Set<string>();
  for (const path of PATHS) {
    const page = builtPage(path);
    expect(page.meta('og:url')).toBe(ORIGIN + path);
    expect(page.meta('twitter:card')).toBe('summary_large_image');
    const address = page.meta('og:image') ?? '';
    const picture = builtFile(address);
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(page.meta('og:image:width')).toBe('1200');
    expect(picture.length).toBeGreaterThan(10_000);
    expect(picture.length).toBeLessThan(300 * 1024);
    pictures.add(address);
  }
  expect(pictures.size).toBe(PATHS.length);
});

test('robots.txt allows all and names the sitemap', () => {
  const text = String(builtFile('/robots.txt'));
  expect(text).toContain('Allow: /');
  expect(text).toContain(`Sitemap: ${ORIGIN}/sitemap.xml`);
});

test('each page states its facts, and claims no price, rating or review', () => {
  for (const path of PATHS) {
    const data = builtPage(path)
      .all('script')
      .filter((script) => attribute(script, 'type') === 'application/ld+json');
    expect(data, path).toHaveLength(1);
    const text = data.map(textOf).join('');
    expect(JSON.parse(text)['@graph'].length, path).toBeGreaterThan(0);
    expect(text).not.toMatch(/"(Product|Offer|Review|AggregateRating|FAQPage)"/);
  }
});

test('the icons are what their links say: ICO 48, SVG, Apple 180, and those of the manifest', async () => {
  const page = builtPage('/');
  const ico = builtFile(page.link('icon', 'image/x-icon') ?? '');
  // An ICO file's header: reserved 0, type 1 (icon), how many; then the first one's width.
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico[6 + 16 * index]);
  expect(widths).toContain(48);
  expect(String(builtFile(page.link('icon', 'image/svg+xml') ?? ''))).toContain('<svg');
  const { width } = await sharp(builtFile(page.link('apple-touch-icon') ?? '')).metadata();
  expect(width).toBe(180);
  const manifest: { name: string; icons: { src: string }[] } = JSON.parse(
    String(builtFile('/manifest.webmanifest')),
  );
  expect(manifest.name).toBe('Derwent Hardware');
  for (const { src } of manifest.icons) expect(builtFile(src).length).toBeGreaterThan(0);
});

test('one policy, the same on every page but for the hashes of what stands in it', () => {
  const policy = builtPage('/').meta(POLICY) ?? '';
  expect(policy).toMatch(
    /^default-src 'none'; script-src 'self'(?: 'sha256-\S+'){2}; style-src 'self' 'sha256-\S+'; /,
  );
  expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
  const butForHashes = (text = '') => text.replace(/ 'sha256-[^' ]+'/g, '');
  for (const path of [...PATHS, '/404.html'])
    expect(butForHashes(builtPage(path).meta(POLICY))).toBe(butForHashes(policy));
});

test('Google’s evaluator finds nothing that it is sure of', () => {
  const { csp } = new CspParser(builtPage('/').meta(POLICY) ?? '');
  // It warns of files that visitors upload and of JSONP beside our own scripts; the site has neither.
  expect(new CspEvaluator(csp).evaluate().map(({ severity, value }) => [severity, value])).toEqual([
    [Severity.MEDIUM_MAYBE, "'self'"],
  ]);
});

test('every page’s own link is marked, and no other page’s', () => {
  for (const path of PATHS) {
    const current = builtPage(path)
      .all('a')
      .filter((link) => attribute(link, 'aria-current') === 'page')
      .map((link) => attribute(link, 'href'));
    expect(new Set(current), path).toEqual(new Set([path]));
  }
});

test('every e-mail that a page offers goes to the enquiry address', () => {
  for (const path of PATHS) {
    const addresses = [
      ...builtPage(path)
        .all('a')
        .map((link) => attribute(link, 'href')),
      ...builtPage(path)
        .all('button')
        .map((button) => attribute(button, 'formaction')),
    ].filter((address) => address?.startsWith('mailto:'));
    expect(addresses.length).toBeGreaterThan(0);
    for (const address of addresses) expect(readMail(address ?? '').to).toBe(TO);
  }
});

test('a catalogue says once that what fits is confirmed in the quote', () => {
  for (const path of ['/gaming-hardware/', '/pc-components/']) {
    const said = [...String(builtFile(`${path}index.html`)).matchAll(/confirmed in your quote/gi)];
    expect(said, path).toHaveLength(1);
  }
});

test('every page leads to what the law wants said', () => {
  for (const page of PATHS) {
    const links = builtPage(page)
      .all('a')
      .map((link) => attribute(link, 'href'));
    expect(links, page).toEqual(expect.arrayContaining(LEGAL));
  }
});
