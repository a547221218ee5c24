/** Step before `next build` and `next dev`: stops with one line a mistake in the data or settings. */

import { envFileMistakes } from '../../lib/env-files';
import { readSettings } from '../../lib/read-settings';
import { validateSite } from '../../lib/validation';
import { envFiles } from '../load-env';

function settingsMistakes(): readonly string[] {
  try {
    readSettings(process.env);
    return [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

const mistakes = [...envFileMistakes(envFiles), ...settingsMistakes(), ...validateSite()];
for (const mistake of mistakes) console.error(mistake);
if (mistakes.length > 0) process.exitCode = 1;
