/** A space game in flight: a planet, drifting rocks, the player's ship from behind, instruments around it. */

let seed = 7;
const chance = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const between = (low, high) => low + (high - low) * chance();

const stars = Array.from({ length: 420 }, () => {
  const size = chance() ** 4 * 2.6 + 0.5;
  return `<circle cx="${between(0, 1600)}" cy="${between(0, 900)}" r="${size}" opacity="${between(0.3, 1)}"/>`;
}).join('');

function rock(x, y, size) {
  const points = Array.from({ length: 11 }, (_, step) => {
    const turn = (step / 11) * 2 * Math.PI;
    const reach = size * between(0.72, 1.1);
    return `${x + reach * Math.cos(turn)},${y + reach * Math.sin(turn) * 0.8}`;
  });
  return `<polygon points="${points.join(' ')}" fill="url(#rock)"/>`;
}
const rocks = Array.from({ length: 26 }, () => {
  const depth = chance();
  return rock(
    between(-40, 1100),
    470 + between(-60, 60) - depth * 300 + depth * between(0, 240),
    5 + depth ** 3 * 58,
  );
}).join('');

const marks = Array.from({ length: 25 }, (_, step) => {
  const x = 560 + step * 20;
  return `<path d="M${x} 46v${step % 4 === 0 ? 20 : 10}"/>`;
}).join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="900" viewBox="0 0 1600 900">
<defs>
  <linearGradient id="sky" x2="1" y2="1"><stop stop-color="#02040c"/><stop offset=".5" stop-color="#071230"/><stop offset="1" stop-color="#12082a"/></linearGradient>
  <radialGradient id="sun"><stop stop-color="#fff"/><stop offset=".08" stop-color="#fff4d6"/><stop offset=".2" stop-color="#ffb45a" stop-opacity=".7"/><stop offset="1" stop-color="#ff5a1f" stop-opacity="0"/></radialGradient>
  <radialGradient id="planet" cx=".24" cy=".2" r=".95"><stop stop-color="#f6c48c"/><stop offset=".34" stop-color="#c66a3e"/><stop offset=".62" stop-color="#5a2230"/><stop offset=".86" stop-color="#0c0614"/></radialGradient>
  <linearGradient id="rock" x2="1" y2="1"><stop stop-color="#c9b8a6"/><stop offset=".4" stop-color="#5c5152"/><stop offset="1" stop-color="#0d0b12"/></linearGradient>
  <linearGradient id="wing" x2="0" y2="1"><stop stop-color="#aab7c6"/><stop offset=".5" stop-color="#4d5a6b"/><stop offset="1" stop-color="#161c26"/></linearGradient>
  <linearGradient id="body" x2="1"><stop stop-color="#2b3442"/><stop offset=".38" stop-color="#d5dee8"/><stop offset=".62" stop-color="#7d8999"/><stop offset="1" stop-color="#1a202b"/></linearGradient>
  <radialGradient id="engine"><stop stop-color="#fff"/><stop offset=".3" stop-color="#8fe9ff"/><stop offset="1" stop-color="#1e8cff" stop-opacity="0"/></radialGradient>
  <filter id="cloud" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".0028 .004" numOctaves="6" seed="11"/><feColorMatrix values="0 0 0 0 .32  0 0 0 0 .20  0 0 0 0 .85  2.6 0 0 0 -1.1"/></filter>
  <filter id="cloud-red" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".0022 .003" numOctaves="6" seed="4"/><feColorMatrix values="0 0 0 0 .95  0 0 0 0 .25  0 0 0 0 .45  0 2.4 0 0 -1.15"/></filter>
  <filter id="bands" x="0" y="0" width="1" height="1"><feTurbulence type="fractalNoise" baseFrequency=".0016 .028" numOctaves="5" seed="3"/><feColorMatrix values="0 0 0 0 .16  0 0 0 0 .05  0 0 0 0 .08  2.2 0 0 0 -.8"/></filter>
  <filter id="soft"><feGaussianBlur stdDeviation="14"/></filter>
  <clipPath id="disc"><circle cx="1190" cy="420" r="300"/></clipPath>
</defs>
<rect width="1600" height="900" fill="url(#sky)"/>
<rect width="1600" height="900" filter="url(#cloud)" opacity=".75"/>
<rect width="1600" height="900" filter="url(#cloud-red)" opacity=".6"/>
<g fill="#fff">${stars}</g>
<circle cx="250" cy="170" r="420" fill="url(#sun)"/>
<circle cx="1190" cy="420" r="312" fill="#ff9d5c" opacity=".35" filter="url(#soft)"/>
<circle cx="1190" cy="420" r="300" fill="url(#planet)"/>
<g clip-path="url(#disc)"><g transform="rotate(-16 1190 420)"><rect x="700" y="0" width="1000" height="900" filter="url(#bands)" opacity=".8"/></g><circle cx="1290" cy="520" r="390" fill="none" stroke="#05030a" stroke-width="190" opacity=".55" filter="url(#soft)"/></g>
${rocks}
<g transform="translate(780 690)">
  <path d="M-300 92L-60-40L60-40L300 92L240 104L70 62L-70 62L-240 104Z" fill="url(#wing)"/>
  <path d="M-300 92L-60-40M300 92L60-40" stroke="#dfe8f2" stroke-width="3" fill="none"/>
  <path d="M-250 92l-8-70h10l12 66zM250 92l8-70h-10l-12 66z" fill="#39434f"/>
  <path d="M-62 66L-44-70Q0-116 44-70L62 66Q0 96-62 66Z" fill="url(#body)"/>
  <path d="M-22-70Q0-96 22-70L16-30Q0-22-16-30Z" fill="#0c2038"/><path d="M-170 62l60-44M170 62l-60-44" stroke="#e2483a" stroke-width="9"/>
  <g fill="#0b0f16"><circle cx="-36" cy="52" r="25"/><circle cx="36" cy="52" r="25"/></g>
  <circle cx="-36" cy="52" r="64" fill="url(#engine)"/><circle cx="36" cy="52" r="64" fill="url(#engine)"/>
</g>
<g fill="none" stroke="#7df3ff" stroke-width="3" opacity=".92">
  <path d="M780 470v-22M780 514v22M736 492h22M824 492h-22"/>
  <circle cx="150" cy="745" r="96"/><circle cx="150" cy="745" r="58" opacity=".5"/><path d="M150 745L212 676M54 745h192M150 649v192" opacity=".6"/>${marks}
  <path d="M1250 792h270M1250 884h270"/>
</g>
<g fill="#7df3ff"><rect x="1250" y="776" width="226" height="16"/><rect x="1250" y="868" width="150" height="16" fill="#ffb84d"/><circle cx="184" cy="702" r="7" fill="#ff5a4d"/><circle cx="120" cy="772" r="5"/><circle cx="176" cy="790" r="5"/></g>
<g font-family="Liberation Sans" font-weight="bold" fill="#c9fbff"><text x="1250" y="764" font-size="27">SHIELD 84</text><text x="1250" y="862" font-size="27">HULL 56</text><text x="786" y="104" font-size="30">NE 042</text><text x="60" y="626" font-size="25">SECTOR 9</text><text x="60" y="82" font-size="34">412 m/s</text></g>
</svg>`;
