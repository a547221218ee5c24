/**
 * Step before `next build`, `next dev` and the tests: stops with one line a mistake in the settings or in what the shop
 * says, or makes of it what pages import.
 *
 * Usage: npm run validate [-- FOLDER]: the shop in FOLDER, or in the one that SHOP_FOLDER names, or in shop/
 */
import './load-env';
import { isSampleDomain } from './launch-findings';
import { missingFiles } from './missing-files';
import { packFiles, SAMPLE, SHOP } from './pack/pack-files';
import { readPack } from './pack/read-pack';
import { writePack } from './pack/write-pack';
import { photographMistakes, photographsOf } from './photographs';
import { readSettings } from './read-settings';
import type { Pack } from './schemas/pack';

const NOBODY = { name: '', email: '', siteUrl: '' };

/** Wrong settings are thrown, a line for each. */
function settingsMistakes(): readonly string[] {
  try {
    readSettings(process.env, NOBODY);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** Reviews that nobody wrote may be looked at, but not published: https://www.gov.uk/government/publications/fake-reviews-cma208 */
function warnOfSamples({ testimonials, company }: Pack): void {
  const samples = testimonials.filter(({ sample }) => sample).length;
  const { hostname } = new URL(readSettings(process.env, company).siteUrl);
  if (samples === 0 || isSampleDomain(hostname)) return;
  console.warn(
    `testimonials.yaml: ${samples} of the testimonials are samples; replace them by customers' words, or take them out, before ${hostname} goes live (DMCC Act 2024, sch. 20, para. 13)`,
  );
}

const folder = process.argv[2] ?? process.env.SHOP_FOLDER ?? SHOP;
const { files, unknown } = packFiles(folder);
const photographs = photographsOf(folder);
const { pack, mistakes } = readPack(files, process.env, {
  sample: folder === SAMPLE ? [] : packFiles(SAMPLE).files,
  photographs: photographs.map(({ id }) => id),
});
const lines = [
  ...settingsMistakes(),
  ...unknown.map(
    (file) => `${file}: is no file of a shop: name it as one of data/sample/, or remove it`,
  ),
  ...mistakes.map(({ file, line, column, text }) => `${file}:${line}:${column}: ${text}`),
  ...(pack ? [...missingFiles(pack), ...(await photographMistakes(photographs, pack))] : []),
];
for (const line of lines) console.error(line);
if (lines.length > 0 || pack === undefined) process.exitCode = 1;
else {
  writePack(pack);
  warnOfSamples(pack);
}
