/** Step before `next build` and `next dev`: stops with one line a mistake in the data or settings. */
import '../load-env';
import { readSettings } from '../../lib/read-settings';
import { validateSite } from '../../lib/validation';

function settingsMistakes(): readonly string[] {
  try {
    readSettings(process.env);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const mistakes = [...settingsMistakes(), ...validateSite()];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
