/**
 * Validates the settings and a shop, and generates what pages import: the step before `next build`, `next dev` and the tests.
 * Prints one line an issue and their number; an error stops the step that follows.
 *
 * Usage: npm run validate [-- FOLDER] [-- --github] [-- --target TARGET]: validates FOLDER, else SHOP_FOLDER, else shop/;
 *        --github prints annotations; --browser writes errors into data/shop.ts, so that the dev server shows them;
 *        --summary prints a line where there are no problems; the generated files go below TARGET
 */
import './load-env';
import { parseArgs } from 'node:util';
import { formatCount, formatGitHubAnnotation, formatIssues } from './content-issue';
import { writeEditorSchemas } from './editor-schemas';
import { writeErrors, writePack } from './generate';
import { SHOP } from './pack-files';
import { readShop } from './read-shop';

const { values, positionals } = parseArgs({
  options: {
    browser: { type: 'boolean' },
    github: { type: 'boolean' },
    summary: { type: 'boolean' },
    target: { type: 'string', default: '.' },
  },
  allowPositionals: true,
  // npm passes on unknown options, too.
  strict: false,
});

// First, since an editor marks what validation reports.
writeEditorSchemas();
const folder = positionals[0] ?? process.env.SHOP_FOLDER ?? SHOP;
const { files, issues, pack } = await readShop(folder, process.env);
if (values.github) for (const issue of issues) console.log(formatGitHubAnnotation(issue));
else if (issues.length > 0) console.error(formatIssues(issues));
if (pack === undefined) {
  process.exitCode = 1;
  if (values.browser) writeErrors(formatIssues(issues), String(values.target));
} else writePack(pack, String(values.target));
if (values.summary && issues.length === 0) {
  const { length } = files.filter(({ file }) => file.startsWith(`${folder}/`));
  console.log(`No problems found in ${formatCount(length, 'file')}`);
}
