import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHosts } from '../../deploy/write';
import { sharePicture } from '../../lib/seo';
import { settings } from '../../lib/settings';
import { builtPages, builtRoutes, readSite } from './built-site';
import { finishPage, type SiteParts } from './finish-page';
import { licences } from './licences';
import { pageScript } from './page-script';
import { precompress } from './precompress';

const DATA = '/_next/static/data';
/**
 * What no host may serve: copies of 404.html, which would answer 200, and a page's data for Next's router, which no link
 * of the site goes through.
 */
const UNSERVED = /^(?:404|_not-found)$|(?:^|[\\/])(?:index|__next\..*)\.txt$/;

/**
 * Makes of Next's export in out/ the site that is served: finished pages, the licences of what others wrote, compressed
 * companions, what each host needs, and nothing that no host may serve.
 *
 * @param project the project's folder
 * @throws {Error} naming the page whose markup is not known, or that has no picture for shared links
 */
export async function finishSite(project: string): Promise<void> {
  const out = path.join(project, 'out');
  for (const name of readdirSync(out, { recursive: true, encoding: 'utf8' })) {
    if (UNSERVED.test(name)) rmSync(path.join(out, name), { recursive: true, force: true });
  }
  const { basePath, imageHost } = settings;
  const parts: SiteParts = {
    script: (html) => pageScript(project, html),
    imageHost,
    read: (address) => readFileSync(path.join(out, address.slice(basePath.length)), 'utf8'),
    // Under the hash of its text, so that it can be cached for good.
    save: (text, ending) => {
      const name = `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;
      writeFileSync(path.join(out, DATA, name), text);
      return `${basePath}${DATA}/${name}`;
    },
  };
  mkdirSync(path.join(out, DATA), { recursive: true });
  for (const file of builtPages(out)) {
    const target = path.join(out, file);
    try {
      writeFileSync(target, finishPage(readFileSync(target, 'utf8'), parts));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Error(`${target}: ${problem}: scripts/build/ does not know this markup`);
    }
  }
  writeFileSync(path.join(out, 'licences.txt'), licences(project));
  await precompress(out);
  writeHosts(project, readSite(out));
  // Last of all, since the pictures are made from a finished build.
  for (const route of builtRoutes(out)) {
    if (existsSync(path.join(out, sharePicture(route)))) continue;
    throw new Error(
      `${route}: public${sharePicture(route)} is missing: \`npm run share-pictures -- ${route}\` makes it from this build, then build again`,
    );
  }
}
