import path from 'node:path';
import { type Message, transformSync } from 'esbuild';

/** What to do about the compiler's usual complaints; `before` is the line up to where it stumbled. */
const REMEDIES: readonly (readonly [complaint: RegExp, remedy: string, before?: RegExp])[] = [
  [/[‘’“”„]/, 'put straight quotes around a text'],
  [/identifier but found ","/, 'remove the doubled comma'],
  [/^Unterminated/, 'close the text with the quote that it began with, on the same line'],
  [/but found ";"/, 'write a comma instead'],
  [/end of file/, 'close what was opened'],
  [/^Expected/, 'write ’ for an apostrophe within a text', /['"`]$/],
  [/^Expected "[\]}]"/, 'a comma is missing before it'],
  [/^Duplicate key/, 'remove one of the two'],
];

function complaint({ text, location }: Message, file: string): string {
  // The compiler counts bytes.
  const before = Buffer.from(location?.lineText ?? '')
    .subarray(0, location?.column)
    .toString();
  const remedy = REMEDIES.find(
    ([found, , stumbled]) => found.test(text) && (stumbled?.test(before) ?? true),
  );
  return [`${file}, line ${location?.line}`, text, remedy?.[1]].filter(Boolean).join(': ');
}

/**
 * What keeps a TypeScript file from being read.
 *
 * @param file its name in messages
 * @returns one line with file, line, what was expected and the remedy for the first error; one for each field that is
 * written twice
 */
export function syntaxMistakes(file: string, bytes: Buffer): readonly string[] {
  try {
    const { warnings } = transformSync(bytes, { loader: 'ts', logLevel: 'silent' });
    return warnings.map((warning) => complaint(warning, file));
  } catch (error) {
    const { errors } = error as { readonly errors: readonly Message[] };
    return errors.slice(0, 1).map((first) => complaint(first, file));
  }
}

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
