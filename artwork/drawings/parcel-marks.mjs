/** What is printed on a carton: this way up, handle with care, keep dry. */

const INK = '#2b1a0e';
const arrow = (x) => `<path d="M${x} 22l58 80h-36v108h-44V102h-36z" fill="${INK}"/>`;

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="660" height="300" font-family="Archivo, Liberation Sans, sans-serif">
${arrow(76)}${arrow(206)}<rect x="14" y="224" width="254" height="14" fill="${INK}"/>
<g transform="translate(310 22)" fill="${INK}"><path d="M10 0h120l-12 76a48 48 0 0 1 -38 40v80h30v18H30v-18h30v-80a48 48 0 0 1 -38 -40z"/><path d="M70 0l-14 34 22 18 -12 34" fill="none" stroke="#a67a4c" stroke-width="7"/></g>
<g transform="translate(480 22)" fill="none" stroke="${INK}" stroke-width="13"><path d="M6 110a76 76 0 0 1 152 0z"/><path d="M82 110v76a19 19 0 0 0 38 0M82 34V14"/></g>
<text x="330" y="286" font-size="40" font-weight="bold" text-anchor="middle" letter-spacing="6" fill="${INK}">THIS WAY UP · KEEP DRY</text></svg>`;
