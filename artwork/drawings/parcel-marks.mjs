/** What is printed on a carton's side: this way up, and keep dry. */

const arrow = (x) => `<path d="M${x} 22l62 84h-38v110h-48V106h-38z" fill="#2b1a0e"/>`;

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="260">
${arrow(90)}${arrow(250)}<rect x="28" y="232" width="284" height="16" fill="#2b1a0e"/>
<g fill="none" stroke="#2b1a0e" stroke-width="14"><path d="M380 132a80 80 0 0 1 160 0z"/><path d="M460 132v76a20 20 0 0 0 40 0M460 52V34"/></g></svg>`;
