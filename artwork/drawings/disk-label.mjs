/** The label of a 3.5-inch hard drive. */

let seed = 29;
const chance = () => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
function code(left, right, top, tall) {
  let x = left;
  let bars = '';
  while (x < right) {
    const wide = 2 + Math.floor(chance() * 3) * 3;
    bars += `<rect x="${x}" y="${top}" width="${wide}" height="${tall}"/>`;
    x += wide + 3 + Math.floor(chance() * 3) * 3;
  }
  return bars;
}

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="900" font-family="Liberation Sans" fill="#16181a">
<rect width="1000" height="900" rx="18" fill="#f4f4f2"/><path d="M0 18q0-18 18-18h964q18 0 18 18v190h-1000z" fill="#b4531a"/>
<g fill="#fff"><text x="50" y="138" font-size="118" font-weight="bold">16 TB</text><text x="440" y="96" font-size="50" font-weight="bold">NAS HARD DRIVE</text><text x="440" y="156" font-size="42">7200 RPM  256 MB</text></g>
<g font-size="36"><text x="50" y="276">Model NH16T-72S</text><text x="50" y="326">S/N ZL2614D0087</text><text x="50" y="376">SATA 6 Gb/s  512e</text><text x="560" y="276">5 V  0.65 A</text><text x="560" y="326">12 V  0.90 A</text><text x="560" y="376">Made for 24/7 use</text></g>
${code(50, 900, 420, 80)}${code(50, 640, 540, 60)}
<g font-size="26" fill="#444"><text x="50" y="650">Handle with care: do not drop, do not cover the breather hole.</text><text x="50" y="690">Warranty is void if any seal is broken.</text></g>
<g font-weight="bold"><text x="50" y="836" font-size="104" letter-spacing="8">CE</text><g font-size="56" letter-spacing="6"><text x="262" y="790">UK</text><text x="262" y="838">CA</text></g></g><g fill="none" stroke="#16181a" stroke-width="7"><path d="M420 764h64l-10 68h-44zM412 752l80 84M492 752l-80 84"/></g>${code(700, 900, 560, 260)}</svg>`;
