import path from 'node:path';

/**
 * What stopped the data from being loaded, and where: a name that is not known, or a file that is not there.
 *
 * @returns one line, with the file and the line where they are known
 */
export function loadMistake(error: unknown): string {
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, file, line] = /(data\/[\w/-]+\.ts)(?::(\d+))?/.exec(stack) ?? [];
  const place = [file ?? 'data/', ...(line === undefined ? [] : [`line ${line}`])].join(', ');
  const told = message.split('\n')[0]?.replaceAll(`${process.cwd()}${path.sep}`, '');
  return `${place}: ${told}: correct the name, or import it`;
}
