/** A motherboard's surface: bundles of traces under black lacquer, vias, and the white lettering around parts. */

const WIDE = 1220;
const TALL = 1525;
let seed = 5;
const chance = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const between = (low, high) => Math.round(low + (high - low) * chance());

function bundle() {
  let [x, y] = [between(0, WIDE), between(0, TALL)];
  const lanes = between(4, 14);
  let path = `M${x} ${y}`;
  let upright = chance() > 0.5;
  for (let leg = 0; leg < 3; leg += 1) {
    const far = between(80, 420) * (chance() > 0.5 ? 1 : -1);
    if (upright) y += far;
    else x += far;
    path += `L${x} ${y}`;
    const bend = between(20, 70);
    x += bend * (chance() > 0.5 ? 1 : -1);
    y += bend;
    path += `L${x} ${y}`;
    upright = !upright;
  }
  return Array.from(
    { length: lanes },
    (_, lane) => `<path d="${path}" transform="translate(${lane * 7} ${lane * 4})"/>`,
  ).join('');
}
const traces = Array.from({ length: 120 }, bundle).join('');
const vias = Array.from(
  { length: 900 },
  () => `<circle cx="${between(0, WIDE)}" cy="${between(0, TALL)}" r="2.6"/>`,
).join('');
const letters = Array.from({ length: 110 }, () => {
  const [x, y, wide] = [between(30, WIDE - 80), between(30, TALL - 40), between(14, 44)];
  const name = `${'CRLUQD'[between(0, 5)]}${between(10, 480)}`;
  return `<rect x="${x}" y="${y}" width="${wide}" height="14" fill="none" stroke="#9aa0a3" stroke-width="1.6"/><text x="${x}" y="${y - 5}">${name}</text>`;
}).join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" font-family="Liberation Sans">
<rect width="${WIDE}" height="${TALL}" fill="#14171a"/><g fill="none" stroke="#39434a" stroke-width="3.6">${traces}</g><g fill="#8a7440">${vias}</g>
<g font-size="14" fill="#a8aeb1">${letters}<text x="560" y="1490" font-size="34" font-weight="bold">ATX  REV 1.02</text></g></svg>`;
