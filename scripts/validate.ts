/** Step before `next build` and `next dev`: stops with one line a mistake in the data or settings. */
import './load-env';
import { validateSite } from '../lib/validation';

const mistakes = validateSite();
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
