/** What copper shows through the lacquer of a processor's board, 45 × 37.5 mm: lines that fan out from its lid, vias. */

const SCALE = 40;
const [WIDE, TALL] = [45, 37.5];
const COPPER = '#2f7a55';
const SHADE = '#04231a';
const VIA = '#5f9a72';

const lines = [];
// Bundles that leave the middle straight, bend by 45 degrees and run on to an edge.
for (let bundle = 0; bundle < 26; bundle++) {
  const side = bundle % 4;
  const along = 4 + ((bundle * 8.37) % 36);
  const bend = ((bundle * 5.3) % 5) - 2.5;
  for (let index = 0; index < 6; index++) {
    const start = along + index * 0.34;
    const turn = 4.6 + ((bundle * 3.1) % 3) + index * 0.14 * Math.sign(bend);
    const path = [
      `M${start} 9 V${turn} l${bend} ${-Math.abs(bend)} V0.9`,
      `M${start} ${TALL - 9} V${TALL - turn} l${bend} ${Math.abs(bend)} V${TALL - 0.9}`,
      `M9 ${start * 0.8} H${turn} l${-Math.abs(bend)} ${bend} H0.9`,
      `M${WIDE - 9} ${start * 0.8} H${WIDE - turn} l${Math.abs(bend)} ${bend} H${WIDE - 0.9}`,
    ];
    lines.push(path[side]);
  }
}

const vias = [];
for (let index = 0; index < 420; index++) {
  // Steps that no grid repeats, so that vias lie as a router's would.
  const x = 0.8 + ((index * 27.11) % (WIDE - 1.6));
  const y = 0.8 + ((index * 7.93) % (TALL - 1.6));
  vias.push(`<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="0.11"/>`);
}

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE * SCALE}" height="${TALL * SCALE}" viewBox="0 0 ${WIDE} ${TALL}">
<g fill="${SHADE}" opacity="0.4"><rect x="1.2" y="1.2" width="14" height="5.4" rx="1"/><rect x="26" y="31" width="15" height="5" rx="1"/><rect x="38.6" y="3" width="5" height="15" rx="1"/><rect x="1.2" y="20" width="4.6" height="14" rx="1"/></g>
<path d="${lines.join('')}" fill="none" stroke="${COPPER}" stroke-width="0.13" opacity="0.75"/>
<g fill="${VIA}" opacity="0.7">${vias.join('')}</g>
</svg>`;
