/** Step before `next build` and `next dev`: stops with one line a mistake in the settings or the data. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { envFileMistakes } from './env-files';
import { isSampleDomain } from './launch-findings';
import { envFiles } from './load-env';
import { loadMistake } from './load-mistake';
import { readSettings } from './read-settings';
import { syntaxMistakes } from './syntax';

function settingsMistakes(): readonly string[] {
  try {
    readSettings(process.env);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function allDataMistakes(): Promise<readonly string[]> {
  const unreadable = readdirSync('data', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join('data', name))
    .flatMap((file) => syntaxMistakes(file.replaceAll(path.sep, '/'), readFileSync(file)));
  if (unreadable.length > 0) return unreadable;
  try {
    const { dataMistakes } = await import('./data-mistakes');
    return await dataMistakes();
  } catch (error) {
    return [loadMistake(error)];
  }
}

/** Reviews that nobody wrote may be looked at, but not published: https://www.gov.uk/government/publications/fake-reviews-cma208 */
async function warnOfSamples(): Promise<void> {
  const { testimonials } = await import('../data/testimonials');
  const samples = testimonials.filter(({ sample }) => sample).length;
  const { hostname } = new URL(readSettings(process.env).siteUrl);
  if (samples === 0 || isSampleDomain(hostname)) return;
  console.warn(
    `data/testimonials.ts: ${samples} of the testimonials are samples; replace them by customers' words, or take them out, before ${hostname} goes live (DMCC Act 2024, sch. 20, para. 13)`,
  );
}

const mistakes = [
  ...envFileMistakes(envFiles),
  ...settingsMistakes(),
  ...(await allDataMistakes()),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
else await warnOfSamples();
