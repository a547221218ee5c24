/**
 * Step before `next build`, `next dev` and the tests: stops with one line a mistake in the settings or in what the shop
 * says, or makes of it what pages import.
 *
 * Usage: npm run validate [-- FOLDER] [-- --github] [-- --target TARGET]: the shop in FOLDER, or in the one that SHOP_FOLDER
 *        names, or in shop/; the lines as GitHub shows them beside those of the files; the generated files below TARGET
 */
import './load-env';
import { parseArgs } from 'node:util';
import { isSampleDomain } from './launch-findings';
import { asAnnotation, asLine, type Message } from './messages';
import { SHOP } from './pack/pack-files';
import { readShop } from './pack/read-shop';
import { writePack } from './pack/write-pack';
import { readSettings } from './read-settings';
import type { Pack } from './schemas/pack';
import { stockNotices, today } from './stock-notices';
import { unseenNotices } from './unseen';

/** Reviews that nobody wrote may be looked at, but not published: https://www.gov.uk/government/publications/fake-reviews-cma208 */
function samplesNotice({ testimonials }: Pack, file: string, hostname: string): readonly Message[] {
  const samples = testimonials.filter(({ sample }) => sample).length;
  const text = `${samples} of the testimonials are samples; replace them by customers' words, or take them out, before ${hostname} goes live (DMCC Act 2024, sch. 20, para. 13)`;
  return samples === 0 ? [] : [{ file, text }];
}

const { values, positionals } = parseArgs({
  options: { github: { type: 'boolean' }, target: { type: 'string', default: '.' } },
  allowPositionals: true,
  // npm hands on what nobody here knows, too.
  strict: false,
});
const tell = (level: 'error' | 'warning', message: Message) =>
  values.github ? console.log(asAnnotation(level, message)) : console.error(asLine(message));

const shop = await readShop(positionals[0] ?? process.env.SHOP_FOLDER ?? SHOP, process.env);
for (const mistake of shop.mistakes) tell('error', mistake);
if (shop.pack === undefined) process.exitCode = 1;
else {
  writePack(shop.pack, String(values.target));
  const { hostname } = new URL(readSettings(process.env, shop.pack.company).siteUrl);
  // What nobody can reach may be tried out with the sample's words and days.
  const day = isSampleDomain(hostname) ? undefined : today();
  const said = shop.files.find(({ name }) => name === 'testimonials')?.file ?? '';
  const notices = [
    ...(day ? samplesNotice(shop.pack, said, hostname) : []),
    ...unseenNotices(shop.pack, shop.files),
    ...stockNotices(shop.pack, shop.files, shop.listed, day),
  ];
  for (const notice of notices) tell('warning', notice);
}
