/** Views that games show: ridges and forest over a lake, seen from a slope, at an hour of a day. */

import sharp from 'sharp';

export const [WIDE, TALL] = [1600, 900];
const FINER = 2;
/** How far the valley has turned aside where it is that far in the land. */
const bend = (z) => 260 * Math.sin(z / 2300);
const HORIZON = 0.5; // of the height, from the top
const LENS = 0.92; // distance of the picture, in its widths
const EYE = 300;
const LAKE = 84;

/** A direction of length 1. */
export const unit = (way) => way.map((part) => part / Math.hypot(...way));

/** A pseudo-random number between 0 and 1 for a crossing of the grid. */
function chance(x, y) {
  let mixed = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 1274126177);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4294967295;
}

function noise(x, y) {
  const [left, low] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [x - left, y - low];
  const [across, up] = [u * u * (3 - 2 * u), v * v * (3 - 2 * v)];
  const near = chance(left, low) + (chance(left + 1, low) - chance(left, low)) * across;
  const far = chance(left, low + 1) + (chance(left + 1, low + 1) - chance(left, low + 1)) * across;
  return near + (far - near) * up;
}

/** Noise of several sizes; `folded` turns it into ridges. */
function layered(x, y, octaves, folded = false) {
  let [sum, reach, scale, weight] = [0, 0.5, 1, 1];
  for (let octave = 0; octave < octaves; octave++) {
    const level = noise(x * scale + octave * 17.3, y * scale - octave * 9.1);
    const part = folded ? (1 - Math.abs(2 * level - 1)) ** 2 * weight : level;
    if (folded) weight = Math.min(1, part * 1.6);
    sum += part * reach;
    reach *= 0.5;
    scale *= 2.03;
  }
  return sum;
}

const mix = (from, to, share) => from.map((part, index) => part + (to[index] - part) * share);
const clamp = (value) => Math.min(1, Math.max(0, value));

/**
 * Draws a view as a PNG: colours are linear, red, green and blue.
 *
 * @param hour `place`: where in the land, x and z; `sun`: towards it; `zenith`, `horizon`, `glow`: the sky above, below
 * and around the sun, `disc` the sun's own; `clouds`: their shade and their lit side; `soil`: its two colours; `rock`;
 * `woods`: their shade and their lit tips; `snow`: the level from which it lies; `light`, `shade`: what sun and sky light
 */
