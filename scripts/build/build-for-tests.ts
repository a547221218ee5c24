/**
 * Builds the site for the end-to-end tests, whatever an owner's own .env.local says.
 *
 * Usage: npm run build:sample: the sample, in out/
 *        npm run build:variant: the sample's opposite, under a sub-path and with a stock-photo host, in .variant/
 */
import { spawnSync } from 'node:child_process';
import { existsSync, renameSync, rmSync } from 'node:fs';
import { SETTING_NAMES } from '@/lib/content/read-settings';
import { SAMPLE } from '../content/pack-files';
import { ANOTHER_SHOP, writeAnotherShop } from './another-shop';

const isVariant = process.argv[2] === 'variant';
const settings = isVariant
  ? {
      SHOP_FOLDER: ANOTHER_SHOP,
      NEXT_PUBLIC_BASE_PATH: '/shop',
      NEXT_PUBLIC_IMAGE_HOST: 'https://photos.example',
    }
  : { SHOP_FOLDER: SAMPLE };
// Set, though to nothing: so .env.local does not fill them in.
const unset = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));

if (isVariant) writeAnotherShop();
const env = { ...process.env, ...unset, ...settings };
const shell = process.platform === 'win32';
const { status } = spawnSync('npm', ['run', 'build'], { stdio: 'inherit', env, shell });
if (status !== 0) process.exit(status ?? 1);
if (isVariant) {
  rmSync('.variant', { recursive: true, force: true });
  renameSync('out', '.variant');
} else if (existsSync('.env.local')) {
  console.log('out/ holds the sample site now, for the tests: `npm run build` makes yours.');
}
