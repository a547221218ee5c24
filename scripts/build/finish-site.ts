import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { writeHosts } from '../../deploy/write';
import { sharePicture } from '../../lib/seo';
import { settings } from '../../lib/settings';
import { builtPages, readSite, type SiteFiles } from './built-site';
import { finishPage } from './finish-page';
import { licences } from './licences';
import { pageScript } from './page-script';
import { precompress } from './precompress';

const DATA = '/_next/static/data';
/**
 * What no host may serve: copies of 404.html, which would answer 200, and a page's data for Next's router, which no link
 * of the site goes through.
 */
const UNSERVED = /^(?:404|_not-found)$|(?:^|[\\/])(?:index|__next\..*)\.txt$/;

const files: SiteFiles = {
  read: (address) => readFileSync(`out${address.slice(settings.basePath.length)}`, 'utf8'),
  // Under the hash of its text, so that it can be cached for good.
  save: (text, ending) => {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;
    writeFileSync(`out${DATA}/${name}`, text);
    return `${settings.basePath}${DATA}/${name}`;
  },
};

/**
 * Makes of Next's export in out/ the site that is served: finished pages, the licences of what others wrote, compressed
 * companions, what each host needs, and nothing that no host may serve. Runs in the project's folder.
 *
 * @throws {Error} naming the page whose markup is not known, or that has no picture for shared links
 */
export function finishSite(): void {
  for (const name of readdirSync('out', { recursive: true, encoding: 'utf8' })) {
    if (UNSERVED.test(name)) rmSync(`out/${name}`, { recursive: true, force: true });
  }
  mkdirSync(`out${DATA}`, { recursive: true });
  for (const page of builtPages('out').map((name) => `out/${name}`)) {
    try {
      const exported = readFileSync(page, 'utf8');
      writeFileSync(page, finishPage(exported, pageScript(exported), files));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Error(`${page}: ${problem}: scripts/build/ does not know this markup`);
    }
  }
  writeFileSync('out/licences.txt', licences());
  precompress('out');
  const site = readSite('out');
  writeHosts(site);
  // Last of all, since the pictures are made from a finished build.
  const route = site.routes.find((each) => !existsSync(`out${sharePicture(each)}`));
  if (route !== undefined)
    throw new Error(
      `${route}: public${sharePicture(route)} is missing: \`npm run share-pictures -- ${route}\` makes it from this build, then build again`,
    );
}
