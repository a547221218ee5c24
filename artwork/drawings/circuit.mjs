/**
 * A motherboard's surface, five pixels a millimetre: bundles of traces under matte black lacquer that lead from part to
 * part, and the white lettering beside the parts. Places are those of subjects/atx_board.py.
 */

const [WIDE, TALL] = [1220, 1525];
const at = (x, y) => [WIDE / 2 + 5 * x, TALL / 2 - 5 * y];

/** Parallel traces through millimetre places, set off across their way. */
function bundle(lanes, pitch, [across, up], ...places) {
  return Array.from({ length: lanes }, (_, lane) => {
    const shift = (lane - (lanes - 1) / 2) * pitch;
    const points = places.map(([x, y]) => at(x + shift * across, y + shift * up).join(' '));
    return `<path d="M${points.join('L')}"/>`;
  }).join('');
}

const traces = [
  // Memory, from the socket to its slots.
  ...[100, 88, 76, 64, 52, 40].map((y) =>
    bundle(9, 1.1, [0, 1], [6, y], [24, y], [30, y + 5], [92, y + 5]),
  ),
  // Slots and drives.
  bundle(12, 1.2, [1, 0], [-24, 36], [-24, 14], [-40, -2], [-40, -60], [-46, -66], [-46, -118]),
  bundle(10, 1.2, [1, 0], [0, 36], [0, 4], [12, -8], [12, -70]),
  bundle(12, 1.1, [0, 1], [-80, -46], [-20, -46], [-6, -60], [70, -60]),
  bundle(14, 1.1, [0, 1], [-84, -98], [10, -98], [24, -112], [70, -112]),
  // The chipset's, to the right and the lower edge.
  bundle(10, 1.2, [0, 1], [60, -62], [112, -62]),
  bundle(8, 1.2, [0, 1], [60, -84], [112, -84]),
  bundle(9, 1.3, [1, 0], [92, -110], [92, -128], [104, -140], [104, -150]),
  bundle(7, 1.4, [1, 0], [44, -110], [44, -128], [32, -140], [32, -150]),
  bundle(8, 1.3, [1, 0], [-2, -90], [-2, -128], [-14, -140], [-14, -150]),
  // The ports'.
  bundle(8, 1.4, [1, 0], [-100, -10], [-100, -60], [-90, -70], [-90, -140]),
  bundle(6, 1.5, [1, 0], [-112, -20], [-112, -120]),
  bundle(9, 1.2, [1, 0], [104, 120], [104, 24], [112, 12], [112, -30]),
].join('');

const words = [
  [54, -14, 'DIMM_A1'],
  [74, -14, 'DIMM_B1'],
  [-96, -10.5, 'PCIEX16_1'],
  [-96, -63, 'PCIEX4_2'],
  [-96, -118.5, 'PCIEX16_3'],
  [58, 142, 'CPU_FAN'],
  [76, 142, 'CPU_OPT'],
  [94, 142, 'W_PUMP'],
  [106, 94, 'EATX_PWR'],
  [-66, 138.5, 'EATX12V'],
  [104, -34, 'U32G1_E3'],
  [104, -96, 'SATA6G'],
  [-104, -139, 'AAFP'],
  [-78, -139, 'ADD_GEN2'],
  [-46, -139, 'CHA_FAN3'],
  [-12, -139, 'USB_12'],
  [14, -139, 'USB_34'],
  [50, -139, 'CHA_FAN2'],
  [92, -139, 'F_PANEL'],
  [-104, -58, 'BATTERY'],
]
  .map(([x, y, text]) => `<text x="${at(x, y)[0]}" y="${at(x, y)[1]}">${text}</text>`)
  .join('');

// The outlines and numbers of small parts, a few letters high, all over the board.
const marks = Array.from({ length: 420 }, (_, index) => {
  const [x, y] = at(((index * 97) % 230) - 115, ((index * 61) % 289) - 144);
  const kind = 'RCLQDU'[index % 6];
  return index % 3 === 0
    ? `<rect x="${x}" y="${y}" width="${14 + (index % 4) * 6}" height="12" fill="none" stroke="#8f9496" stroke-width="1.2"/>`
    : `<text x="${x}" y="${y}">${kind}${(index * 37) % 900}</text>`;
}).join('');

const vias = Array.from({ length: 360 }, (_, index) => {
  const [x, y] = at(
    -112 + 9.1 * (index % 25) + 1.6 * ((index * 7) % 3),
    -146 + 20.8 * Math.floor(index / 25) + 3 * ((index * 5) % 4),
  );
  return `<circle cx="${x}" cy="${y}" r="1.8"/>`;
}).join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" font-family="Liberation Sans">
<rect width="${WIDE}" height="${TALL}" fill="#131517"/><g fill="none" stroke="#282e31" stroke-width="2.6" stroke-linejoin="round">${traces}</g><g fill="#5d5236">${vias}</g>
<g font-size="8" fill="#8f9496">${marks}</g><g font-size="12" fill="#b4b9bb" text-anchor="middle">${words}</g></svg>`;
