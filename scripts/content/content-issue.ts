/** What is told of a shop, at the place in its files where it has one. */
export interface Message {
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  readonly text: string;
}

/** A message as one line: 'file:line:column: text'. */
export const asLine = ({ file, line, column, text }: Message): string =>
  [[file, line, column].filter((one) => one !== undefined).join(':'), text]
    .filter((text) => text !== '')
    .join(': ');

const escaped = (text: string, also = /(?!)/g) =>
  text.replace(/[%\r\n]/g, encodeURIComponent).replace(also, encodeURIComponent);

/**
 * A message as GitHub shows it beside the line of the file.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function asAnnotation(level: 'error' | 'warning', { text, ...place }: Message): string {
  const { file, line, column: col } = place;
  const properties = Object.entries({ file, line, col })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escaped(String(value), /[:,]/g)}`);
  return `::${[level, properties.join()].filter((text) => text !== '').join(' ')}::${escaped(text)}`;
}
