/** A key light's diffuser: brightest over its lamps, falling off towards the frame. */

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="768" height="540"><defs>
<radialGradient id="glow" cx=".5" cy=".5" r=".72"><stop offset="0" stop-color="#fffaf2"/><stop offset=".45" stop-color="#fbf3e6"/><stop offset=".8" stop-color="#e6d9c6"/><stop offset="1" stop-color="#cbbba4"/></radialGradient></defs>
<rect width="768" height="540" fill="url(#glow)"/></svg>`;
