/** The label of a parcel, of no carrier and to nobody: bars and cells that code nothing, a route, a weight. */

import { svg as matrix } from './data-matrix.mjs';

let seed = 41;
const chance = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
let bars = '';
for (let x = 84; x < 712; ) {
  const wide = 4 + Math.floor(chance() * 3) * 4;
  bars += `<rect x="${x}" y="404" width="${wide}" height="112"/>`;
  x += wide + 4 + Math.floor(chance() * 3) * 4;
}
const field = (x, y, name, value) =>
  `<text x="${x}" y="${y}" font-size="20" fill="#4a4f55">${name}</text><text x="${x}" y="${y + 36}" font-size="34" font-weight="bold">${value}</text>`;

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="580" font-family="Archivo, Liberation Sans, sans-serif">
<rect width="800" height="580" rx="10" fill="#f3f2ee"/>
<g fill="#14181c"><rect x="28" y="28" width="190" height="92"/><text x="123" y="97" font-size="64" font-weight="bold" text-anchor="middle" fill="#f3f2ee">D 07</text>
<text x="244" y="70" font-size="44" font-weight="bold">FRAGILE</text><text x="244" y="112" font-size="28">Signature on delivery</text>
<rect x="28" y="140" width="744" height="4"/>
${field(40, 178, 'To', 'Goods in, Unit 4')}<text x="40" y="254" font-size="30">Sample Business Park</text>${field(40, 302, 'Parcel', '1 of 2')}${field(220, 302, 'Weight', '6.4 kg')}${field(400, 302, 'Depot', 'West')}
<rect x="28" y="368" width="744" height="4"/>
<g transform="translate(572 158)">${matrix}</g>${bars}<text x="400" y="556" font-size="30" text-anchor="middle" letter-spacing="8">2614 0087 3321 05</text></g></svg>`;
