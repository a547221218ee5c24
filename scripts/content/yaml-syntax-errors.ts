import { visit, type YAMLError } from 'yaml';
import {
  ASTERISK,
  createStartProblem,
  findLineProblem,
  type PlacedProblem,
  type Problem,
  quote,
  type YamlDocument,
} from './yaml-problem';

const OPEN_QUOTE = {
  message: 'a quote is not closed',
  fix: 'write it at the end of the text, too',
};
const CODE_FENCE = 'remove any line of ```';

/** Finds the likely reason for an error of the parser in the text of its line. */
function findLikelyReason(code: YAMLError['code'], line: string, column: number) {
  const problem = findLineProblem(line);
  if (problem) return problem;
  const [, value = ''] = /^\s*(?:- )?(?:[^'":]+: +)?(\S.*?)\s*$/.exec(line) ?? [];
  if (code === 'UNEXPECTED_TOKEN') {
    if (/^['"]/.test(value)) {
      const text = quote(value.replace(/^(['"])(.*)\1$/, '$2'));
      return { message: 'the quotes end before the text does', fix: `write ${text}` };
    }
    if (/^[[{|>-]/.test(value)) return createStartProblem(value.slice(0, 1), value);
  }
  if (code === 'BAD_ALIAS' && value.startsWith('&')) return createStartProblem('&', value);
  const [, name] = /^(?:[^,{}[\]:]|:\S)* ([\w-]+):/.exec(line.slice(column)) ?? [];
  return code === 'BLOCK_IN_FLOW' && name !== undefined
    ? { message: 'a comma is missing', fix: `write a comma before ${name}` }
    : undefined;
}

/** Problems by the parser's error code. The parser's own message is shown for any other code. */
const PROBLEMS: Readonly<Partial<Record<YAMLError['code'], Problem>>> = {
  BAD_ALIAS: ASTERISK,
  BAD_DQ_ESCAPE: {
    message: 'a backslash has a special meaning in double quotes',
    fix: 'write \\\\, or use single quotes',
  },
  BAD_INDENT: {
    message: 'a bracket is left open, or the line is indented differently from its neighbours',
    fix: 'put a text with a bracket or # in quotes, or correct the indentation',
  },
  BAD_SCALAR_START: {
    message: 'a text can’t begin with this character',
    fix: `put it in quotes; ${CODE_FENCE}`,
  },
  BLOCK_AS_IMPLICIT_KEY: {
    message: 'has a second colon, or is indented differently from its neighbours',
    fix: 'put a text that contains a colon and a space in straight quotes ("), or correct the indentation',
  },
  DUPLICATE_KEY: { message: 'is used twice', fix: 'remove or rename one' },
  MISSING_CHAR: {
    message: 'a quote, a bracket, a comma or a colon is missing',
    fix: 'add it, or put the whole text in quotes',
  },
  MULTILINE_IMPLICIT_KEY: {
    message: 'is not a name, a colon, a space and a value',
    fix: `write it like brand: Corsair; begin a text of several lines with >-; ${CODE_FENCE}`,
  },
  MULTIPLE_DOCS: { message: 'a line of --- ends the file', fix: 'remove it' },
  TAB_AS_INDENT: { message: 'is indented with a tab', fix: 'use spaces' },
  UNEXPECTED_TOKEN: {
    message: 'does not belong here',
    fix: 'put a text that begins with a sign in quotes, or correct the indentation',
  },
};

/** Finds the parser's first error; only duplicate keys are independent of each other. */
export function* findSyntaxErrors(
  document: YamlDocument,
  source: string,
): Generator<PlacedProblem> {
  for (const { code, message, pos } of document.errors) {
    let [offset] = pos;
    // The parser notices an open quote at the end of the file.
    if (message.startsWith('Missing closing')) {
      visit(document, {
        Scalar(_, { range }) {
          offset = range?.[0] ?? offset;
        },
      });
    }
    const start = source.lastIndexOf('\n', offset - 1) + 1;
    const [line = ''] = source.slice(start).split('\n', 1);
    const reason = message.startsWith('Missing closing')
      ? OPEN_QUOTE
      : findLikelyReason(code, line, offset - start);
    const fallback = { message: `is not YAML: ${message}`, fix: 'correct it' };
    yield { offset, ...(reason ?? PROBLEMS[code] ?? fallback) };
    if (code !== 'DUPLICATE_KEY') return;
  }
}
