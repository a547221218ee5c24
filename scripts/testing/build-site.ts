import { execSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
import { SETTING_NAMES } from '@/lib/site/read-settings';

/** The settings of the build in .sub-path/: all five, with characters that need encoding. */
export const SUB_PATH_SETTINGS = {
  NEXT_PUBLIC_COMPANY_NAME: 'Acme & Söns 100% PC',
  NEXT_PUBLIC_COMPANY_EMAIL: 'sales+quotes@acme.example',
  NEXT_PUBLIC_SITE_URL: 'https://www.acme.example',
  NEXT_PUBLIC_BASE_PATH: '/shop',
  NEXT_PUBLIC_IMAGE_HOST: 'https://photos.example',
} as const;

/** Empty settings keep Next from reading them from .env.local. */
export const UNSET_SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

/**
 * Builds the site in a folder of the project, with these settings and none of `.env.local`.
 *
 * @param command `npx next build` for a plain Next export
 * @throws Error where the build fails
 */
export function buildSite(
  folder: string,
  settings: Readonly<Record<string, string>> = {},
  command = 'npm run build',
): void {
  execSync(command, { env: { ...process.env, ...UNSET_SETTINGS, ...settings }, stdio: 'inherit' });
  if (folder === 'out') return;
  rmSync(folder, { recursive: true, force: true });
  renameSync('out', folder);
}
