import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import sharp from 'sharp';
import { getSharePicture } from '@/lib/site/seo';
import { listBuiltPages } from '../../scripts/build/built-site';
import { parseHtml } from '../../scripts/build/parse-html';
import { SUB_PATH_SETTINGS } from '../../scripts/testing/sub-path-settings';
import { test } from '../engines/test';
import { ALL_PATHS, ENQUIRY_ADDRESS, ORIGIN, PATHS, readBuiltFile, readMail } from '../site';

/** Tests that read the built files and need no browser. */

const readBinary = (address: string) =>
  readFileSync(path.join('out', new URL(address, ORIGIN).pathname));
/** The legal notices, which every page links to. */
const LEGAL_LINKS = ['/contact/#before-you-order', '/contact/#privacy', '/about/#recycling'];
const listAttributes = (page: Document, css: string, name: string) =>
  [...page.querySelectorAll(css)].map((element) => element.getAttribute(name) ?? '');

const readPage = (route: string) => parseHtml(readBuiltFile(route)).window.document;
const matchGroup = (text: string, pattern: RegExp) => text.match(pattern)?.[1] ?? '';

test('every page has its own title, description and share picture', async () => {
  const collectValues = (start: string) =>
    PATHS.map((route) => matchGroup(readBuiltFile(route), new RegExp(`${start}([^<"]+)`)));
  const pictures = collectValues('<meta property="og:image" content="');
  const descriptions = collectValues('<meta name="description" content="');
  for (const values of [collectValues('<title>'), descriptions, pictures]) {
    expect(values).not.toContain('');
    expect(new Set(values).size).toBe(PATHS.length);
  }
  for (const picture of pictures.map(readBinary)) {
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeGreaterThan(10_000);
    expect(picture.length).toBeLessThan(300 * 1024);
  }
});

test('every page has the same header, menu, quote sheet and enquiry bar', () => {
  /** Lists the controls with what Tab and screen readers find in them. */
  const describeShell = (route: string) =>
    [
      ...readPage(route).querySelectorAll('header :is(a, button), #quote-sheet *, #enquiry-bar *'),
    ].map((node) => [node.localName, node.id, node.getAttribute('href'), node.textContent]);
  const expected = describeShell('/');
  expect(expected.length).toBeGreaterThan(50);
  for (const route of ALL_PATHS) expect(describeShell(route), route).toEqual(expected);
});

for (const route of ALL_PATHS)
  test(`${route} has one headline, its language, one email address, and no claim of a price or rating`, () => {
    const document = readPage(route);
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.documentElement.lang).toBe('en-GB');
    const mailLinks = [
      ...listAttributes(document, '[href^="mailto:"]', 'href'),
      ...listAttributes(document, '[formaction^="mailto:"]', 'formaction'),
    ];
    expect(new Set(mailLinks.map((mail) => readMail(mail).to))).toEqual(new Set([ENQUIRY_ADDRESS]));
    if (route === '/404.html') return;
    expect(listAttributes(document, 'link[rel=canonical]', 'href')).toEqual([ORIGIN + route]);
    expect(new Set(listAttributes(document, 'a[aria-current=page]', 'href'))).toEqual(
      new Set([route]),
    );
    expect(listAttributes(document, 'a', 'href')).toEqual(expect.arrayContaining(LEGAL_LINKS));
    const structuredData =
      document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    expect(structuredData).not.toMatch(/"(Product|Offer|Review|AggregateRating|FAQPage)"/);
    expect(JSON.parse(structuredData)['@graph']).not.toEqual([]);
  });

/**
 * Rewrites a page's addresses as Cloudflare does by default: in links and in text, except in some elements and between
 * its comments.
 *
 * @see https://developers.cloudflare.com/waf/tools/scrape-shield/email-address-obfuscation/
 */
