/** Step before `next build` and `next dev`: stops with one line a mistake in the settings or the data. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { ImageId } from '../data/images';
import { isSampleDomain } from './launch-findings';
import './load-env';
import { readSettings } from './read-settings';
import { pageMistakes, pictureMistakes } from './site-files';
import { loadMistake, syntaxMistakes } from './syntax';

function settingsMistakes(): readonly string[] {
  try {
    readSettings(process.env);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

/** What is wrong with the data: first what keeps it from being read, then its records, then the files that it names. */
async function dataMistakes(): Promise<readonly string[]> {
  const unreadable = readdirSync('data', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => path.join('data', name))
    .flatMap((file) => syntaxMistakes(file.replaceAll(path.sep, '/'), readFileSync(file)));
  if (unreadable.length > 0) return unreadable;
  try {
    const { siteData, validateSite } = await import('./validation');
    const mistakes = validateSite();
    if (mistakes.length > 0) return mistakes;
    const listed = {
      'data/pages.ts': Object.keys(siteData.pages).filter((page) => page !== 'home'),
      'data/category-pages/index.ts': siteData.categoryPages.map(({ slug }) => slug),
    };
    return [
      ...pictureMistakes(Object.keys(siteData.images) as ImageId[], readdirSync('public/pictures')),
      ...pageMistakes(listed, (name) => existsSync(path.join('app', name, 'page.tsx'))),
    ];
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

const mistakes = [...settingsMistakes(), ...(await dataMistakes())];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
else await warnOfSamples();
