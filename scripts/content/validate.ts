/**
 * Validates the settings and a shop, and generates what pages import: the step before `next build`, `next dev` and the tests.
 * Prints one line an issue; an error stops the step that follows.
 *
 * Usage: npm run validate [-- FOLDER] [-- --github] [-- --target TARGET]: validates FOLDER, else SHOP_FOLDER, else shop/;
 *        --github prints annotations; --summary says so where there are no problems; the generated files go below TARGET
 */
import './load-env';
import { parseArgs } from 'node:util';
import type { Pack } from '@/lib/content/pack';
import { readSettings } from '@/lib/content/read-settings';
import { type ContentIssue, formatContentIssue, formatGitHubAnnotation } from './content-issue';
import { writeEditorSchemas } from './editor-schemas';
import { writePack } from './generate';
import { SHOP } from './pack-files';
import { readShop } from './read-shop';
import { isSampleDomain } from './sample-domain';
import { findStockIssues, getToday } from './stock-issues';
import { findUnlistedProducts } from './unlisted-products';

/** Warns of sample testimonials on a public site: https://www.gov.uk/government/publications/fake-reviews-cma208 */
function findSampleTestimonials(
  { testimonials }: Pack,
  file: string,
  hostname: string,
): readonly ContentIssue[] {
  const samples = testimonials.filter(({ sample }) => sample).length;
  const message = `${samples} of the testimonials are samples`;
  const fix = `replace them with customers' words, or remove them, before ${hostname} goes live (DMCC Act 2024, sch. 20, para. 13)`;
  return samples === 0 ? [] : [{ severity: 'warning', file, message, fix }];
}

const { values, positionals } = parseArgs({
  options: {
    github: { type: 'boolean' },
    summary: { type: 'boolean' },
    target: { type: 'string', default: '.' },
  },
  allowPositionals: true,
  // npm passes on unknown options, too.
  strict: false,
});
const printIssue = (issue: ContentIssue) =>
  values.github
    ? console.log(formatGitHubAnnotation(issue))
    : console.error(formatContentIssue(issue));

// First, since an editor marks what validation reports.
writeEditorSchemas();
const folder = positionals[0] ?? process.env.SHOP_FOLDER ?? SHOP;
const shop = await readShop(folder, process.env);
shop.issues.forEach(printIssue);
if (shop.pack === undefined) process.exitCode = 1;
else {
  writePack(shop.pack, String(values.target));
  const { hostname } = new URL(readSettings(process.env, shop.pack.company).siteUrl);
  // A site that nobody can reach may keep the sample's words and days.
  const day = isSampleDomain(hostname) ? undefined : getToday();
  const file = shop.files.find(({ name }) => name === 'testimonials')?.file ?? '';
  const warnings = [
    ...(day ? findSampleTestimonials(shop.pack, file, hostname) : []),
    ...findUnlistedProducts(shop.pack, shop.files),
    ...findStockIssues(shop.pack, shop.files, shop.listed, day),
  ];
  warnings.forEach(printIssue);
  const count = shop.files.filter((one) => one.file.startsWith(`${folder}/`)).length;
  if (values.summary && shop.issues.length + warnings.length === 0)
    console.log(`No problems found in ${count} ${count === 1 ? 'file' : 'files'}`);
}
