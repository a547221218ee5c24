import { isScalar, type Node, type parseDocument, visit, type YAMLError } from 'yaml';

interface Problem {
  readonly message: string;
  readonly fix: string;
}

const ASTERISK = { message: 'a text can’t begin with *', fix: 'put it in quotes' };
const CODE_FENCE = 'remove any line of ```';

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
  MISSING_CHAR: { message: 'a quote, a bracket or a colon is missing', fix: 'add it' },
  MULTILINE_IMPLICIT_KEY: {
    message: 'is not a name, a colon, a space and a value',
    fix: `write it like brand: Corsair; begin a text of several lines with >-; ${CODE_FENCE}`,
  },
  MULTIPLE_DOCS: { message: 'a line of --- ends the file', fix: 'remove it' },
  TAB_AS_INDENT: { message: 'is indented with a tab', fix: 'use spaces' },
  UNEXPECTED_TOKEN: {
    message: 'does not belong here',
    fix: "put a text that begins with { or [ in quotes, write a single quote in single quotes twice ('It''s'), or correct the indentation",
  },
};

export type YamlDocument = ReturnType<typeof parseDocument>;
interface PlacedProblem extends Problem {
  readonly offset: number;
}

/** Finds the parser's first error; only duplicate keys are independent of each other. */
function* findSyntaxErrors(document: YamlDocument): Generator<PlacedProblem> {
  for (const { code, message, pos } of document.errors) {
    let [offset] = pos;
    // The parser notices an open quote at the end of the file.
    if (code === 'MISSING_CHAR') {
      visit(document, {
        Scalar(_, { range }) {
          offset = range?.[0] ?? offset;
        },
      });
    }
    const fallback = { message: `is not YAML: ${message}`, fix: 'correct it' };
    yield { offset, ...(PROBLEMS[code] ?? fallback) };
    if (code !== 'DUPLICATE_KEY') return;
  }
}

/** Finds texts that are valid YAML, but not what their author meant. */
function findMisreadTexts(document: YamlDocument, source: string): readonly PlacedProblem[] {
  const problems: PlacedProblem[] = [];
  const report = (offset: number | undefined, problem: Problem) => {
    problems.push({ offset: offset ?? 0, ...problem });
  };
  const reportTag = ({ tag, range }: Pick<Node, 'tag' | 'range'>) => {
    if (tag?.startsWith('!') || (tag && !/:(?:str|map|seq)$/.test(tag)))
      report(range?.[0], { message: 'a text can’t begin with !', fix: 'put it in quotes' });
  };
  visit(document, {
    Alias: (_, { range }) => {
      if (document.errors.length === 0) report(range?.[0], ASTERISK);
    },
    Scalar: (_, node) => {
      const { type, range } = node;
      reportTag(node);
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
    Collection: (_, node) => reportTag(node),
  });
  return problems;
}

/** Finds the problems of a file's YAML, with the offset of each in its source. */
export const findYamlProblems = (
  document: YamlDocument,
  source: string,
): readonly PlacedProblem[] => [
  ...findSyntaxErrors(document),
  ...findMisreadTexts(document, source),
];
