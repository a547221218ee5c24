/** A winter game by moonlight: a frozen valley, the moon behind the player; a health bar and a hint around it. */

import { landscape, TALL, unit, WIDE } from '../landscape.mjs';

const view = await landscape({
  place: [5200, 3100],
  sun: unit([0.55, 0.42, -0.5]),
  zenith: [0.006, 0.022, 0.085],
  horizon: [0.13, 0.3, 0.42],
  glow: [0.2, 0.4, 0.5],
  disc: [0, 0, 0],
  clouds: [
    [0.03, 0.16, 0.2],
    [0.06, 0.5, 0.42],
  ],
  soil: [
    [0.06, 0.09, 0.1],
    [0.2, 0.24, 0.27],
  ],
  rock: [0.05, 0.06, 0.08],
  woods: [
    [0.004, 0.01, 0.014],
    [0.05, 0.09, 0.1],
  ],
  snow: 40,
  light: [0.62, 0.86, 1.1],
  shade: [0.03, 0.08, 0.17],
});

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}">
<image width="${WIDE}" height="${TALL}" href="data:image/png;base64,${view.toString('base64')}"/>
<g fill="#04121a" opacity="0.6"><rect x="590" y="806" width="420" height="14" rx="7"/><rect x="120" y="90" width="330" height="96" rx="10"/></g>
<g fill="#fff" opacity="0.92"><rect x="590" y="806" width="352" height="14" rx="7" fill="#6fe0d2"/><path d="M146 122l14 16-14 16-14-16z" transform="translate(8 0)"/></g>
<g font-family="Liberation Sans" font-weight="bold" fill="#fff" opacity="0.92"><text x="188" y="132" font-size="24">Cross the ice</text><text x="188" y="164" font-size="20" font-weight="normal">420 m to the pass</text></g>
</svg>`;
