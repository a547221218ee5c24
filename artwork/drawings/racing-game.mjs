/** A racing game at dusk: subjects/racing_game.py's scene, with the instruments over it. */
import path from 'node:path';
import sharp from 'sharp';

const SCENE = path.join(import.meta.dirname, '..', 'masters', 'racing-scene.webp');
/** The track seen from above, as the map in the corner shows it. */
const TRACK = 'M96 872q-22-108 76-122q62-6 74 48t72 30q72-28 62 58t-112 72q-152 20-172-86z';

const scene = await sharp(SCENE).resize(1600, 1000).png().toBuffer();

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="1600" height="1000" viewBox="0 0 1600 1000">
<image width="1600" height="1000" xlink:href="data:image/png;base64,${scene.toString('base64')}"/>
<g font-family="Liberation Sans" font-weight="bold" fill="#fff">
  <g fill="#0a0e18" opacity=".5"><rect x="40" y="36" width="230" height="126" rx="8"/><rect x="1330" y="36" width="230" height="126" rx="8"/></g>
  <text x="62" y="80" font-size="26" fill="#bcd7ff">POSITION</text><text x="62" y="142" font-size="56">4<tspan font-size="34" fill="#bcd7ff"> / 12</tspan></text>
  <text x="1352" y="80" font-size="26" fill="#bcd7ff">LAP 2 / 5</text><text x="1352" y="140" font-size="46">1:24.68</text>
  <circle cx="1430" cy="820" r="140" fill="#0a0e18" opacity=".5"/>
  <path d="M1331 919A140 140 0 1 1 1529 919" fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="12"/>
  <path d="M1331 919A140 140 0 0 1 1500 698" fill="none" stroke="#3da2ff" stroke-width="12"/>
  <text x="1430" y="848" font-size="92" text-anchor="middle">214</text><text x="1430" y="892" font-size="28" text-anchor="middle" fill="#bcd7ff">km/h</text>
  <text x="1430" y="760" font-size="44" text-anchor="middle" fill="#ffcc4d">5</text>
</g>
<path d="${TRACK}" fill="none" stroke="#0a0e18" stroke-opacity=".5" stroke-width="20"/>
<path d="${TRACK}" fill="none" stroke="#fff" stroke-width="8"/>
<circle cx="168" cy="751" r="13" fill="#3da2ff"/><circle cx="250" cy="800" r="10" fill="#ff5a4d"/><circle cx="330" cy="826" r="10" fill="#ffcf3d"/>
</svg>`;
