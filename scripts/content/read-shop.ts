import { existsSync, readFileSync } from 'node:fs';
import { readSettings } from '@/lib/content/read-settings';
import { type ContentIssue, hasErrors } from './content-issue';
import type { Environment } from './fill-in';
import { readLogo } from './logo';
import { findMissingPictures } from './missing-pictures';
import { readPackFiles, SAMPLE } from './pack-files';
import { findPhotographIssues, listPhotographs } from './photographs';
import { readPack } from './read-pack';
import { findStockErrors, findStockWarnings, getToday } from './stock-issues';
import { readStock, STOCK_FILE } from './stock-list';

/** Returns an issue for each line of the error that wrong settings throw. */
function findSettingIssues(environment: Environment): readonly ContentIssue[] {
  try {
    readSettings(environment, { name: '', email: '', siteUrl: '' });
    return [];
  } catch (error) {
    const lines = error instanceof Error ? error.message : String(error);
    return lines.split('\n').map((message) => ({ severity: 'error', message }));
  }
}

/** Tells owners to change a copy where an issue is in the sample's file, which releases replace. */
function suggestCopy(issue: ContentIssue, folder: string): ContentIssue {
  const { file = '', fix = 'correct it' } = issue;
  if (folder === SAMPLE || !file.startsWith(`${SAMPLE}/`)) return issue;
  return { ...issue, fix: `${fix}; in a copy of the file, ${file.replace(SAMPLE, folder)}` };
}

function readStockList(folder: string) {
  const file = `${folder}/${STOCK_FILE}`;
  if (!existsSync(file)) return undefined;
  const { value: stock, issues: fileIssues } = readStock(file, readFileSync(file), getToday());
  return { file, stock, fileIssues };
}

/**
 * Reads an owner's folder: its pack, photographs, logo and stock list.
 *
 * @param environment whose settings override company.yaml
 * @returns the pack, undefined where there are errors; all issues, those of the settings included; and the files read
 */
export async function readShop(folder: string, environment: Environment) {
  const { files, issues: fileIssues } = readPackFiles(folder);
  const photographs = listPhotographs(folder);
  const stockList = readStockList(folder);
  const { logo, issues: logoIssues } = await readLogo(folder);
  const read = readPack(files, environment, {
    sample: folder === SAMPLE ? [] : readPackFiles(SAMPLE).files,
    photographs: photographs.map(({ id }) => id),
    stock: stockList?.stock,
    logo,
  });
  const getField = (name: string, field: string) => Object(read.documents.get(name)?.value)[field];
  const pictures = read.documents.get('pictures');
  const skus = read.subjects.productIds.map((id) => String(getField(`products/${id}`, 'sku')));
  const issues = [
    ...findSettingIssues(environment),
    ...fileIssues,
    ...logoIssues,
    ...read.issues,
    ...(stockList?.fileIssues ?? []),
    ...(stockList ? findStockErrors(stockList, skus, getField('company', 'stockCheckedOn')) : []),
    ...(stockList && read.pack ? findStockWarnings(stockList, read.pack.products) : []),
    ...(read.pack && pictures ? findMissingPictures(read.pack, pictures, folder) : []),
    // A photograph of a product whose file has a wrong name would seem unmatched.
    ...(hasErrors(fileIssues) ? [] : await findPhotographIssues(photographs, read.subjects)),
  ].map((issue) => suggestCopy(issue, folder));
  return { files, issues, pack: hasErrors(issues) ? undefined : read.pack };
}
