/**
 * @param {readonly number[]} values at least one
 * @param {number} share from 0 to 1
 * @returns {number} the value that this share of them does not exceed (nearest rank)
 */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)];
}

/** @returns {number} the middle value of an odd number of values, the lower middle of an even one */
export const median = (values) => percentile(values, 0.5);

/**
 * @param {readonly string[]} heads
 * @param {readonly (readonly (string | number)[])[]} rows
 * @returns {string} a Markdown table
 */
export function table(heads, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}
