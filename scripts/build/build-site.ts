import { execSync } from 'node:child_process';
import path from 'node:path';
import { SHOP } from '../../checks/pack/pack-files';
import { SETTING_NAMES } from '../../checks/read-settings';

/**
 * Builds the site from a copy of the project, or from the project itself. Settings of `.env.local` do not apply.
 *
 * @param environment variables of the build: settings, or the folder of its shop
 * @returns the folder of the built files
 * @throws Error where the build fails
 */
export function buildSite(
  environment: Readonly<Record<string, string>> = {},
  project = '.',
): string {
  // An empty setting keeps Next from reading it from .env.local.
  const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
  const env = { ...process.env, ...unset, SHOP_FOLDER: SHOP, ...environment };
  execSync('npm run build', { cwd: project, env, stdio: 'inherit' });
  return path.join(project, 'out');
}
