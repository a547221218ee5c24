/**
 * Writes a product's file into shop/products/ from a checkout of BuildCores OpenDB; what it says is still to be looked up.
 *
 * Usage: npm run add-product -- PART-NUMBER FOLDER
 */
import { SHOP } from '../content/pack-files';
import { addProduct } from './added-product';

const [sku, folder] = process.argv.slice(2);
try {
  if (!sku || !folder) throw new Error('Usage: npm run add-product -- PART-NUMBER FOLDER');
  const { file, differing = [] } = addProduct(sku, folder, process.env.SHOP_FOLDER ?? SHOP);
  if (file) console.log(`${file} is written: \`npm run validate\` says what is still missing`);
  else {
    console.error(`${sku}: records differ, so nothing is written; look up which is right:`);
    for (const lines of differing) console.error(lines.join('\n  '));
    process.exitCode = 1;
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
