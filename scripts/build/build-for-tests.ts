/**
 * Builds the site for the end-to-end tests, whatever an owner's own .env.local says.
 *
 * Usage: npm run build:sample: with the sample identity, in out/
 *        npm run build:variant: as another owner would, with signs in the name, a plus in the address, a sub-path and
 *        a stock-photo host, in .variant/
 */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { SETTING_NAMES } from '../../checks/read-settings';

const isVariant = process.argv[2] === 'variant';
const settings = isVariant
  ? {
      NEXT_PUBLIC_COMPANY_NAME: 'Acme & Söns 100% PC',
      NEXT_PUBLIC_COMPANY_EMAIL: 'sales+web@acme.example',
      NEXT_PUBLIC_SITE_URL: 'https://www.acme.example',
      NEXT_PUBLIC_BASE_PATH: '/shop',
      NEXT_PUBLIC_IMAGE_HOST: 'https://photos.example',
    }
  : // Set, though to nothing: so .env.local does not fill them in.
    Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

const env = { ...process.env, SHOP_FOLDER: 'data/sample', ...settings };
const shell = process.platform === 'win32';
const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', env, shell });
if (status !== 0) process.exit(status ?? 1);
if (isVariant) {
  rmSync('.variant', { recursive: true, force: true });
  renameSync('out', '.variant');
} else if (existsSync('.env.local')) {
  console.log('out/ holds the sample site now, for the tests: `npm run build` makes yours.');
}
