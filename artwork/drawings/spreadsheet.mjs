/** An office spreadsheet: a fleet of computers by department, with a cell selected. */

const COLUMNS = [
  ['Department', 250],
  ['Site', 170],
  ['Desktops', 140],
  ['Laptops', 140],
  ['Screens', 140],
  ['Due', 150],
  ['Ordered', 150],
  ['Status', 190],
];
const DEPARTMENTS = [
  'Accounts',
  'Planning',
  'Drawing office',
  'Sales',
  'Workshop',
  'Despatch',
  'Reception',
  'Purchasing',
  'Quality',
  'Training',
  'Service desk',
  'Archive',
  'Marketing',
  'Personnel',
  'Stores',
  'Estates',
  'Transport',
];
const SITES = ['York', 'Leeds', 'Bristol', 'York'];
const STATES = [
  ['Delivered', '#d9f0de'],
  ['On order', '#fdf0cd'],
  ['Delivered', '#d9f0de'],
  ['Quoted', '#dfe9fb'],
  ['Delivered', '#d9f0de'],
];
const TOP = 214;
const ROW = 36;
const LEFT = 62;

const edges = [LEFT];
for (const [, width] of COLUMNS) edges.push(edges.at(-1) + width);
const cell = (column, line, words, extra = '') => {
  const number = typeof words === 'number';
  const x = number ? edges[column + 1] - 14 : edges[column] + 12;
  return `<text x="${x}" y="${TOP + line * ROW + 25}" text-anchor="${number ? 'end' : 'start'}" ${extra}>${words}</text>`;
};
const rows = DEPARTMENTS.map((department, index) => {
  const line = index + 1;
  const figure = (factor, limit) => ((index * factor + 11) % limit) + 2;
  const [state, tint] = STATES[index % STATES.length];
  const values = [
    department,
    SITES[index % 4],
    figure(7, 23),
    figure(11, 31),
    figure(13, 47),
    figure(5, 28),
    figure(3, 40),
  ];
  return `<rect x="${edges[7]}" y="${TOP + line * ROW}" width="190" height="${ROW}" fill="${tint}"/>${values.map((value, column) => cell(column, line, value)).join('')}${cell(7, line, state)}`;
}).join('');
const lines = Array.from(
  { length: 20 },
  (_, line) => `<path d="M0 ${TOP + line * ROW}H1600"/>`,
).join('');
const names = Array.from(
  { length: 19 },
  (_, line) => `<text x="31" y="${TOP + line * ROW + 25}" text-anchor="middle">${line + 1}</text>`,
).join('');
const letters = [...edges, edges.at(-1) + 150]
  .slice(0, -1)
  .map(
    (x, column) =>
      `<text x="${x + (column < 8 ? COLUMNS[column][1] / 2 : 60)}" y="${TOP - 10}" text-anchor="middle">${'ABCDEFGHI'[column]}</text>`,
  )
  .join('');

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="960" viewBox="0 0 1600 960" font-family="Liberation Sans" font-size="21">
<rect width="1600" height="960" fill="#fdfdfd"/>
<rect width="1600" height="50" fill="#1f6b48"/><g fill="#fff"><text x="30" y="34" font-size="24" font-weight="bold">Computers by department.sheet</text><circle cx="1556" cy="25" r="14" opacity=".8"/></g>
<rect y="50" width="1600" height="88" fill="#f1f3f2"/>
<g fill="#2c3a33" font-size="20"><text x="30" y="82">File</text><text x="100" y="82" font-weight="bold">Home</text><text x="190" y="82">Insert</text><text x="290" y="82">Layout</text><text x="390" y="82">Formulas</text><text x="510" y="82">Data</text><text x="590" y="82">View</text></g>
<rect x="98" y="88" width="60" height="4" fill="#1f6b48"/>
<g fill="#c9d2cd">${Array.from({ length: 17 }, (_, index) => `<rect x="${30 + index * 46}" y="102" width="28" height="26" rx="4"/>`).join('')}</g>
<rect y="138" width="1600" height="40" fill="#fff"/><text x="24" y="166" fill="#2c3a33">D8</text><text x="110" y="166" fill="#66746d" font-style="italic">fx</text><text x="150" y="166" fill="#2c3a33">=SUM(laptops!D4:D19)</text>
<rect y="178" width="1600" height="36" fill="#e8ecea"/><rect y="178" width="62" height="782" fill="#e8ecea"/><g fill="#5b6861">${letters}${names}</g>
<rect x="62" y="${TOP}" width="1330" height="${ROW}" fill="#1f6b48"/>
${rows}
<g font-weight="bold" fill="#fff">${COLUMNS.map(([title], column) => cell(column, 0, title)).join('')}</g>
<rect x="62" y="${TOP + 18 * ROW}" width="1330" height="${ROW}" fill="#e3ece7"/><g font-weight="bold">${cell(0, 18, 'Total')}${cell(2, 18, 236)}${cell(3, 18, 291)}${cell(4, 18, 418)}${cell(5, 18, 254)}${cell(6, 18, 387)}</g>
<g stroke="#dde2df">${lines}${edges.map((x) => `<path d="M${x} 178V900"/>`).join('')}</g>
<rect x="${edges[3]}" y="${TOP + 7 * ROW}" width="140" height="${ROW}" fill="#1f6b48" fill-opacity=".1" stroke="#1f6b48" stroke-width="4"/>
<rect y="924" width="1600" height="36" fill="#eef1ef"/><rect x="62" y="924" width="150" height="36" fill="#fff"/><g font-size="19" fill="#2c3a33"><text x="84" y="948" font-weight="bold">2026</text><text x="240" y="948">Laptops</text><text x="360" y="948">Screens</text><text x="480" y="948">Leases</text><text x="1490" y="948">100 %</text></g>
</svg>`;
