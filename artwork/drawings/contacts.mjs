/** A field of gold contacts in a processor's socket. */

const dots = Array.from({ length: 44 * 36 }, (_, index) => {
  const [x, y] = [index % 44, Math.floor(index / 44)];
  if (x > 16 && x < 27 && y > 12 && y < 23) return '';
  return `<circle cx="${12 + x * 20}" cy="${12 + y * 20}" r="6.4"/>`;
}).join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="884" height="724"><rect width="884" height="724" fill="#151210"/><g fill="#d6a84c">${dots}</g></svg>`;
