/** Step before `next build` and `next dev`: stops with one line a mistake in the settings or the data. */
import './load-env';
import { readSettings } from './read-settings';

/** What an error says in one line, with the place in data/ that it comes from. */
function told(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [line = ''] = message.split('\n').filter((text) => !/^Transform failed/.test(text));
  const place = /data\/[\w/-]+\.ts(?::\d+)?/.exec(line + stack)?.[0] ?? 'data/';
  return `${line.includes(place) ? '' : `${place}: `}${line}`.replaceAll(`${process.cwd()}/`, '');
}

function settingsMistakes(): readonly string[] {
  try {
    readSettings(process.env);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

async function dataMistakes(): Promise<readonly string[]> {
  try {
    const { validateSite } = await import('./validation');
    return validateSite();
  } catch (error) {
    return [told(error)];
  }
}

/** Reviews that nobody wrote may be looked at, but not published: https://www.gov.uk/government/publications/fake-reviews-cma208 */
async function warnOfSamples(): Promise<void> {
  const { isSampleDomain } = await import('./launch-findings');
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
