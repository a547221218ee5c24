/** A racing game at dusk: the player's car from behind on a track through hills, with rivals and instruments. */

const HORIZON = 430;
const BOTTOM = 1000;
/** A point of the ground, `across` in car widths from the middle of the road, `far` from 0 (near) to 1 (horizon). */
const ground = (across, far) => {
  const y = BOTTOM + 60 - (BOTTOM + 60 - HORIZON) * (1 - 1 / (1 + far * 9)) * (10 / 9);
  const scale = (y - HORIZON) / (BOTTOM - HORIZON);
  return [800 + 210 * (1 - scale) ** 2 + across * 330 * scale, y];
};
const strip = (from, to, near, far, fill) => {
  const steps = 14;
  const side = (across, start, end) =>
    Array.from({ length: steps + 1 }, (_, step) =>
      ground(across, start + ((end - start) * step) / steps)
        .map((part) => part.toFixed(1))
        .join(','),
    );
  return `<polygon points="${[...side(from, near, far), ...side(to, far, near)].join(' ')}" fill="${fill}"/>`;
};
const depths = (count) =>
  Array.from({ length: count }, (_, step) => [
    (step / count) ** 1.6,
    ((step + 0.5) / count) ** 1.6,
  ]);

const kerbs = depths(34)
  .map(
    ([near, far]) =>
      strip(-2.75, -2.45, near, far, '#d8d3cf') + strip(2.45, 2.75, near, far, '#d8d3cf'),
  )
  .join('');
const dashes = depths(20)
  .map(([near, far]) => strip(-0.05, 0.05, near, far, '#e9e2d4'))
  .join('');

let seed = 21;
const chance = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const hills = (level, height, step) => {
  let path = `M0 ${HORIZON + 6}`;
  for (let x = 0; x <= 1600; x += step) path += `L${x} ${level - height * chance()}`;
  return `${path}L1600 ${HORIZON + 6}Z`;
};
const trees = Array.from({ length: 46 }, (_, index) => {
  const far = 0.95 - (index / 46) ** 0.7 * 0.86;
  const side = index % 2 ? 1 : -1;
  const [x, y] = ground(side * (3.8 + chance() * 2.6), far);
  const scale = (y - HORIZON) / (BOTTOM - HORIZON);
  const tall = (300 + 160 * chance()) * scale;
  const wide = tall * 0.2;
  return `<path d="M${x} ${y - tall}L${x + wide} ${y - tall * 0.3}L${x + wide * 1.3} ${y}H${x - wide * 1.3}L${x - wide} ${y - tall * 0.3}Z" fill="${side > 0 ? '#16202a' : '#101a1e'}"/>`;
}).join('');

const rival = (across, far, paint) => {
  const [x, y] = ground(across, far);
  const size = ((y - HORIZON) / (BOTTOM - HORIZON)) * 330;
  return `<g transform="translate(${x} ${y}) scale(${size / 100})"><ellipse cy="1" rx="52" ry="6" opacity=".6"/><path d="M-46-4V-26Q-44-34-34-36L-24-52H24L34-36Q44-34 46-26V-4Z" fill="${paint}"/><path d="M-22-49H22L29-37H-29Z" fill="#111923"/><path d="M-44-30H-24V-24H-44ZM24-30H44V-24H24Z" fill="#ff3b30"/><path d="M-44-6H-28V2H-44ZM28-6H44V2H28Z" fill="#08090b"/></g>`;
};

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1000" viewBox="0 0 1600 1000">
<defs>
  <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#142a63"/><stop offset=".45" stop-color="#7a4c93"/><stop offset=".78" stop-color="#f0795a"/><stop offset="1" stop-color="#ffd28a"/></linearGradient>
  <radialGradient id="sun"><stop stop-color="#fffbe8"/><stop offset=".16" stop-color="#ffe7a8"/><stop offset=".22" stop-color="#ffc66b" stop-opacity=".65"/><stop offset="1" stop-color="#ff8a4a" stop-opacity="0"/></radialGradient>
  <linearGradient id="land" x2="0" y2="1"><stop stop-color="#8a6a3a"/><stop offset=".3" stop-color="#3d4a26"/><stop offset="1" stop-color="#141c12"/></linearGradient>
  <linearGradient id="road" gradientUnits="userSpaceOnUse" y1="${HORIZON}" y2="${BOTTOM}"><stop stop-color="#c98a6c"/><stop offset=".18" stop-color="#5d5058"/><stop offset="1" stop-color="#23242b"/></linearGradient>
  <linearGradient id="paint" x2="0" y2="1"><stop stop-color="#7ad0ff"/><stop offset=".35" stop-color="#1668d8"/><stop offset="1" stop-color="#071a44"/></linearGradient>
  <linearGradient id="pane" x2="0" y2="1"><stop stop-color="#ffb98a"/><stop offset=".5" stop-color="#3b3350"/><stop offset="1" stop-color="#0a0d16"/></linearGradient>
  <filter id="cloud" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".0016 .009" numOctaves="5" seed="9"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .72  0 0 0 0 .6  2.4 0 0 0 -1.15"/></filter>
  <filter id="grit" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".5 .03" numOctaves="3" seed="2"/><feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.1 0 0 0 -.35"/></filter>
  <filter id="glow"><feGaussianBlur stdDeviation="12"/></filter><filter id="haze"><feGaussianBlur stdDeviation="2"/></filter>
