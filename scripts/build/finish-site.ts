import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { settings } from '@/lib/site/settings';
import { writeHostFiles } from '../../deploy/write';
import { listBuiltPages, listFiles, readSite, type SiteFiles } from './built-site';
import { bundleEnhancements } from './bundle-enhancements';
import { finishPage } from './finish-page';

import { collectLicences } from './licences';
import { precompress } from './precompress';
import { writeSharePictures } from './write-share-pictures';

const DATA_FOLDER = '/_next/static/data';
/** Copies of 404.html, which would answer 200, and pages' data for Next's router, which no link of the site uses. */
const UNSERVED = /^(?:404|_not-found)$|(?:^|\/)(?:index|__next\..*)\.txt$/;

const getFile = (address: string) => `out${address.slice(settings.basePath.length)}`;
const files: SiteFiles = {
  read: (address) => readFileSync(getFile(address), 'utf8'),
  // A name from the text's hash lets hosts cache the file for ever.
  save: (text, extension) => {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`;
    writeFileSync(`out${DATA_FOLDER}/${name}`, text);
    return `${settings.basePath}${DATA_FOLDER}/${name}`;
  },
};

/** Removes pictures that no page shows. */
function removeUnusedPictures(): void {
  const texts = listFiles('out', /\.(?:html|js|css)$/)
    .map((name) => readFileSync(`out/${name}`, 'utf8'))
    .join('');
  for (const name of readdirSync('out/pictures')) {
    if (!texts.includes(`/pictures/${name}`)) rmSync(`out/pictures/${name}`);
  }
}

/**
 * Turns Next's export in out/ into the site that hosts serve: finishes its pages, and adds licences, compressed files, host
 * files and share pictures. Runs in the project's folder.
 *
 * @throws Error that names a page with unknown markup
 */
export async function finishSite(): Promise<void> {
  for (const name of listFiles('out', UNSERVED))
    rmSync(`out/${name}`, { recursive: true, force: true });
  mkdirSync(`out${DATA_FOLDER}`, { recursive: true });
  const findScript = bundleEnhancements((script) => files.save(script, 'js'));
  const pages = listBuiltPages('out').map((name) => `out/${name}`);
  console.log(`Finishing ${pages.length} pages`);
  for (const page of pages) {
    try {
      const exported = readFileSync(page, 'utf8');
      writeFileSync(page, finishPage(exported, findScript(exported), files));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Error(`${page}: ${problem}: scripts/build/ does not know this markup`);
    }
  }
  removeUnusedPictures();
  writeFileSync('out/licences.txt', collectLicences());
  console.log('Compressing the files');
  await precompress('out');
  const site = readSite('out');
  writeHostFiles(site);
  console.log(`Drawing ${site.routes.length} pictures for shared links`);
  await writeSharePictures(site.routes);
}
