/** Tests that read the built files and need no browser. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect } from 'playwright/test';
import { company } from '@/data/shop/company';
import { pageHrefs } from '@/lib/site/navigation';
import { getSharePicture } from '@/lib/site/seo';
import { listBuiltPages } from '@/scripts/build/built-site';
import { SUB_PATH_SETTINGS, UNSET_SETTINGS } from '@/scripts/testing/build-site';
import { test } from '../engines/visitor-test';
import { ALL_PATHS, CATEGORY_PAGES, readBuiltFile, readMail } from '../site';

/** The legal notices, which every page links to. */
const LEGAL_LINKS = ['/contact/#before-you-order', '/contact/#privacy', '/about/#recycling'];
/** The origin in canonical addresses. */
const ORIGIN = company.siteUrl;
/** Lists the texts that the first group of a pattern matches. */
const listMatches = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = '']) => match);
/** Lists the addresses of a page's links, without email links. */
const listLinks = (html: string) =>
  listMatches(html, /<a (?:[^">]|"[^"]*")*?\bhref="(?!mailto:)([^"]*)"/g);
/** Returns the text that the first group of a pattern matches, or ''. */
const findMatch = (text: string, pattern: RegExp) => text.match(pattern)?.[1] ?? '';

test('every page has its own title, description and share picture', () => {
  const collectValues = (start: string) =>
    pageHrefs.map((route) => findMatch(readBuiltFile(route), new RegExp(`${start}([^<"]+)`)));
  const pictures = collectValues('<meta property="og:image" content="');
  const descriptions = collectValues('<meta name="description" content="');
  for (const values of [collectValues('<title>'), descriptions, pictures]) {
    expect(values).not.toContain('');
    expect(new Set(values).size).toBe(pageHrefs.length);
  }
  for (const picture of pictures) {
    const { size } = statSync(path.join('out', new URL(picture).pathname));
    expect(size).toBeGreaterThan(10_000);
    expect(size).toBeLessThan(300 * 1024);
  }
});

for (const route of ALL_PATHS)
  test(`${route} has one headline, its language, one email address, and no claim of a price or rating`, () => {
    const html = readBuiltFile(route);
    expect(html.split('<h1')).toHaveLength(2);
    expect(html).toContain('<html lang="en-GB"');
    const mails = listMatches(html, / (?:href|formaction)="(mailto:[^"]+)"/g);
    expect(new Set(mails.map((mail) => readMail(mail).to))).toEqual(new Set([company.email]));
    if (route === '/404.html') return;
    expect(html).toMatch(/<link rel="preload" href="[^"]+.woff2" as="font" crossorigin/);
    expect(html).toContain(`<link rel="canonical" href="${ORIGIN}${route}"`);
    const current = html.match(/<a [^>]*aria-current="page"[^>]*>/g)?.flatMap(listLinks);
    expect(new Set(current)).toEqual(new Set([route]));
    expect(listLinks(html)).toEqual(expect.arrayContaining(LEGAL_LINKS));
    // A page is fetched when its link is about to be pressed, and none is prerendered.
    const rules = findMatch(html, /<script type="speculationrules">(.+?)<\/script>/);
    const eagerness = listMatches(rules, /"eagerness":"(\w+)"/g);
    expect([rules.slice(0, 12), ...eagerness]).toEqual([
      '{"prefetch":',
      'conservative',
      'moderate',
    ]);
    const structuredData = findMatch(html, /<script type="application\/ld\+json">(.+?)<\/script>/s);
    expect(structuredData).not.toMatch(/"(Product|Offer|Review|AggregateRating|FAQPage)"/);
    expect(JSON.parse(structuredData).name).toBe(company.name);
  });

test('only pages with boxes have the enquiry’s script inline', () => {
  const routes = ALL_PATHS.filter((route) => readBuiltFile(route).includes('enquiryStore'));
  expect(routes.sort()).toEqual(CATEGORY_PAGES.map(({ path: route }) => route).sort());
});

for (const [folder, basePath] of [
  ['out', ''],
  ['.sub-path', SUB_PATH_SETTINGS.NEXT_PUBLIC_BASE_PATH],
] as const)
  test(`every link in ${folder} leads to a file of the site, and its fragment to an element`, () => {
    const pages = new Map(
      listBuiltPages(folder).map((file) => [
        `${basePath}/${file.replace(/index\.html$/, '')}`,
        readFileSync(path.join(folder, file), 'utf8'),
      ]),
    );
    for (const [address, page] of pages)
      for (const href of listLinks(page)) {
        const link = `${href} of ${address}`;
        const { origin, pathname, hash } = new URL(href, ORIGIN + address);
        expect(origin, link).toBe(ORIGIN);
        const target = pages.get(pathname);
        const isFile =
          pathname.startsWith(`${basePath}/`) &&
          existsSync(path.join(folder, pathname.slice(basePath.length)));
        expect(target !== undefined || isFile, link).toBe(true);
        if (hash !== '') expect(target?.includes(` id="${hash.slice(1)}"`), link).toBe(true);
      }
  });

test('robots.txt allows all robots, and its sitemap lists every page', () => {
  const text = readBuiltFile('/robots.txt');
  for (const line of ['Allow: /', `Sitemap: ${ORIGIN}/sitemap.xml`]) expect(text).toContain(line);
  const xml = readBuiltFile('/sitemap.xml');
  expect(listMatches(xml, /<loc>(.*?)<\/loc>/g).sort()).toEqual(
    pageHrefs.map((route) => ORIGIN + route).sort(),
  );
});

test('only pages, their files, and files for search engines and hosts are published', () => {
  const publishedFiles = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll(path.sep, '/'))
    .filter((name) => statSync(`out/${name}`).isFile())
    .filter((name) => !/^_next\/static\/|(?:^|\/)index\.html$/.test(name))
    .filter((name) => !existsSync(`public/${name}`));
  const icons = ['apple-icon.png', 'favicon.ico', 'icon.svg'];
  const hostFiles = ['.htaccess', '.nojekyll', '_headers', '_redirects'];
  const others = ['404.html', 'licences.txt', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml'];
  const sharePictures = pageHrefs.map((route) => getSharePicture(route).slice(1));
  expect(publishedFiles.sort()).toEqual(
    [...icons, ...hostFiles, ...others, ...sharePictures].sort(),
  );
});

test('`npm run serve` prints an address, and serves the build there', async () => {
  const command = ['--import', 'tsx', 'scripts/serve.ts', '--port', '0'];
  const env = { ...process.env, ...UNSET_SETTINGS };
  const server = spawn(process.execPath, command, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [address] = /http:\S+/.exec(String(await once(server.stdout, 'data'))) ?? [];
  const { status } = await fetch(`${address}about/`).finally(() => server.kill());
  expect(status).toBe(200);
});