export async function landscape(hour) {
  const { sun } = hour;

  /** The ground's height at a place: a valley along the view, mountains to both sides and behind. */
  function ground(left, near, octaves) {
    const [x, z] = [left + hour.place[0], near + hour.place[1]];
    const aside = Math.abs(left + bend(z) - bend(hour.place[1]) + 120) / 1500;
    const rise = Math.min(1, aside ** 1.5) + Math.max(0, (near - 5200) / 5200) ** 1.2;
    const peaks = layered(x / 2300 + 4.2, z / 2300 + 1.7, octaves, true);
    const slope = Math.max(0, 1 - near / 620) * (190 + 34 * noise(x / 90, z / 90));
    return slope + 40 + 70 * layered(x / 700, z / 700, 4) + rise * (90 + 1050 * peaks);
  }

  /** The sky towards a direction: warm around the sun, streaks of cloud over it. */
  function sky([x, y, z]) {
    const towards = clamp(x * sun[0] + y * sun[1] + z * sun[2]);
    let colour = mix(hour.horizon, hour.zenith, clamp(y * 3.2) ** 0.6);
    colour = mix(colour, hour.glow, 0.7 * towards ** 12);
    if (y > 0.02) {
      const cloud = layered((x / y) * 0.55 + 3, (z / y) * 0.22, 6);
      const lit = mix(...hour.clouds, towards ** 5);
      colour = mix(colour, lit, clamp((cloud - 0.47) * 4.6) * clamp(y * 6) * 0.85);
    }
    return colour.map(
      (part, index) => part + hour.disc[index] * (1.4 * towards ** 700 + 0.28 * towards ** 90),
    );
  }

  function surface(x, z, level, away) {
    const step = Math.max(1.2, away * 0.0016);
    const octaves = away < 2500 ? 9 : 7;
    const [nx, ny, nz] = unit([
      level - ground(x + step, z, octaves),
      step,
      level - ground(x, z + step, octaves),
    ]);
    const light = clamp((nx * sun[0] + ny * sun[1] + nz * sun[2]) * 1.5 + 0.12);
    const mottle = layered(x / 60, z / 60, 4);
    let colour = mix(...hour.soil, clamp(mottle * 2 - 0.55));
    colour = mix(colour, hour.rock, clamp((0.86 - ny) * 7));
    const snow = clamp((level - hour.snow - 260 * mottle) / 160) * clamp((ny - 0.5) * 4);
    colour = mix(colour, [0.82, 0.84, 0.9], snow);
    return colour.map((part, index) => part * (light * hour.light[index] + ny * hour.shade[index]));
  }

  /** Trees as what they add to the ground's height: pointed, in stands that thin out upwards. */
  function trees(x, z, level) {
    const stand =
      clamp((layered(x / 420 + 9, z / 420, 3) - 0.36) * 9) *
      clamp((560 - level) / 160) *
      clamp((level - LAKE - 6) / 20);
    if (stand === 0) return 0;
    const [column, line] = [Math.floor(x / 9), Math.floor(z / 9)];
    const middle = [
      (column + 0.25 + chance(column, line) / 2) * 9,
      (line + 0.25 + chance(line, column) / 2) * 9,
    ];
    const aside = Math.hypot(x - middle[0], z - middle[1]);
    return Math.max(0, 1 - aside / 4.6) ** 0.8 * (15 + 12 * chance(column + 3, line + 7)) * stand;
  }

  const [wide, tall] = [WIDE * FINER, TALL * FINER];
  const pixels = new Float32Array(wide * tall * 3);
  const put = (x, y, colour) => pixels.set(colour, (y * wide + x) * 3);
  for (let column = 0; column < wide; column++) {
    const across = (column / wide - 0.5) / LENS;
    let filled = tall;
    for (let away = 26; away < 14000 && filled > 0; away *= 1.0026) {
      const [x, z] = [across * away, away];
      const bare = ground(x, z, away < 2500 ? 9 : 7);
      const wooded = away > 520 && away < 5200 ? trees(x, z, bare) : 0;
      const level = Math.max(bare + wooded, LAKE);
      const top = Math.max(0, Math.round(HORIZON * tall - ((level - EYE) / away) * LENS * wide));
      if (top >= filled) continue;
      let colour;
      if (level === LAKE) {
        const ripple = (noise(x / 7, z / 2.4) - 0.5) * 0.05;
        const mirrored = sky(unit([across + ripple, (EYE - LAKE) / away + 0.03 + ripple, 1]));
        colour = mirrored.map((part) => part * 0.55);
      } else if (wooded > 1) {
        const lit = clamp(wooded / 26);
        colour = mix(...hour.woods, lit ** 1.6);
      } else {
        colour = surface(x, z, bare, away);
      }
      const air = sky(unit([across, 0.1, 1]));
      const mist =
        1 - Math.exp(-((away / 9500) ** 1.3) - Math.max(0, 230 - level) * away * 0.0000007);
      const shade = mix(colour, air, mist);
      for (let line = top; line < filled; line++) put(column, line, shade);
      filled = top;
    }
    for (let line = 0; line < filled; line++) {
      const up = ((HORIZON - (line + 0.5) / tall) * tall) / wide / LENS;
      put(column, line, sky(unit([across, up, 1])));
    }
  }
  const film = Uint8Array.from(pixels, (part) => {
    const tone = (1 - Math.exp(-part * 0.85)) ** (1 / 1.8);
    return 255 * mix([tone], [tone * tone * (3 - 2 * tone)], 0.75)[0];
  });
  return sharp(film, { raw: { width: wide, height: tall, channels: 3 } })
    .resize(WIDE, TALL)
    .modulate({ saturation: 1.3, brightness: 1.06 })
    .png()
    .toBuffer();
}
