/**
 * Builds the site for the end-to-end tests.
 *
 * Usage: npm run build:sample: the sample, in out/
 *        npm run build:variant: the sample's opposite, under a sub-path and with a stock-photo host, in .variant/
 */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { SAMPLE } from '../content/pack-files';
import { buildSite } from './build-site';
import { VARIANT_SHOP, writeVariantShop } from './variant-shop';

if (process.argv[2] === 'variant') {
  await writeVariantShop();
  const out = buildSite({
    SHOP_FOLDER: VARIANT_SHOP,
    NEXT_PUBLIC_BASE_PATH: '/shop',
    NEXT_PUBLIC_IMAGE_HOST: 'https://photos.example',
  });
  rmSync('.variant', { recursive: true, force: true });
  renameSync(out, '.variant');
} else {
  buildSite({ SHOP_FOLDER: SAMPLE });
  if (existsSync('.env.local'))
    console.log('out/ holds the sample site now, for the tests: `npm run build` makes yours.');
}
