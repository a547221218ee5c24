/** The rating plate on a power supply's side. */

const RAILS = [
  ['DC OUTPUT', '+3.3V', '+5V', '+12V', '-12V', '+5VSB'],
  ['MAX CURRENT', '20 A', '20 A', '70.8 A', '0.3 A', '3 A'],
  ['MAX POWER', '110 W', '', '850 W', '3.6 W', '15 W'],
];
const WIDTHS = [300, 140, 140, 160, 140, 160];
const edges = [80];
for (const width of WIDTHS) edges.push(edges.at(-1) + width);
const cells = RAILS.map((line, row) =>
  line
    .map(
      (words, column) =>
        `<text x="${(edges[column] + edges[column + 1]) / 2}" y="${398 + row * 66}" text-anchor="middle">${words}</text>`,
    )
    .join(''),
).join('');
const rules =
  [350, 416, 482, 548].map((y) => `<path d="M80 ${y}H${edges.at(-1)}"/>`).join('') +
  edges.map((x) => `<path d="M${x} 350V548"/>`).join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="680" font-family="Liberation Sans" fill="#f2f4f5">
<rect width="1200" height="680" fill="#131517"/><rect y="0" width="1200" height="16" fill="#2fae62"/>
<text x="76" y="180" font-size="170" font-weight="bold">850 W</text><text x="640" y="112" font-size="62" font-weight="bold">FULLY MODULAR</text><text x="640" y="178" font-size="44" fill="#c8a84b">80 PLUS GOLD</text>
<text x="80" y="262" font-size="38">AC INPUT  100-240 V~  10-5 A  50/60 Hz</text><text x="80" y="320" font-size="32" fill="#aab1b5">ATX 3.1  PCIe 5.1</text>
<g font-size="38" font-weight="bold">${cells}</g><g stroke="#8a9196" stroke-width="3">${rules}</g>
<text x="80" y="622" font-size="30" fill="#aab1b5">DO NOT OPEN. NO PARTS INSIDE CAN BE SERVICED BY THE USER.</text></svg>`;
