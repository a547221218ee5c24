const kilo = (bytes) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = (value) => `${Math.round(value)} ms`;
const times = (value, reference) => `${(value / reference).toFixed(2)} ×`;
const row = (cells) => `| ${cells.join(' | ')} |`;

/**
 * Writes the measurements as Markdown: bytes as they are, since they do not depend on the machine; times with their
 * ratio to the first row, which was measured in turn with them.
 *
 * @param {readonly object[]} results one for each number of products, the reference first
 * @param {{ rounds: number, machine: string }} conditions
 */
export function report(results, { rounds, machine }) {
  const [reference] = results;
  const compared = (result, pick) =>
    result === reference
      ? milliseconds(pick(result))
      : `${milliseconds(pick(result))} (${times(pick(result), pick(reference))})`;
  const table = (head, cells) =>
    [row(head), row(head.map(() => '---:')), ...results.map((result) => row(cells(result)))].join(
      '\n',
    );
  const total = ({ bytes }) => bytes.html.brotli + bytes.payload.brotli;
  return `# The catalogue as it grows

\`npm run bench:growth\` writes this page; what it means is in [README.md](README.md).

/pc-components/ with generated products. Brotli 11. \`HTML\` is the page without Next's payload; the payload is loaded with
the script only.

${table(
  [
    'products',
    'HTML raw',
    'HTML Brotli',
    'payload Brotli',
    'both a product',
    'HTML nodes',
    'build',
  ],
  (result) => [
    result.products,
    kilo(result.bytes.html.raw),
    kilo(result.bytes.html.brotli),
    kilo(result.bytes.payload.brotli),
    `${Math.round(total(result) / result.products)} B`,
    result.nodes.toLocaleString('en-GB'),
    `${result.seconds.toFixed(0)} s`,
  ],
)}

Chromium, 390 × 844, processor slowed four times, medians of ${rounds} visits in turn, 32 keystrokes each (${machine}). In
brackets the ratio to the first row.

${table(['products', 'first card', 'script ready', 'key to paint', '95th percentile'], (result) => [
  result.products,
  compared(result, ({ firstCard }) => firstCard),
  compared(result, ({ woken }) => woken),
  compared(result, ({ paint }) => paint.median),
  compared(result, ({ paint }) => paint.p95),
])}
`;
}
