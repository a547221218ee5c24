/**
 * Builds the site once more as another owner would: signs in the name, a plus in the address, a sub-path and
 * a stock-photo host. The end-to-end tests look at it in .variant/.
 */
import { spawnSync } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';

const VARIANT = {
  NEXT_PUBLIC_COMPANY_NAME: 'Acme & Söns 100% PC',
  NEXT_PUBLIC_COMPANY_EMAIL: 'sales+web@acme.example',
  NEXT_PUBLIC_SITE_URL: 'https://www.acme.example',
  NEXT_PUBLIC_BASE_PATH: '/shop',
  NEXT_PUBLIC_IMAGE_HOST: 'https://photos.example',
};

const { status } = spawnSync('npm', ['run', 'build'], {
  stdio: 'inherit',
  env: { ...process.env, ...VARIANT },
  shell: process.platform === 'win32',
});
if (status !== 0) process.exit(status ?? 1);
rmSync('.variant', { recursive: true, force: true });
renameSync('out', '.variant');
