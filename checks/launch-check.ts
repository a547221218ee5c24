/** Lists what must be replaced before a real launch; fails until nothing is left. */
import './load-env';
import { LAW_CHECKED } from '@/data/legal';
import { statedClaims } from './claims';
import { launchFindings } from './launch-findings';
import { packFiles, SAMPLE, SHOP } from './pack/pack-files';
import { readPack } from './pack/read-pack';
import { photographsOf } from './photographs';
import { readSettings } from './read-settings';

const { files } = packFiles(SHOP);
const photographs = photographsOf(SHOP).map(({ id }) => id);
const { pack } = readPack(files, process.env, { photographs });
const { pack: sample } = readPack(packFiles(SAMPLE).files, {});
if (pack === undefined || sample === undefined) {
  console.error('What the shop says can’t be read: `npm run validate` says why');
  process.exit(1);
}

const findings = launchFindings({
  ...pack,
  settings: readSettings(process.env, pack.company),
  sampleName: sample.company.name,
  sampleStockDay: sample.company.stockCheckedOn,
  lawChecked: LAW_CHECKED,
  claims: statedClaims(pack),
  today: new Date().toISOString().slice(0, 10),
});
/** A finding with the path of the file that it names. */
const inFile = (finding: string) => {
  const [name = ''] = finding.split(',');
  return finding.replace(name, files.find((file) => file.name === name)?.file ?? name);
};
if (findings.length === 0) {
  console.log('Nothing is left to replace, fill in, prove or check: the site may be launched.');
} else {
  console.error('To be done before a launch:');
  for (const finding of findings) console.error(`- ${inFile(finding)}`);
  process.exitCode = 1;
}
