import type { parseDocument } from 'yaml';

/** A message that says what is wrong, and one that says what to write instead. */
export interface Problem {
  readonly message: string;
  readonly fix: string;
}

/** Returns a text in the quotes that need no escapes in it. */
export const quote = (text: string) =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** Creates the problem with a text that begins with a sign of YAML's own. */
export const createStartProblem = (start: string, text?: string): Problem => ({
  message: `a text can’t begin with ${start}`,
  fix: `put it in quotes${text === undefined ? '' : `: ${quote(text)}`}`,
});
/** The problem with a text that begins with *, which the parser finds as an error or as a reference. */
export const ASTERISK = createStartProblem('*');

/** A dash that a text follows without a space, as in -repairs; -5 is a number, and --- a line between documents. */
const DASH = /^\s*-([^\s\d-].*?)\s*$/;
/** A name and a value without a space after the colon, as in closed:true, but no address. */
const COLON = /^\s*(?:- )?([\w-]+):([^\s:/].*?)\s*$/;

/** Finds what a shop owner most often gets wrong in a line. */
export function findLineProblem(line: string): Problem | undefined {
  const [, entry] = DASH.exec(line) ?? [];
  if (entry !== undefined)
    return { message: 'has no space after the dash', fix: `write - ${entry}` };
  const [, name, value] = COLON.exec(line) ?? [];
  return name === undefined
    ? undefined
    : { message: 'has no space after the colon', fix: `write ${name}: ${value}` };
}

export type YamlDocument = ReturnType<typeof parseDocument>;
export interface PlacedProblem extends Problem {
  readonly offset: number;
}
