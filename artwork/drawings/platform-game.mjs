/** A platform game at dusk: layers of hills and pines, a runner with a scarf on a ledge, lanterns, the score above. */

let seed = 11;
const chance = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const between = (low, high) => low + (high - low) * chance();

/** A ridge from edge to edge: a smooth line of random waves down to the lower edge. */
function ridge(level, height, waves, fill) {
  const parts = Array.from({ length: 4 }, (_, order) => [
    waves * (order + 1) * between(0.7, 1.2),
    between(0, 6),
    height / (order + 1.4),
  ]);
  const points = Array.from({ length: 161 }, (_, step) => {
    const y = parts.reduce((sum, [count, start, reach]) => {
      return sum + reach * Math.sin((step / 160) * count * 2 * Math.PI + start);
    }, level);
    return `${step * 10},${y.toFixed(1)}`;
  });
  return `<polygon points="0,1000 ${points.join(' ')} 1600,1000" fill="${fill}"/>`;
}

/** A pine of ragged tiers whose foot is at a place. */
function pine(x, y, tall, fill) {
  const tiers = Array.from({ length: 9 }, (_, tier) => {
    const top = y - tall + (tall * 0.88 * tier) / 9;
    const wide = tall * (0.045 + 0.022 * tier) * between(0.85, 1.15);
    return `M${x},${top} L${x + wide},${top + tall * 0.2} L${x},${top + tall * 0.15} L${x - wide},${top + tall * 0.2}z`;
  });
  return `<path d="${tiers.join(' ')} M${x - 3},${y - 20}h6v40h-6z" fill="${fill}"/>`;
}
const pines = (count, level, spread, low, high, fill) =>
  Array.from({ length: count }, () =>
    pine(between(-20, 1620), level + between(-spread, spread), between(low, high), fill),
  ).join('');

const stars = Array.from(
  { length: 90 },
  () =>
    `<circle cx="${between(0, 1600)}" cy="${between(0, 420)}" r="${between(0.6, 1.8)}" opacity="${between(0.2, 0.8)}"/>`,
).join('');
const motes = Array.from(
  { length: 46 },
  () =>
    `<circle cx="${between(0, 1600)}" cy="${between(420, 800)}" r="${between(1, 3.4)}" opacity="${between(0.3, 0.9)}"/>`,
).join('');
const grass = Array.from({ length: 420 }, () => {
  const x = between(0, 1600);
  if (x > 640 && x < 800) return '';
  const y = x < 640 ? 792 : 742;
  return `<path d="M${x},${y}q${between(-4, 4)},${-between(6, 14)} ${between(-9, 9)},${-between(10, 22)}" stroke-width="${between(1, 2.2)}"/>`;
}).join('');
const lantern = (x, y) =>
  `<path d="M${x},${y + 92}v-110h26" fill="none" stroke="#0a0d18" stroke-width="5"/><circle cx="${x + 26}" cy="${y}" r="120" fill="url(#lamp)"/><rect x="${x + 18}" y="${y - 14}" width="16" height="24" rx="4" fill="#ffe2a1"/>`;
const hearts = [0, 1, 2, 3]
  .map(
    (index) =>
      `<path transform="translate(${64 + index * 46} 52)" d="M0,6c-5-14-24-9-21,6 2,9 15,17 21,22 6-5 19-13 21-22 3-15-16-20-21-6z" fill="${index < 3 ? '#ff6b6b' : 'none'}" stroke="#ffd9d0" stroke-width="3"/>`,
  )
  .join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#141a45"/><stop offset=".34" stop-color="#4b3a86"/><stop offset=".58" stop-color="#d3657f"/><stop offset=".76" stop-color="#ffb36b"/></linearGradient>
  <radialGradient id="moon"><stop stop-color="#fff6dc"/><stop offset=".5" stop-color="#ffe9b5"/><stop offset=".53" stop-color="#ffd79a" stop-opacity=".35"/><stop offset="1" stop-color="#ff9d7a" stop-opacity="0"/></radialGradient>
  <radialGradient id="lamp"><stop stop-color="#ffd27a" stop-opacity=".85"/><stop offset=".3" stop-color="#ffae4a" stop-opacity=".35"/><stop offset="1" stop-color="#ff8a3a" stop-opacity="0"/></radialGradient>
  <linearGradient id="mist" x2="0" y2="1"><stop stop-color="#ffb27f" stop-opacity="0"/><stop offset="1" stop-color="#ff9d8a" stop-opacity=".45"/></linearGradient>
</defs>
<rect width="1600" height="1000" fill="url(#sky)"/>
<g fill="#fff">${stars}</g>
<circle cx="1120" cy="330" r="270" fill="url(#moon)"/>
${ridge(560, 46, 1.3, '#8d4f86')}${ridge(610, 40, 2.2, '#6b3f7c')}
<rect y="500" width="1600" height="220" fill="url(#mist)"/>
${pines(60, 668, 16, 60, 120, '#49316b')}${ridge(676, 16, 3, '#49316b')}
<rect y="590" width="1600" height="170" fill="url(#mist)" opacity=".6"/>
${pines(30, 770, 20, 150, 250, '#2a2250')}${ridge(775, 14, 2, '#2a2250')}
<path d="M0,800h628l14,30-20,60 8,110H0z M806,750h794v250H822l-14-120 12-70z" fill="#0c1020"/>
<g stroke="#131a33" fill="none">${grass}</g>
${lantern(300, 690)}${lantern(1020, 640)}${lantern(1390, 640)}
<g fill="#ffe9a8">${motes}</g>
<g transform="translate(500 712)">
  <path d="M-6,6 C-40,-10 -70,8 -112,-14 C-84,12 -56,24 -4,18z" fill="#ff5e57"/>
  <path d="M-12,8 L12,8 L18,48 L30,84 L20,86 L4,56 L-10,58 L-34,80 L-42,74 L-20,44z" fill="#0a0d18"/>
  <path d="M8,14 L34,34 L30,40 L4,28z M-8,16 L-30,38 L-24,44 L2,30z" fill="#0a0d18"/>
  <path d="M-16,-8a16,16 0 1 1 32,0 16,16 0 0 1-32,0z" fill="#0a0d18"/><path d="M-17,-12 L20,-14 L8,-30 L-10,-28z" fill="#0a0d18"/>
  <circle cx="9" cy="-8" r="2.6" fill="#ffe9a8"/>
</g>
<g fill="#ffd75e" stroke="#7a4a12" stroke-width="2">${[880, 930, 980].map((x) => `<circle cx="${x}" cy="${664 - 26 * Math.sin((x - 840) / 60)}" r="13"/>`).join('')}</g>
${hearts}
<g fill="#fff4dd" font-family="sans-serif" font-weight="700" font-size="34"><text x="1540" y="76" text-anchor="end">02:41</text><text x="1400" y="76" text-anchor="end">× 37</text><circle cx="1288" cy="64" r="13" fill="#ffd75e"/></g>
</svg>`;
