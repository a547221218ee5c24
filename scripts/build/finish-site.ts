import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeHostFiles } from '../../deploy/write';
import { getSharePicture } from '../../lib/site/seo';
import { settings } from '../../lib/site/settings';
import { listBuiltPages, readSite, type SiteFiles } from './built-site';
import { finishPage } from './finish-page';
import { bundleEnhancements } from './inline-enhancements';
import { collectLicences } from './licences';
import { precompress } from './precompress';
import { makeSharePicture } from './share-picture';

const DATA = '/_next/static/data';
/**
 * What no host may serve: copies of 404.html, which would answer 200, and a page's data for Next's router, which no link
 * of the site goes through.
 */
const UNSERVED = /^(?:404|_not-found)$|(?:^|[\\/])(?:index|__next\..*)\.txt$/;

const fileOf = (address: string) => `out${address.slice(settings.basePath.length)}`;
const files: SiteFiles = {
  read: (address) => readFileSync(fileOf(address), 'utf8'),
  // Under the hash of its text, so that it can be cached for good.
  save: (text, ending) => {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;
    writeFileSync(`out${DATA}/${name}`, text);
    return `${settings.basePath}${DATA}/${name}`;
  },
};

/** Pictures that no page shows are not shipped: those of products that are not sold, and of pages that are left out. */
function removeUnshown(): void {
  const built = readdirSync('out', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:html|js|css)$/.test(name))
    .map((name) => readFileSync(`out/${name}`, 'utf8'))
    .join('');
  for (const name of readdirSync('out/pictures')) {
    if (!built.includes(`/pictures/${name}`)) rmSync(`out/pictures/${name}`);
  }
}

/**
 * Makes of Next's export in out/ the site that is served: finished pages, the licences of what others wrote, compressed
 * companions, what each host needs, each page's picture for shared links, and nothing that no host may serve. Runs in the
 * project's folder.
 *
 * @throws {Error} naming the page whose markup is not known
 */
export async function finishSite(): Promise<void> {
  for (const name of readdirSync('out', { recursive: true, encoding: 'utf8' })) {
    if (UNSERVED.test(name)) rmSync(`out/${name}`, { recursive: true, force: true });
  }
  mkdirSync(`out${DATA}`, { recursive: true });
  for (const page of listBuiltPages('out').map((name) => `out/${name}`)) {
    try {
      const exported = readFileSync(page, 'utf8');
      writeFileSync(page, finishPage(exported, bundleEnhancements(exported), files));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Error(`${page}: ${problem}: scripts/build/ does not know this markup`);
    }
  }
  removeUnshown();
  writeFileSync('out/licences.txt', collectLicences());
  precompress('out');
  const site = readSite('out');
  writeHostFiles(site);
  for (const route of site.routes) {
    const page = readFileSync(`out${route}index.html`, 'utf8');
    await makeSharePicture(page, settings.companyName, fileOf, `out${getSharePicture(route)}`);
  }
}
