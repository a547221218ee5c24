/**
 * A seeded source of choices, so that every run makes the same products.
 *
 * @param {number} seed any whole number
 * @see https://en.wikipedia.org/wiki/Linear_congruential_generator (mulberry32 mixes its steps)
 */
export function createDraw(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const whole = (from, to) => from + Math.floor(next() * (to - from + 1));
  const one = (list) => list[whole(0, list.length - 1)];
  return {
    /** A whole number, both ends included. */
    whole,
    /** One entry of a list. */
    one,
    /** Some entries of a list, all different, in a drawn order. */
    some(list, count) {
      const left = [...list];
      return Array.from({ length: count }, () => left.splice(whole(0, left.length - 1), 1)[0]);
    },
    /** Letters and digits as part numbers have them. */
    code: (length) =>
      Array.from({ length }, () => one([...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'])).join(''),
    digits: (length) => Array.from({ length }, () => whole(0, 9)).join(''),
  };
}
