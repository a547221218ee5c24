/** Lists what must be replaced before a real launch; fails until nothing is left. */
import './load-env';
import { settings } from '../lib/settings';
import { statedClaims } from './claims';
import { launchFindings } from './launch-findings';
import { siteData } from './validation';

const findings = launchFindings({
  ...siteData,
  settings,
  claims: statedClaims(),
  today: new Date().toISOString().slice(0, 10),
});
if (findings.length === 0) {
  console.log('Nothing is left to replace, fill in, prove or check: the site may be launched.');
} else {
  console.error('To be done before a launch:');
  for (const finding of findings) console.error(`- ${finding}`);
  process.exitCode = 1;
}
