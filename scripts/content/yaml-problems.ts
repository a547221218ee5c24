import {
  isMap,
  isScalar,
  type Node,
  type parseDocument,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';

interface Problem {
  readonly message: string;
  readonly fix: string;
}

/** Returns a text in the quotes that need no escapes in it. */
const quote = (text: string) =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

const createStartProblem = (start: string, text?: string): Problem => ({
  message: `a text can’t begin with ${start}`,
  fix: `put it in quotes${text === undefined ? '' : `: ${quote(text)}`}`,
});
const ASTERISK = createStartProblem('*');
const OPEN_QUOTE = {
  message: 'a quote is not closed',
  fix: 'write it at the end of the text, too',
};
const CODE_FENCE = 'remove any line of ```';

/** A dash that a text follows without a space, as in -repairs; -5 is a number, and --- a line between documents. */
const DASH = /^\s*-([^\s\d-].*?)\s*$/;
/** A name and a value without a space after the colon, as in closed:true, but no address. */
const COLON = /^\s*(?:- )?([\w-]+):([^\s:/].*?)\s*$/;

/** Finds what a shop owner most often gets wrong in a line. */
function findLineProblem(line: string): Problem | undefined {
  const [, entry] = DASH.exec(line) ?? [];
  if (entry !== undefined)
    return { message: 'has no space after the dash', fix: `write - ${entry}` };
  const [, name, value] = COLON.exec(line) ?? [];
  return name === undefined
    ? undefined
    : { message: 'has no space after the colon', fix: `write ${name}: ${value}` };
}

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

export type YamlDocument = ReturnType<typeof parseDocument>;
interface PlacedProblem extends Problem {
  readonly offset: number;
}

/** Finds the parser's first error; only duplicate keys are independent of each other. */
function* findSyntaxErrors(document: YamlDocument, source: string): Generator<PlacedProblem> {
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

type Report = (offset: number | undefined, problem: Problem) => void;
type Collection = YAMLMap<unknown, unknown> | YAMLSeq;

/** Reports entries in braces that a comma cuts off, or that lack a space after the colon: YAML reads names without values. */
function reportCutFields({ items }: YAMLMap<unknown, unknown>, source: string, report: Report) {
  for (const [index, { key, value }] of items.entries()) {
    if (value !== null || !isScalar(key)) continue;
    const problem = findLineProblem(String(key.value));
    const before = items[index - 1];
    const cutText =
      isScalar(before?.value) && source.slice(before.value.range?.[0], key.range?.[1]);
    if (problem) report(key.range?.[0], problem);
    else if (cutText && isScalar(before?.key)) {
      const fix = `put the whole text in quotes: ${before.key.value}: ${quote(cutText)}`;
      report(key.range?.[0], { message: 'is cut off by the comma before it', fix });
    } else if (before === undefined)
      report(key.range?.[0], createStartProblem('{', `{${key.value}}`));
  }
}

/** Reports entries of a list in brackets that a colon or the comma of a number divides. */
function reportCutEntries({ items }: YAMLSeq, source: string, report: Report) {
  for (const [index, item] of items.entries()) {
    const [start = 0, end = 0] = (item as Node).range ?? [];
    if (isMap(item) && source[start] !== '{') {
      const [before, after] = [item.items[0]?.key, item.items[0]?.value] as (Node | undefined)[];
      const text = source.slice(before?.range?.[0], after?.range?.[1] ?? end);
      const fix = `put it in quotes: ${quote(text)}`;
      report(start, { message: 'is a text with a colon and a space', fix });
    }
    const before = items[index - 1];
    if (!isScalar(item) || !isScalar(before)) continue;
    const [head, tail] = [String(before.value), String(item.value)];
    const isDivided = source.slice(before.range?.[1], start) === ',';
    // [1920,1080] is two numbers.
    const isText = /\D/.test(head + tail);
    if (isDivided && isText && /\d$/.test(head) && /^\d{3}(?!\d)/.test(tail)) {
      const fix = `put the whole text in quotes: ${quote(`${head},${tail}`)}`;
      report(start, { message: 'is cut off by the comma before it', fix });
    }
  }
}

/** Reports a text whose further lines look like entries of their own. */
function reportJoinedLines({ type, range }: Scalar, source: string, report: Report) {
  if (type !== 'PLAIN' || !range) return;
  const lineStart = source.lastIndexOf('\n', range[0] - 1) + 1;
  let offset = lineStart;
  for (const line of source.slice(lineStart, range[1]).split('\n')) {
    const problem = findLineProblem(line);
    if (problem) report(offset + line.search(/\S/), problem);
    offset += line.length + 1;
  }
}

/** Finds texts that are valid YAML, but not what their author meant. */
function findMisreadTexts(document: YamlDocument, source: string): readonly PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  const isParsed = document.errors.length === 0;
  const report: Report = (offset, problem) => {
    problems.push({ offset: offset ?? 0, ...problem });
  };
  const reportStart = ({
    tag,
    anchor,
    range,
  }: Pick<Node, 'tag' | 'range'> & { anchor?: string }) => {
    if (tag?.startsWith('!') || (tag && !/:(?:str|map|seq)$/.test(tag)))
      report(range?.[0], createStartProblem('!'));
    if (isParsed && anchor !== undefined) report(range?.[0], createStartProblem('&'));
  };
  visit(document, {
    Alias: (_, { range }) => {
      if (isParsed) report(range?.[0], ASTERISK);
    },
    Scalar: (_, node) => {
      const { type, range } = node;
      reportStart(node);
      if (isParsed) reportJoinedLines(node, source, report);
      if (type === 'PLAIN' && /^[ \t]*#\S/.test(source.slice(range?.[1])))
        report(range?.[1], {
          message: 'text after a space and # is ignored as a comment',
          fix: 'put the whole text in quotes, or write a space after # in a comment',
        });
    },
    Pair: (_, { key }) => {
      // JavaScript moves such keys to the front of an object.
      if (isScalar(key) && /^(?:0|[1-9]\d*)$/.test(String(key.value)))
        report(key.range?.[0], {
          message: 'a name can’t be a number alone',
          fix: 'add a word to it',
        });
    },
    Collection: (_, node: Collection) => {
      reportStart(node);
      if (!isParsed || !node.flow) return;
      if (isMap(node)) reportCutFields(node, source, report);
      else reportCutEntries(node as YAMLSeq, source, report);
    },
  });
  return problems;
}

/** Finds the problems of a file's YAML, with the offset of each in its source. */
export const findYamlProblems = (
  document: YamlDocument,
  source: string,
): readonly PlacedProblem[] => [
  ...findSyntaxErrors(document, source),
  ...findMisreadTexts(document, source),
];
