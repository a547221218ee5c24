/** The label of a parcel, of no shop: what is in it, and bars and cells that code nothing. */
import { svg as matrix } from './data-matrix.mjs';

let seed = 41;
const chance = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
let bars = '';
for (let x = 56; x < 740; ) {
  const wide = 4 + Math.floor(chance() * 3) * 4;
  bars += `<rect x="${x}" y="420" width="${wide}" height="116"/>`;
  x += wide + 4 + Math.floor(chance() * 3) * 4;
}
const line = (y, name, value) =>
  `<text x="56" y="${y}" font-size="26">${name}</text><text x="56" y="${y + 46}" font-size="42" font-weight="bold">${value}</text>`;

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="580" font-family="Archivo, Liberation Sans, sans-serif">
<rect width="800" height="580" rx="10" fill="#f3f2ee"/>
<g fill="#14181c"><text x="56" y="72" font-size="40">Computer hardware</text><text x="56" y="124" font-size="50" font-weight="bold">HANDLE WITH CARE</text>
<rect x="40" y="158" width="720" height="5"/>
${line(210, 'Contents', 'Graphics card, memory')}${line(306, 'Parcel', '1 of 2')}<rect x="40" y="388" width="720" height="5"/>
<g transform="translate(556 176)">${matrix}</g>${bars}</g></svg>`;
