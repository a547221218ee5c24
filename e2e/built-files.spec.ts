import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'playwright/test';
import sharp from 'sharp';
import { about, company, home, products } from '@/data/shop';
import { getSharePicture } from '@/lib/site/seo';
import { listBuiltPages, readSite } from '../scripts/build/built-site';
import { parseHtml } from '../scripts/build/parse-html';
import { ALL_PATHS, ENQUIRY_ADDRESS, ORIGIN, PATHS, readBuiltFile, readMail } from './site';

/** What stands in the built files; no browser is asked. */

const builtFile = (address: string) =>
  readFileSync(path.join('out', new URL(address, ORIGIN).pathname));
/** What the law wants said. */
const LEGAL = ['/contact/#before-you-order', '/contact/#privacy', '/about/#recycling'];
const attributes = (page: Document, css: string, name: string) =>
  [...page.querySelectorAll(css)].map((element) => element.getAttribute(name) ?? '');

const matched = (text: string, pattern: RegExp) => text.match(pattern)?.[1] ?? '';

test('no two pages have the same title or description, or picture in a shared link', async () => {
  const foundOf = (start: string) =>
    PATHS.map((route) => matched(readBuiltFile(route), new RegExp(`${start}([^<"]+)`)));
  const pictures = foundOf('<meta property="og:image" content="');
  for (const found of [
    foundOf('<title>'),
    foundOf('<meta name="description" content="'),
    pictures,
  ]) {
    expect(found).not.toContain('');
    expect(new Set(found).size).toBe(PATHS.length);
  }
  for (const picture of pictures.map(builtFile)) {
    const { format, width, height } = await sharp(picture).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    expect(picture.length).toBeGreaterThan(10_000);
    expect(picture.length).toBeLessThan(300 * 1024);
  }
});

for (const route of ALL_PATHS)
  test(`${route} has one headline, its language, and one address that its e-mails go to`, () => {
    const { document } = parseHtml(readBuiltFile(route)).window;
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.documentElement.lang).toBe('en-GB');
    const mails = [
      ...attributes(document, '[href^="mailto:"]', 'href'),
      ...attributes(document, '[formaction^="mailto:"]', 'formaction'),
    ];
    expect(new Set(mails.map((mail) => readMail(mail).to))).toEqual(new Set([ENQUIRY_ADDRESS]));
    if (route === '/404.html') return;
    expect(attributes(document, 'link[rel=canonical]', 'href')).toEqual([ORIGIN + route]);
    expect(new Set(attributes(document, 'a[aria-current=page]', 'href'))).toEqual(new Set([route]));
    expect(attributes(document, 'a', 'href')).toEqual(expect.arrayContaining(LEGAL));
    const facts = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    // No price, rating or review is claimed.
    expect(facts).not.toMatch(/"(Product|Offer|Review|AggregateRating|FAQPage)"/);
    expect(JSON.parse(facts)['@graph']).not.toEqual([]);
  });

