/** A design program: a toothed wheel with its hub selected in a perspective view, its tree and its figures. */

const TURN = (38 * Math.PI) / 180;
const RISE = (27 * Math.PI) / 180;
const MIDDLE = [690, 450];
const SCALE = 1.1;
const NEARNESS = 0.00035;
const TEETH = 28;
const MENU = ['File', 'Edit', 'Sketch', 'Part', 'Assembly', 'Simulate', 'Render'];
const TREE = [
  ['Gear train', 0],
  ['Wheel, 28 teeth', 1],
  ['Hub', 1],
  ['Bush, 62 mm', 1],
  ['Key', 1],
  ['Housing', 0],
  ['Cover, left', 1],
  ['Cover, right', 1],
];
const FIGURES = [
  ['Material', 'Steel, S355'],
  ['Mass', '1.84 kg'],
  ['Outside', '208.0 mm'],
  ['Bore', '124.0 mm H7'],
  ['Height', '130.0 mm'],
  ['Fillet', '2.5 mm'],
];

const area = (x, y, width, height, fill, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`;
const line = (x, y, size, words, fill = '#c4cad1', more = '') =>
  `<text x="${x}" y="${y}" font-size="${size}" fill="${fill}" ${more}>${words}</text>`;

/** Where a point of the model stands on the screen, and how near it is. */
function seen([x, y, z]) {
  const across = x * Math.cos(TURN) - y * Math.sin(TURN);
  const along = x * Math.sin(TURN) + y * Math.cos(TURN);
  const near = along * Math.cos(RISE) + z * Math.sin(RISE);
  const size = SCALE / (1 - near * NEARNESS);
  const down = along * Math.sin(RISE) - z * Math.cos(RISE);
  return { x: MIDDLE[0] + across * size, y: MIDDLE[1] + down * size, near };
}

const path = (points) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** A face of the model, shaded by its direction; none where it looks away from the viewer. */
function face(corners, [x, y, z], tone) {
  const long = Math.hypot(x, y, z);
  const towards =
    x * Math.sin(TURN) * Math.cos(RISE) + y * Math.cos(TURN) * Math.cos(RISE) + z * Math.sin(RISE);
  if (towards <= 0) return [];
  const light = 0.3 + 0.7 * Math.max(0, (-0.45 * x + 0.25 * y + 0.85 * z) / long);
  const points = corners.map(seen);
  const near = points.reduce((sum, point) => sum + point.near, 0) / points.length;
  const fill = `rgb(${tone.map((part) => Math.min(255, Math.round(part * light))).join(' ')})`;
  return [
    {
      near,
      shape: `<path d="${path(points)}Z" fill="${fill}" stroke="#1c2126" stroke-width=".8"/>`,
    },
  ];
}

/** A ring from an outline down to a round hole, from one height to another; its far faces first. */
function ring(outline, hole, low, high, tone) {
  const faces = outline.flatMap(([x1, y1], index) => {
    const [x2, y2] = outline[(index + 1) % outline.length];
    const [a, b] = [Math.atan2(y1, x1), Math.atan2(y2, x2)];
    const [ax, ay, bx, by] = [Math.cos(a), Math.sin(a), Math.cos(b), Math.sin(b)].map(
      (part) => part * hole,
    );
    return [
      ...face(
        [
          [x1, y1, low],
          [x1, y1, high],
          [x2, y2, high],
          [x2, y2, low],
        ],
        [y2 - y1, x1 - x2, 0],
        tone,
      ),
      ...face(
        [
          [x1, y1, high],
          [ax, ay, high],
          [bx, by, high],
          [x2, y2, high],
        ],
        [0, 0, 1],
        tone,
      ),
      ...face(
        [
          [ax, ay, low],
          [bx, by, low],
          [bx, by, high],
          [ax, ay, high],
        ],
        [-ax, -ay, 0],
        tone,
      ),
    ];
  });
  return faces.sort((one, other) => one.near - other.near);
}

const at = (radius, turn) => [radius * Math.cos(turn), radius * Math.sin(turn)];
const circle = (radius, steps) =>
  Array.from({ length: steps }, (_, step) => at(radius, (2 * Math.PI * step) / steps));
const toothed = Array.from({ length: TEETH }, (_, tooth) =>
  [
    [-0.32, 256],
    [-0.16, 300],
    [0.16, 300],
    [0.32, 256],
  ].map(([shift, radius]) => at(radius, (2 * Math.PI * (tooth + shift)) / TEETH)),
).flat();

const rim = ring(toothed, 196, 0, 80, [196, 202, 210]);
const web = ring(circle(197, 56), 80, 0, 40, [150, 158, 168]);
const hub = ring(circle(104, 40), 62, 40, 170, [92, 148, 232]);
const before = ({ near }) => near > seen([0, 0, 40]).near + 60;
const wheel = [...rim.filter((part) => !before(part)), ...web, ...hub, ...rim.filter(before)];

const grid = Array.from({ length: 21 }, (_, index) => (index - 10) * 70).flatMap((way) => {
  const stroke = way === 0 ? '#5b6b7d' : '#3d444c';
  return [
    [
      [way, -700, 0],
      [way, 700, 0],
    ],
    [
      [-700, way, 0],
      [700, way, 0],
    ],
  ].map((ends) => `<path d="${path(ends.map(seen))}" stroke="${stroke}"/>`);
});
const menu = MENU.map((word, index) =>
  line(
    24 + index * 112,
    30,
    19,
    word,
    index === 4 ? '#fff' : '#aeb6bf',
    index === 4 ? 'font-weight="700"' : '',
  ),
);
const tools = Array.from({ length: 9 }, (_, index) =>
  area(12, 60 + index * 46, 32, 32, index === 2 ? '#3a6fd0' : '#2f353c', 6),
);
const tree = TREE.map(([word, depth], index) => {
  const y = 98 + index * 36;
  const chosen = index === 2 ? area(1288, y + 2, 304, 34, '#34507f', 5) : '';
  return chosen + line(1308 + depth * 26, y + 26, 18, word);
});
const figures = FIGURES.map(([word, value], index) => {
  const y = 462 + index * 38;
  return (
    line(1304, y + 24, 17, word, '#8e98a2') +
    area(1420, y, 160, 32, '#15181c', 4) +
    line(1432, y + 23, 17, value)
  );
});
const ruler = Array.from({ length: 61 }, (_, index) => {
  const [x, long] = [76 + index * 19.4, index % 5 === 0];
  return (
    area(x, long ? 848 : 860, 1.5, long ? 32 : 20, '#59626b') +
    (long ? line(x + 3, 842, 14, index * 2, '#8e98a2') : '')
  );
});

export const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1920" height="1080"
  font-family="Archivo, Liberation Sans, sans-serif">
  ${area(0, 0, 1600, 900, '#2b3036')}
  ${grid.join('')}
  ${wheel.map(({ shape }) => shape).join('')}
  ${area(0, 0, 1600, 44, '#1a1d21')}${menu.join('')}
  ${area(0, 44, 56, 856, '#202429')}${tools.join('')}
  ${area(1280, 44, 320, 856, '#202429')}${line(1304, 82, 19, 'Assembly', '#fff', 'font-weight="700"')}
  ${tree.join('')}
  ${area(1280, 404, 320, 1, '#3a4048')}${line(1304, 442, 19, 'Hub', '#fff', 'font-weight="700"')}
  ${figures.join('')}
  ${line(84, 84, 17, 'Perspective', '#8e98a2')}${line(84, 108, 17, '6,248 faces', '#8e98a2')}
  ${area(56, 804, 1224, 96, '#1d2125')}${ruler.join('')}${area(455, 808, 3, 92, '#4d8dff')}
</svg>`;
