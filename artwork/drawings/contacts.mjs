/** The spring contacts of a processor's socket: two fields set off against each other around an open middle. */

const PITCH = 18.8;
const [WIDE, TALL] = [680, 820];
const dots = Array.from({ length: 35 * 43 }, (_, index) => {
  const [column, line] = [index % 35, Math.floor(index / 35)];
  const [x, y] = [14 + column * PITCH + (line % 2) * (PITCH / 2), 14 + line * PITCH];
  const inside = Math.abs(x - WIDE / 2) < 115 && Math.abs(y - TALL / 2) < 150;
  const seam = Math.abs(y - TALL / 2 + 0.35 * (x - WIDE / 2)) < 17;
  return inside || seam ? '' : `<circle cx="${x}" cy="${y}" r="5"/>`;
}).join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}"><rect width="${WIDE}" height="${TALL}" fill="#0d0d0e"/><rect x="232" y="266" width="216" height="288" rx="14" fill="#1b1d1e"/><g fill="#c9a04e">${dots}</g></svg>`;
