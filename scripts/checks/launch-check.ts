/** Lists what must be replaced before a real launch; fails until nothing is left. */
import '../load-env';
import { company } from '../../data/company';
import { testimonials } from '../../data/testimonials';
import { launchFindings } from '../../lib/launch-check';
import { settings } from '../../lib/settings';

const findings = launchFindings({
  settings,
  addressIsSample: company.addressIsSample,
  registration: company.registration,
  testimonials,
});
if (findings.length === 0) {
  console.log('Nothing is left to replace: the site may be launched.');
} else {
  console.error('To be replaced before a launch:');
  for (const finding of findings) console.error(`- ${finding}`);
  process.exitCode = 1;
}
