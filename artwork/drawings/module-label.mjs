/** The sticker on a memory module or a drive. */

let seed = 17;
const chance = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
let x = 40;
let bars = '';
while (x < 520) {
  const wide = 3 + Math.floor(chance() * 3) * 3;
  bars += `<rect x="${x}" y="196" width="${wide}" height="74"/>`;
  x += wide + 4 + Math.floor(chance() * 3) * 3;
}

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="300" font-family="Liberation Sans" fill="#17191b">
<rect width="800" height="300" fill="#f1f2f2"/><text x="38" y="70" font-size="48" font-weight="bold">16 GB  DDR5-6000  CL30</text><text x="40" y="124" font-size="34">1.35 V  PC5-48000  UDIMM</text><text x="40" y="170" font-size="28" fill="#555">S/N 2614 0087 3321 L14</text>${bars}
<g transform="translate(590 120)"><path d="M0 0h150v150h-150z" fill="none" stroke="#17191b" stroke-width="6"/><path d="M24 96l36-60 36 60zM92 40h34v70h-34z"/></g></svg>`;
