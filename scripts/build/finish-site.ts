import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { writeHosts } from '../../deploy/write';
import { settings } from '../../lib/settings';
import { builtPages, builtRoutes, readSite, sharePicture } from './built-site';
import { finishPage, type SiteParts } from './finish-page';
import { licences } from './licences';
import { pageScript } from './page-script';
import { precompress } from './precompress';

const DATA = '/_next/static/data';
/** Copies of 404.html that would answer 200: every host takes 404.html. */
const COPIES = ['404', '_not-found'];
/** A page's data for Next's router, which no link of the site goes through. */
const ROUTER_DATA = /(?:^|[\\/])(?:index|__next\..*)\.txt$/;

function partsOf(project: string, out: string): SiteParts {
  const { basePath, imageHost } = settings;
  return {
    script: (html) => pageScript(project, html),
    imageHost,
    read: (address) => readFileSync(path.join(out, address.slice(basePath.length)), 'utf8'),
    // Under the hash of its text, so that it can be cached for good.
    save: (text, ending) => {
      const name = `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${ending}`;
      mkdirSync(path.join(out, DATA), { recursive: true });
      writeFileSync(path.join(out, DATA, name), text);
      return `${basePath}${DATA}/${name}`;
    },
  };
}

/** Last of all, since the pictures are made from a finished build. */
function requireSharePictures(out: string): void {
  for (const route of builtRoutes(out)) {
    const html = readFileSync(path.join(out, route, 'index.html'), 'utf8');
    const picture = sharePicture(html, settings.basePath);
    if (!existsSync(path.join(out, picture))) {
      throw new Error(
        `${route}: public${picture} is missing: \`npm run share-pictures -- ${route}\` makes it from this build, then build again`,
      );
    }
  }
}

/**
 * Makes of Next's export the site that is served: finished pages, the licences of what others wrote, compressed
 * companions, what each host needs, and nothing that no host may serve.
 *
 * @param project the project's folder
 * @param out the folder of the export
 * @throws {Error} naming the page whose markup is not known, or that has no picture for shared links
 */
export async function finishSite(project: string, out: string): Promise<void> {
  const unserved = readdirSync(out, { recursive: true, encoding: 'utf8' }).filter((name) =>
    ROUTER_DATA.test(name),
  );
  for (const name of [...COPIES, ...unserved]) {
    rmSync(path.join(out, name), { recursive: true, force: true });
  }
  const parts = partsOf(project, out);
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
  requireSharePictures(out);
  writeHosts(project, readSite(out));
}
