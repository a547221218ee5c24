/** A square of dark cells such as is marked on chips; it says nothing. */

let seed = 3;
const chance = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const cells = Array.from({ length: 20 * 20 }, (_, index) => {
  const [x, y] = [index % 20, Math.floor(index / 20)];
  const dark =
    x === 0 || y === 19 || (y === 0 && x % 2 === 0) || (x === 19 && y % 2) || chance() > 0.52;
  return dark ? `<rect x="${x * 10}" y="${y * 10}" width="10.4" height="10.4"/>` : '';
}).join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" fill="#2b2b2c">${cells}</svg>`;
