/**
 * Builds the site for the browser tests, in a copy of the project.
 *
 * Usage: npm run build:sample: the sample, in out/, with the hosts' files in deploy/out/
 *        npm run build:variant: the sample's opposite, under a sub-path and with a stock-photo host, in .variant/
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { SAMPLE } from '../content/pack-files';
import { buildSite, copyProject } from './build-site';
import { VARIANT_SHOP, writeVariantShop } from './variant-shop';

const isVariant = process.argv[2] === 'variant';
// Next's cache holds one build. A copy for each shop keeps both, which saves a third of the next build's time.
const copy = copyProject(isVariant ? 'variant' : 'sample');
const moveBuild = (from: string, to: string) => {
  rmSync(to, { recursive: true, force: true });
  renameSync(path.join(copy, from), to);
};

if (isVariant) {
  await writeVariantShop();
  const environment = {
    SHOP_FOLDER: path.resolve(VARIANT_SHOP),
    NEXT_PUBLIC_BASE_PATH: '/shop',
    NEXT_PUBLIC_IMAGE_HOST: 'https://photos.example',
  };
  buildSite(environment, copy);
  moveBuild('out', '.variant');
} else {
  buildSite({ SHOP_FOLDER: SAMPLE }, copy);
  moveBuild('out', 'out');
  moveBuild('deploy/out', 'deploy/out');
  if (existsSync('.env.local'))
    console.log('out/ holds the sample site now, for the tests: `npm run build` makes yours.');
}
