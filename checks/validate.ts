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

/** Wrong settings are thrown, a line for each. */
async function settingsMistakes(): Promise<readonly string[]> {
  readSettings(process.env);
  return [];
}

const dataMistakes = async () => (await import('./validation')).validateSite();

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

const mistakes = [
  ...(await settingsMistakes().catch(({ message }: Error) => [message])),
  ...(await dataMistakes().catch((error) => [told(error)])),
];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
else await warnOfSamples();
