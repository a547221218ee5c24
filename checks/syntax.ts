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
  if (location === null) return `${file}: ${text}`;
  // The compiler counts bytes.
  const before = Buffer.from(location.lineText).subarray(0, location.column).toString();
  const remedy = REMEDIES.find(
    ([found, , stumbled]) => found.test(text) && (stumbled?.test(before) ?? true),
  );
  const told = [
    `${file}, line ${location.line}`,
    text,
    ...(remedy === undefined ? [] : [remedy[1]]),
  ];
  return told.join(': ');
}

/** The first line that is not UTF-8, counted from 1; none where all is well. */
function brokenLine(bytes: Buffer): number | undefined {
  const lines = bytes.toString('latin1').split('\n');
  const broken = lines.findIndex((line) => {
    try {
      new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(line, 'latin1'));
      return false;
    } catch {
      return true;
    }
  });
  return broken === -1 ? undefined : broken + 1;
}

/**
 * What keeps a TypeScript file from being read.
 *
 * @param file its name in messages
 * @returns one line with file, line, what was expected and the remedy for the first error; one for each field that is
 * written twice
 */
export function syntaxMistakes(file: string, bytes: Buffer): readonly string[] {
  const line = brokenLine(bytes);
  if (line !== undefined) {
    return [`${file}, line ${line}: is not UTF-8: save the file in that encoding`];
  }
  try {
    const { warnings } = transformSync(bytes, { loader: 'ts', logLevel: 'silent' });
    return warnings.map((warning) => complaint(warning, file));
  } catch (error) {
    const [first] = (error as { readonly errors: readonly Message[] }).errors;
    return [first === undefined ? `${file}: ${error}` : complaint(first, file)];
  }
}
