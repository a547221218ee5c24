/** The label of a parcel: the shop's mark and name, a grey address, and bars that code nothing. */

let seed = 41;
const chance = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
let bars = '';
for (let x = 56; x < 740; ) {
  const wide = 4 + Math.floor(chance() * 3) * 4;
  bars += `<rect x="${x}" y="392" width="${wide}" height="132"/>`;
  x += wide + 4 + Math.floor(chance() * 3) * 4;
}
const lines = [420, 330, 250]
  .map((wide, index) => `<rect x="56" y="${232 + index * 40}" width="${wide}" height="15"/>`)
  .join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="580" font-family="Archivo, Liberation Sans, sans-serif">
<rect width="800" height="580" rx="10" fill="#f3f2ee"/>
<g transform="translate(46 40) scale(4.2)"><path d="M6 6h16v16H6zM10 6V2m4 4V2m4 4V2M10 26v-4m4 4v-4m4 4v-4M6 10H2m4 4H2m4 4H2m24-8h-4m4 4h-4m4 4h-4" fill="none" stroke="#b93c08" stroke-width="2"/><path d="M10 10h4v4h-4z" fill="#b93c08"/></g>
<text x="192" y="128" font-size="88" font-weight="bold" fill="#14181c">DERWENT</text>
<rect x="40" y="186" width="720" height="5" fill="#14181c"/>
<g fill="#8b9095">${lines}</g><rect x="610" y="222" width="134" height="134" fill="none" stroke="#14181c" stroke-width="6"/><text x="677" y="326" font-size="104" font-weight="bold" text-anchor="middle" fill="#14181c">D</text>
<g fill="#14181c">${bars}</g></svg>`;