</defs>
<rect width="1600" height="1000" fill="url(#sky)"/>
<rect width="1600" height="${HORIZON}" filter="url(#cloud)" opacity=".8"/>
<circle cx="1120" cy="372" r="330" fill="url(#sun)"/>
<g filter="url(#haze)"><path d="${hills(330, 120, 90)}" fill="#8b5f86"/><path d="${hills(385, 90, 60)}" fill="#5d4467"/><path d="${hills(418, 50, 26)}" fill="#33304a"/></g>
<rect y="${HORIZON}" width="1600" height="600" fill="url(#land)"/><rect y="${HORIZON}" width="1600" height="570" filter="url(#grit)" opacity=".5"/>
${strip(-2.75, 2.75, 0, 1, '#b3342c')}${kerbs}${strip(-2.45, 2.45, 0, 1, 'url(#road)')}${strip(-2.36, -2.28, 0, 1, '#eee6d8')}${strip(2.28, 2.36, 0, 1, '#eee6d8')}${dashes}
${trees}
${rival(-1.1, 0.34, '#c8322b')}${rival(1.2, 0.2, '#e3b92e')}${rival(0.5, 0.6, '#dadfe6')}
<g transform="translate(770 905)">
  <ellipse cy="18" rx="270" ry="34" opacity=".65" filter="url(#glow)"/>
  <path d="M-232-10V-70H-168V24H-226ZM232-10V-70H168V24H226Z" fill="#0a0b0e"/>
  <path d="M-240-40Q-250-120-206-146L-150-162L-112-232Q0-262 112-232L150-162L206-146Q250-120 240-40L216 0H-216Z" fill="url(#paint)"/>
  <path d="M-104-224Q0-250 104-224L134-166Q0-186-134-166Z" fill="url(#pane)"/>
  <path d="M-222-252H222V-228H-222Z" fill="#0d1a33"/><path d="M-238-266H-216V-206H-238ZM216-266H238V-206H216Z" fill="#153f8c"/><path d="M-120-228H-104V-150H-120ZM104-228H120V-150H104Z" fill="#0d1a33"/>
  <path d="M-150-30H150L120 10H-120Z" fill="#0a0d14"/><path d="M-60-24V6M-20-24V6M20-24V6M60-24V6" stroke="#39404c" stroke-width="5"/>
  <g fill="#ff2a1f"><path d="M-226-122L-126-132V-104L-230-90ZM226-122L126-132V-104L230-90Z"/><path d="M-226-122L-126-132V-104L-230-90ZM226-122L126-132V-104L230-90Z" filter="url(#glow)"/></g>
  <g fill="#ffd9d2"><rect x="-214" y="-116" width="74" height="7"/><rect x="140" y="-116" width="74" height="7"/></g>
  <rect x="-60" y="-112" width="120" height="36" rx="5" fill="#e8ebf0"/><text y="-84" font-size="28" font-weight="bold" font-family="Liberation Sans" text-anchor="middle" fill="#15181d">DE24 GO</text>
</g>
<g font-family="Liberation Sans" font-weight="bold" fill="#fff">
  <g fill="#0a0e18" opacity=".55"><rect x="40" y="36" width="250" height="120" rx="10"/><rect x="1250" y="760" width="310" height="200" rx="16"/><rect x="1330" y="36" width="230" height="120" rx="10"/></g>
  <text x="62" y="86" font-size="30" fill="#bcd7ff">POSITION</text><text x="62" y="140" font-size="54">3 / 12</text><text x="1352" y="86" font-size="30" fill="#bcd7ff">LAP 2 / 5</text><text x="1352" y="138" font-size="44">1:24.68</text>
  <text x="1280" y="880" font-size="112">214</text><text x="1282" y="930" font-size="32" fill="#bcd7ff">km/h</text><text x="1490" y="880" font-size="96" fill="#ffcc4d">5</text>
</g>
<path d="M90 870q-20-110 80-120q60-6 70 50t70 30q70-30 60 60t-110 70q-150 20-170-90z" fill="none" stroke="#fff" stroke-width="9" opacity=".85"/><circle cx="168" cy="752" r="12" fill="#3da2ff"/><circle cx="252" cy="806" r="9" fill="#ffcf3d"/>
</svg>`;
