import { existsSync, readFileSync } from 'node:fs';
import type { Logo, Pack } from '@/lib/content/pack';
import { readSettings } from '@/lib/content/read-settings';
import { type ContentIssue, hasErrors } from './content-issue';
import { type Environment, fillIn, type ShopExtras } from './fill-in';
import { linkRecords } from './link';
import { readLogo } from './logo';
import { type PackFile, readPackFiles, SAMPLE } from './pack-files';
import { parseFiles } from './parse';
import { findMissingPictures, findPhotographIssues, listPhotographs } from './photographs';
import { findStockErrors, findStockWarnings } from './stock-issues';
import { getToday, readStock, STOCK_FILE } from './stock-list';
import { validateDocuments } from './validate-documents';

interface Context extends ShopExtras {
  /** The sample's files, whose values are quoted where the owner's are missing. */
  readonly sample?: readonly PackFile[];
  readonly logo?: Logo | null;
}

/**
 * Reads a pack in stages: parse, fill in, validate and link. All stages run, so that every issue is reported at once.
 *
 * @param environment whose settings override company.yaml
 * @returns all issues; the names that photographs may have; the documents, valid or not; and the pack, undefined where there are errors
 */
export function readPack(
  files: readonly PackFile[],
  environment: Environment,
  { sample = [], logo = null, ...extras }: Context = {},
) {
  const parsed = parseFiles(files, sample);
  const filled = fillIn(parsed.value, environment, extras);
  const validated = validateDocuments(filled.value);
  const linked = linkRecords(validated.value, extras.photographs);
  const issues = [parsed, filled, validated, linked].flatMap((stage) => stage.issues);
  const productIds = files.flatMap(({ name }) => name.split('products/')[1] ?? []);
  return {
    issues,
    subjects: { pictures: linked.value.pictures, productIds },
    documents: filled.value,
    pack: hasErrors(issues) ? undefined : ({ ...linked.value, logo } as Pack),
  };
}

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
  const { file = '', message } = issue;
  if (folder === SAMPLE || !file.startsWith(`${SAMPLE}/`)) return issue;
  const advice = message.includes(': ') ? message : `${message}: correct it`;
  const copy = file.replace(SAMPLE, folder);
  return { ...issue, message: `${advice}; in a copy of the file, ${copy}` };
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
  const stockFile = `${folder}/${STOCK_FILE}`;
  const stockList = existsSync(stockFile)
    ? readStock(stockFile, readFileSync(stockFile), getToday())
    : undefined;
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
    ...(stockList?.issues ?? []),
    ...(stockList ? findStockErrors(stockList, skus, getField('company', 'stockCheckedOn')) : []),
    ...(stockList && read.pack ? findStockWarnings(stockList, read.pack.products) : []),
    ...(read.pack && pictures ? findMissingPictures(read.pack, pictures, folder) : []),
    // A photograph of a product whose file has a wrong name would seem unmatched.
    ...(hasErrors(fileIssues) ? [] : await findPhotographIssues(photographs, read.subjects)),
  ].map((issue) => suggestCopy(issue, folder));
  return { files, issues, pack: hasErrors(issues) ? undefined : read.pack };
}
