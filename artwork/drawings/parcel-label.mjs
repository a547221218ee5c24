/** The label of a parcel: the shop's mark, from where and how fast, and bars and cells that code nothing. */
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
<g transform="translate(44 30) scale(3.6)"><path d="M6 6h16v16H6zM10 6V2m4 4V2m4 4V2M10 26v-4m4 4v-4m4 4v-4M6 10H2m4 4H2m4 4H2m24-8h-4m4 4h-4m4 4h-4" fill="none" stroke="#14181c" stroke-width="2"/><path d="M10 10h4v4h-4z"/></g>
<g fill="#14181c"><text x="172" y="72" font-size="40">Computer hardware</text><text x="172" y="124" font-size="50" font-weight="bold">HANDLE WITH CARE</text>
<rect x="40" y="158" width="720" height="5"/>
${line(210, 'From', 'Derby, United Kingdom')}${line(306, 'Delivery', '2-3 days')}<rect x="40" y="388" width="720" height="5"/>
<g transform="translate(556 176)">${matrix}</g>${bars}</g></svg>`;
