import type { Product } from './product';
import { samsung990Pro } from './products/990-pro-2tb';
import { samsung9100Pro } from './products/9100-pro-heatsink-2tb';
import { intel14600k } from './products/core-i5-14600k';
import { intel14700k } from './products/core-i7-14700k';
import { intel14900k } from './products/core-i9-14900k';
import { dualRtx5070 } from './products/dual-rtx-5070';
import { furyBeast } from './products/fury-beast-32gb';
import { pulseRx9060xt } from './products/pulse-rx-9060-xt';
import { pulseRx9070xt } from './products/pulse-rx-9070-xt';
import { rm850e } from './products/rm850e';
import { rogStrixX670ee } from './products/rog-strix-x670e-e';
import { rogStrixZ790e } from './products/rog-strix-z790-e';
import { amd9600x } from './products/ryzen-5-9600x';
import { amd9800x3d } from './products/ryzen-7-9800x3d';
import { amd9950x3d } from './products/ryzen-9-9950x3d';
import { tridentZ5Neo } from './products/trident-z5-neo-rgb-32gb';
import { tufRtx5080 } from './products/tuf-rtx-5080';

/** The products in the order of the catalogue, by id. Those of one category stand together. */
const productsById = {
  'tuf-rtx-5080': tufRtx5080,
  'pulse-rx-9070-xt': pulseRx9070xt,
  'dual-rtx-5070': dualRtx5070,
  'pulse-rx-9060-xt': pulseRx9060xt,
  'core-i9-14900k': intel14900k,
  'core-i7-14700k': intel14700k,
  'core-i5-14600k': intel14600k,
  'ryzen-9-9950x3d': amd9950x3d,
  'ryzen-7-9800x3d': amd9800x3d,
  'ryzen-5-9600x': amd9600x,
  'rog-strix-z790-e': rogStrixZ790e,
  'rog-strix-x670e-e': rogStrixX670ee,
  'trident-z5-neo-rgb-32gb': tridentZ5Neo,
  'fury-beast-32gb': furyBeast,
  '990-pro-2tb': samsung990Pro,
  '9100-pro-heatsink-2tb': samsung9100Pro,
  rm850e,
};

/** The id of any product: 'tuf-rtx-5080', …, 'rm850e'. */
export type ProductId = keyof typeof productsById;

/** The catalogue. */
export const products: readonly Product[] = Object.entries(productsById).map(([id, record]) => ({
  id,
  ...record,
}));
