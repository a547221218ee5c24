/** What copper shows through the lacquer of an M.2 drive, 80 × 22 mm: lines from its controller to its memory, vias, pads. */

const SCALE = 24;
const COPPER = '#2b3640';
const HOLE = '#8d7c4e';

const lines = [];
for (let index = 0; index < 9; index++) {
  const low = 4.4 + index * 0.42;
  lines.push(`M24 ${low} h${1.4 + index * 0.12} l1.1 -1.1 H36 l${0.9} ${0.9} H41`);
  lines.push(`M24 ${22 - low} h${1.4 + index * 0.12} l1.1 1.1 H38 l${1.2} -1.2 H41`);
  lines.push(`M55 ${3.2 + index * 0.5} h1.2 l0.8 0.8 H59`);
  lines.push(`M55 ${13.2 + index * 0.5} h1.2 l0.8 -0.8 H59`);
  lines.push(`M4 ${6 + index * 1.1} h2.4 l0.9 0.3 H11`);
}
for (const edge of [0.7, 1.05, 1.4, 20.6, 20.95, 21.3]) {
  lines.push(
    `M8 ${edge} H${edge < 11 ? 74 : 70} l1.2 ${edge < 11 ? 1.2 : -1.2} v${edge < 11 ? 3 : -3}`,
  );
}

const holes = [];
for (let index = 0; index < 150; index++) {
  // Steps that no grid repeats, so that vias lie as a router's would.
  const x = 6 + ((index * 27.11) % 70);
  const y = 1.6 + ((index * 7.93) % 18.8);
  holes.push(`<circle cx="${x.toFixed(2)}" cy="${y.toFixed(2)}" r="0.16"/>`);
}

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${80 * SCALE}" height="${22 * SCALE}" viewBox="0 0 80 22">
<path d="${lines.join('')}" fill="none" stroke="${COPPER}" stroke-width="0.2"/>
<g fill="${HOLE}">${holes.join('')}</g>
</svg>`;
