/**
 * Lists what must be replaced, filled in, proved or looked at before a real launch; fails until nothing is left.
 *
 * Usage: npm run launch-check: the shop in shop/, or in the folder that SHOP_FOLDER names, and its build in out/
 */
import '../scripts/content/load-env';
import { LAW_CHECKED } from '@/data/legal';
import { readSettings } from '@/lib/content/read-settings';
import { formatContentIssue } from '../scripts/content/content-issue';
import { packFiles, SAMPLE, SHOP } from '../scripts/content/pack-files';
import { readPack } from '../scripts/content/read-pack';
import { readShop } from '../scripts/content/read-shop';
import { sampleNames } from '../scripts/content/sample-names';
import { statedClaims } from './claims';
import { launchFindings } from './launch-findings';
import { filesLeft, namesLeft } from './sample-left';
import { today } from './stock-notices';

const folder = process.env.SHOP_FOLDER ?? SHOP;
const { files, pack, issues } = await readShop(folder, process.env);
const { files: ofSample } = packFiles(SAMPLE);
const { pack: sample } = readPack(ofSample, {});
if (pack === undefined || sample === undefined) {
  console.error('To be mended first:');
  for (const issue of issues) console.error(`- ${formatContentIssue(issue)}`);
  process.exit(1);
}

const settings = readSettings(process.env, pack.company);
const findings = launchFindings({
  ...{ ...pack, settings },
  sampleName: sample.company.name,
  sampleStockDay: sample.company.stockCheckedOn,
  lawChecked: LAW_CHECKED,
  claims: statedClaims(pack),
  today: today(),
});
/** A finding with the path of the file that it names. */
const inFile = (finding: string) => {
  const [name = ''] = finding.split(',');
  return finding.replace(name, files.find((file) => file.name === name)?.file ?? name);
};
const left = [
  ...filesLeft(files, ofSample, pack.menu),
  ...namesLeft('out', folder, settings.siteUrl, sampleNames(sample, pack)),
  ...findings.map(inFile),
];
if (left.length === 0) {
  console.log('Nothing is left to replace, fill in, prove or check: the site may be launched.');
} else {
  console.error('To be done before a launch:');
  for (const finding of left) console.error(`- ${finding}`);
  process.exitCode = 1;
}