const obfuscateAddresses = (html: string) =>
  html.replaceAll(
    /<!--email_off-->.*?<!--\/email_off-->|<(head|script|noscript|textarea|xmp)\b.*?<\/\1>|(?<=<a [^>]*href=")mailto:|[\w.+-]+@[\w.-]+(?=[^<>]*<)/gs,
    (match) => (match.startsWith('<') ? match : '/cdn-cgi/l/email-protection#'),
  );

test('Cloudflare changes no address of a page, as it would without the comments', () => {
  for (const folder of ['out', '.sub-path'])
    for (const file of listBuiltPages(folder).map((name) => `${folder}/${name}`)) {
      const html = readFileSync(file, 'utf8');
      const bare = html.replaceAll(/<!--\/?email_off-->/g, '');
      expect(obfuscateAddresses(bare) === bare, `${file} without comments`).toBe(false);
      expect(obfuscateAddresses(html) === html, file).toBe(true);
    }
});

for (const [folder, basePath] of [
  ['out', ''],
  ['.sub-path', SUB_PATH_SETTINGS.NEXT_PUBLIC_BASE_PATH],
] as const)
  test(`every link in ${folder} leads to a file of the site, and its fragment to an element`, () => {
    const pages = new Map(
      listBuiltPages(folder).map((file) => [
        `${basePath}/${file.replace(/index\.html$/, '')}`,
        parseHtml(readFileSync(path.join(folder, file), 'utf8')).window.document,
      ]),
    );
    for (const [address, page] of pages)
      for (const href of listAttributes(page, 'a:not([href^="mailto:"])', 'href')) {
        const { origin, pathname, hash } = new URL(href, ORIGIN + address);
        expect(origin, href).toBe(ORIGIN);
        const target = pages.get(pathname);
        const isFile =
          pathname.startsWith(`${basePath}/`) &&
          existsSync(path.join(folder, pathname.slice(basePath.length)));
        expect(target !== undefined || isFile, `${href} of ${address}`).toBe(true);
        const id = decodeURIComponent(hash.slice(1));
        if (id !== '') expect(target?.getElementById(id), `${href} of ${address}`).toBeTruthy();
      }
  });

test('robots.txt allows all robots, and its sitemap lists every page', () => {
  const text = readBuiltFile('/robots.txt');
  for (const line of ['Allow: /', `Sitemap: ${ORIGIN}/sitemap.xml`]) expect(text).toContain(line);
  const xml = readBuiltFile('/sitemap.xml');
  const addresses = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.sort()).toEqual(PATHS.map((route) => ORIGIN + route).sort());
  expect(xml).not.toContain('lastmod');
});

test('pages are prefetched when a link is about to be pressed, and none is prerendered', () => {
  for (const route of PATHS) {
    const rules = JSON.parse(
      matchGroup(readBuiltFile(route), /<script type="speculationrules">(.+?)<\/script>/),
    );
    expect(Object.keys(rules), route).toEqual(['prefetch']);
    const eagerness = rules.prefetch.map((rule: { eagerness: string }) => rule.eagerness);
    expect(eagerness, route).toEqual(['conservative', 'moderate']);
  }
});

test('only pages, their files, and files for search engines and hosts are published', () => {
  const published = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => statSync(`out/${name}`).isFile())
    .filter((name) => !/^_next\/static\/|(?:^|\/)index\.html$/.test(name))
    .filter((name) => !existsSync(`public/${name}`));
  const icons = ['apple-icon.png', 'favicon.ico', 'icon.svg'];
  const hostFiles = ['.htaccess', '.nojekyll', '_headers', '_redirects'];
  const others = ['404.html', 'licences.txt', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml'];
  const sharePictures = PATHS.map((route) => getSharePicture(route).slice(1));
  expect(published.sort()).toEqual([...icons, ...hostFiles, ...others, ...sharePictures].sort());
});

test('licences.txt has the licence of each package in the scripts, and of the font', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const name of [...Object.keys(dependencies), '@fontsource-variable/archivo'])
    expect(readBuiltFile('/licences.txt')).toContain(`${name}\n=`);
  expect(readBuiltFile('/licences.txt')).toContain('SIL OPEN FONT LICENSE');
});
