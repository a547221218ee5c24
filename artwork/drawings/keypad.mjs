/** The fifteen keys of a streamer's keypad: scenes, sound, lights; cut into keys where it is used. */

const SIDE = 200;
const KEYS = [
  ['#d8342b', '<circle r="38"/>'],
  [
    '#1d2a44',
    '<path d="M-46-30h92v60h-92z" fill="none" stroke="#7fb4ff" stroke-width="10"/><path d="M-18 48h36" stroke="#7fb4ff" stroke-width="10"/>',
  ],
  [
    '#20242c',
    '<path d="M-40-22h26l30-26v96l-30-26h-26z"/><path d="M34-24q22 24 0 48" fill="none" stroke="#fff" stroke-width="9"/>',
  ],
  [
    '#2a1c40',
    '<path d="M-16-50h32v56h-32zM-36-6q0 42 36 42t36-42M0 36v22" fill="#c9a4ff" stroke="#c9a4ff" stroke-width="9" fill-opacity=".9"/>',
  ],
  [
    '#3a2c0c',
    '<path d="M-26-10a26 26 0 1 1 52 0q0 16-12 26v18h-28v-18q-12-10-12-26zM-14 48h28" fill="#ffd463"/>',
  ],
  ['#113325', '<path d="M-30-42l70 42-70 42z" fill="#5ee6a0"/>'],
  ['#12303a', '<path d="M-48-34h62v68h-62zM22-10l30-20v60l-30-20z" fill="#5fdcf2"/>'],
  ['#331420', '<path d="M0 44q-76-52-42-82q24-18 42 12q18-30 42-12q34 30-42 82z" fill="#ff6f95"/>'],
  ['#20242c', '<path d="M-46-36h92v60h-50l-24 24v-24h-18z" fill="#e7ebf2"/>'],
  ['#1d2a44', '<path d="M-44 40v-36h22v36zM-11 40v-64h22v64zM22 40v-86h22v86z" fill="#7fb4ff"/>'],
  [
    '#20242c',
    '<path d="M-44-44h38v38h-38zM6-44h38v38h-38zM-44 6h38v38h-38zM6 6h38v38h-38z" fill="#aeb7c5"/>',
  ],
  ['#3a2c0c', '<path d="M8-52l-42 62h30l-8 44 42-62h-30z" fill="#ffd463"/>'],
  ['#113325', '<path d="M-44 0l28 30 58-64" fill="none" stroke="#5ee6a0" stroke-width="15"/>'],
  [
    '#2a1c40',
    '<circle r="40" fill="none" stroke="#c9a4ff" stroke-width="10"/><path d="M0-24v26l20 14" fill="none" stroke="#c9a4ff" stroke-width="10"/>',
  ],
  ['#331420', '<path d="M-36-36l72 72M36-36l-72 72" stroke="#ff6f95" stroke-width="14"/>'],
];

const keys = KEYS.map(([ground, sign], index) => {
  const x = (index % 5) * SIDE;
  const y = Math.floor(index / 5) * SIDE;
  return `<g transform="translate(${x} ${y})"><rect width="${SIDE}" height="${SIDE}" fill="${ground}"/><g transform="translate(100 100) scale(1.15)" fill="#fff">${sign}</g></g>`;
}).join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${5 * SIDE}" height="${3 * SIDE}">${keys}</svg>`;
