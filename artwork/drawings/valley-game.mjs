/** An open-world game at sunrise, seen from a slope over a lake in mist; compass and bars around it. */

import { landscape, TALL, unit, WIDE } from '../landscape.mjs';

const view = await landscape({
  place: [0, 0],
  sun: unit([-0.2, 0.17, 1]),
  zenith: [0.07, 0.19, 0.46],
  horizon: [0.6, 0.5, 0.46],
  glow: [0.95, 0.52, 0.22],
  disc: [1.5, 1.15, 0.8],
  clouds: [
    [0.36, 0.32, 0.4],
    [1.0, 0.62, 0.42],
  ],
  soil: [
    [0.052, 0.078, 0.026],
    [0.15, 0.13, 0.05],
  ],
  rock: [0.2, 0.17, 0.15],
  woods: [
    [0.008, 0.014, 0.008],
    [0.075, 0.085, 0.03],
  ],
  snow: 520,
  light: [2.6, 1.75, 1.05],
  shade: [0.26, 0.36, 0.52],
});

const marks = Array.from(
  { length: 25 },
  (_, step) => `M${560 + step * 20} 46v${step % 4 === 0 ? 16 : 8}`,
).join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}" viewBox="0 0 ${WIDE} ${TALL}">
<image width="${WIDE}" height="${TALL}" href="data:image/png;base64,${view.toString('base64')}"/>
<g fill="none" stroke="#fff" stroke-width="2.5" opacity="0.85"><path d="${marks}"/><circle cx="1410" cy="130" r="84" fill="#0b1216" fill-opacity="0.5"/><path d="M1342 150q40-52 74-24t62-40M1380 204q20-40 66-30"/></g>
<path d="M1410 118l9 22-9-5-9 5z" fill="#fff"/>
<g fill="#0b1216" opacity="0.55"><rect x="110" y="810" width="330" height="16" rx="8"/><rect x="110" y="838" width="250" height="10" rx="5"/></g>
<g fill="#fff" opacity="0.9"><rect x="110" y="810" width="262" height="16" rx="8"/><rect x="110" y="838" width="148" height="10" rx="5" fill="#f2b45c"/></g>
<g font-family="Liberation Sans" font-weight="bold" fill="#fff" opacity="0.9"><text x="800" y="96" font-size="24" text-anchor="middle">E</text><text x="110" y="790" font-size="24">Upper Valley</text></g>
</svg>`;
