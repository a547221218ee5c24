import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { company } from '@/data/shop/company';
import { writeHostFiles } from '@/deploy/write';
import { pageHrefs } from '@/lib/site/navigation';
import { settings } from '@/lib/site/settings';
import { listBuiltPages, listFiles, type SiteFiles } from './built-site';
import { bundleHeadScript, bundlePageScript, bundleScript } from './bundle-scripts';
import { finishPage } from './finish-page';
import { collectLicences } from './licences';
import { writeSharePictures } from './write-share-pictures';

const DATA_FOLDER = '/_next/static/data';
/** Unneeded files: copies of 404.html, and data for Next's router, which no link uses. */
const UNNEEDED = /^(?:404|_not-found)$|(?:^|\/)(?:index|__next\..*)\.txt$/;

const files: SiteFiles = {
  read: (address) => readFileSync(`out${address.slice(settings.basePath.length)}`, 'utf8'),
  // A name from the text's hash lets hosts cache the file for ever.
  save: (text, extension) => {
    const name = `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.${extension}`;
    writeFileSync(`out${DATA_FOLDER}/${name}`, text);
    return `${settings.basePath}${DATA_FOLDER}/${name}`;
  },
};

/** The pages' files by their addresses. Hosts send 404.html where a path has no file. */
const filesByHref = new Map([
  ...pageHrefs.map((href) => [href, `${href.slice(1)}index.html`] as const),
  ['/404.html', '404.html'],
]);

/**
 * Turns Next's export in out/ into the site that hosts serve: finishes its pages, and adds
 * licences, host files and share pictures. Runs in the project's folder.
 *
 * @throws Error where Next has exported other pages than data/ lists, or a page has unknown markup
 */
export async function finishSite(): Promise<void> {
  for (const name of listFiles('out', UNNEEDED))
    rmSync(`out/${name}`, { recursive: true, force: true });
  const exportedFiles = listBuiltPages('out');
  const listedFiles = [...filesByHref.values()].sort();
  if (exportedFiles.join() !== listedFiles.join())
    throw new Error(
      `data/ lists the pages ${listedFiles.join()}, but app/ has ${exportedFiles.join()}`,
    );
  mkdirSync(`out${DATA_FOLDER}`, { recursive: true });
  const enquiryScript = files.save(bundleScript('components/enquiry/enhancements.ts'), 'js');
  console.log(`Finishing ${filesByHref.size} pages`);
  for (const [href, name] of filesByHref) {
    const page = `out/${name}`;
    const scripts = { head: bundleHeadScript(href), page: bundlePageScript(href, enquiryScript) };
    try {
      writeFileSync(page, finishPage(readFileSync(page, 'utf8'), scripts, files));
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      throw new Error(`${page}: ${problem}: scripts/build/ does not know this markup`);
    }
  }
  writeFileSync('out/licences.txt', collectLicences());
  writeHostFiles({ hostname: new URL(company.siteUrl).hostname, basePath: settings.basePath });
  await writeSharePictures();
}