for (const folder of ['out', '.variant'])
  test(`every link in ${folder} leads to a file of the site, and to a place that is there`, () => {
    const { basePath } = readSite(folder);
    const pages = new Map(
      listBuiltPages(folder).map((file) => [
        `${basePath}/${file.replace(/index\.html$/, '')}`,
        parseHtml(readFileSync(path.join(folder, file), 'utf8')).window.document,
      ]),
    );
    for (const [address, page] of pages)
      for (const href of attributes(page, 'a:not([href^="mailto:"])', 'href')) {
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

test('no script brings what a shop says: pages have it', () => {
  // Next's own copy of a page's content is that page's data.
  const scripts = readdirSync('out', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\bdata[\\/]\w+)\.js$/.test(name),
  );
  expect(scripts.length).toBeGreaterThan(3);
  const words = [about.hero.lead, company.strapline, home.about.text, products[0]?.sku ?? ''];
  for (const script of scripts) {
    const text = readFileSync(path.join('out', script), 'utf8');
    expect(
      words.filter((word) => text.includes(word)),
      script,
    ).toEqual([]);
  }
});

test('robots.txt allows all and names the sitemap, which lists every page', () => {
  const text = readBuiltFile('/robots.txt');
  for (const line of ['Allow: /', `Sitemap: ${ORIGIN}/sitemap.xml`]) expect(text).toContain(line);
  const xml = readBuiltFile('/sitemap.xml');
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual(PATHS.map((route) => ORIGIN + route).sort());
  expect(xml).not.toContain('lastmod');
});

test('the icons are what their links say: ICO, SVG, Apple 180, and those of the manifest', async () => {
  const page = readBuiltFile('/');
  const icon = (link: string) => builtFile(matched(page, new RegExp(`<link rel="${link}[^>]*>`)));
  // An ICO file's header: reserved 0, type 1 (icon).
  expect(icon('icon" href="([^"]+)" [^>]*type="image/x-icon"').readUInt32LE()).toBe(0x1_0000);
  expect(String(icon('icon" href="([^"]+)" [^>]*type="image/svg'))).toContain('<svg');
  expect((await sharp(icon('apple-touch-icon" href="([^"]+)"')).metadata()).width).toBe(180);
  const manifest = JSON.parse(readBuiltFile('/manifest.webmanifest'));
  expect(manifest.name).toBe('Derwent Hardware');
  for (const { src } of manifest.icons) expect(builtFile(src).length).toBeGreaterThan(0);
});

test('one policy, the same on every page but for the hashes of what stands in it', () => {
  for (const route of ALL_PATHS) {
    const policy = matched(
      readBuiltFile(route),
      /http-equiv="Content-Security-Policy" content="([^"]+)/,
    );
    expect(policy.replace(/ 'sha256-[^' ]+'/g, ' hash').split('; '), route).toEqual([
      "default-src 'none'",
      "script-src 'self' hash hash",
      "style-src 'self' hash",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self' mailto:",
      "base-uri 'none'",
    ]);
  }
});

test('a page is fetched ahead at the sign that its link is about to be pressed, and none is run ahead', () => {
  for (const route of PATHS) {
    const rules = JSON.parse(
      matched(readBuiltFile(route), /<script type="speculationrules">(.+?)<\/script>/),
    );
    expect(Object.keys(rules), route).toEqual(['prefetch']);
    const eagerness = rules.prefetch.map((rule: { eagerness: string }) => rule.eagerness);
    expect(eagerness, route).toEqual(['conservative', 'moderate']);
  }
});

test('nothing is published but pages, what they load, and what engines and hosts ask for', () => {
  const published = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => statSync(`out/${name}`).isFile() && !/\.(?:br|gz)$/.test(name))
    .filter((name) => !/^_next\/static\/|(?:^|\/)index\.html$/.test(name))
    .filter((name) => !existsSync(`public/${name}`));
  const icons = ['apple-icon.png', 'favicon.ico', 'icon.svg'];
  const hosts = ['.htaccess', '.nojekyll', '_headers', '_redirects'];
  const others = ['404.html', 'licences.txt', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml'];
  const shared = PATHS.map((route) => getSharePicture(route).slice(1));
  expect(published.sort()).toEqual([...icons, ...hosts, ...others, ...shared].sort());
});

test('the licences of what others wrote are there: of each package in the scripts, and of the font', () => {
  const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
  const texts = readBuiltFile('/licences.txt').split(/\n(?=.+\n=+\n)/);
  for (const name of [...Object.keys(dependencies), '@fontsource-variable/archivo']) {
    const text = texts.find((each) => each.trim().startsWith(`${name}\n=`));
    expect(text, name).toMatch(/permi(?:t|ssion)/i);
  }
  expect(readBuiltFile('/licences.txt')).toContain('SIL OPEN FONT LICENSE');
});

test('all styles together are at most 38 KB', () => {
  const folder = 'out/_next/static/chunks';
  const sheets = readdirSync(folder).filter((name) => name.endsWith('.css'));
  const sizes = sheets.map((name) => statSync(path.join(folder, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(38 * 1024);
});
