/** The label inside a rack server's cover: where memory, fans and drives sit. */

const slots = Array.from(
  { length: 16 },
  (_, index) =>
    `<rect x="${250 + index * 22}" y="120" width="12" height="190" fill="${index % 2 ? '#b9c6d6' : '#4f6f96'}"/>`,
).join('');
const fans = Array.from(
  { length: 7 },
  (_, index) =>
    `<g transform="translate(${110 + index * 98} 400)"><rect x="-40" y="-40" width="80" height="80" fill="none" stroke="#333" stroke-width="4"/><circle r="30" fill="none" stroke="#333" stroke-width="4"/></g>`,
).join('');
const lines = Array.from(
  { length: 7 },
  (_, index) =>
    `<rect x="640" y="${130 + index * 27}" width="${index % 3 ? 190 : 140}" height="9" fill="#888"/>`,
).join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600" font-family="Liberation Sans" fill="#222">
<rect width="900" height="600" fill="#eef0f2"/><rect width="900" height="74" fill="#23406a"/><text x="34" y="52" font-size="42" font-weight="bold" fill="#fff">System board layout</text>
<rect x="60" y="120" width="160" height="190" fill="#d9dee5" stroke="#333" stroke-width="4"/><text x="140" y="230" font-size="40" text-anchor="middle">CPU</text>${slots}${lines}${fans}
<text x="60" y="520" font-size="30">Disconnect all power cords before you open this cover.</text><rect x="60" y="548" width="420" height="12" fill="#999"/></svg>`;
