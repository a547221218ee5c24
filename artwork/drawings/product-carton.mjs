/** The front of a plain product carton: a graphics card in outline on black. */

const fan = (x) => {
  const blades = Array.from(
    { length: 9 },
    (_, index) => `<path d="M0-22q34-30 22-84" transform="rotate(${index * 40})"/>`,
  ).join('');
  return `<g transform="translate(${x} 300)"><circle r="112"/><circle r="22"/>${blades}</g>`;
};

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="640">
<rect width="1000" height="640" fill="#101316"/><rect y="566" width="1000" height="74" fill="#b93c08"/>
<g fill="none" stroke="#c9d0d6" stroke-width="5"><path d="M70 178h40V130h790l40 40v266l-40 40H110V220H70z"/>${fan(240)}${fan(510)}${fan(780)}</g></svg>`;
