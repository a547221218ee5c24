import {
  isMap,
  isScalar,
  isSeq,
  LineCounter,
  type Node,
  parseDocument,
  visit,
  type YAMLError,
} from 'yaml';
import type { ContentIssue, StageResult } from './content-issue';
import type { ContentDocument, Documents, Path } from './document';
import type { PackFile } from './pack-files';

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

/** Removes empty fields, which count as left out. */
function removeEmptyFields(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(removeEmptyFields);
  if (typeof value !== 'object') return value === '' ? undefined : value;
  if (value === null) return undefined;
  const fields = Object.entries(value).map(
    ([name, inner]) => [name, removeEmptyFields(inner)] as const,
  );
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}

type YamlDocument = ReturnType<typeof parseDocument>;
interface PlacedProblem extends Problem {
  readonly offset: number;
}

/** Returns the parser's first error; only duplicate keys are independent of each other. */
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

/** Returns what is valid YAML, but not what its author meant. */
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

/** Returns the offset of the value at a path, or of the deepest node on the way; for a missing field, of the file's last field. */
function findOffset(document: YamlDocument, path: Path, key?: string): number {
  let node = document.contents as Node | null;
  let offset = node?.range?.[0] ?? 0;
  for (const step of key === undefined ? path : [...path, key]) {
    const pair = isMap(node)
      ? node.items.find((item) => isScalar(item.key) && String(item.key.value) === String(step))
      : undefined;
    const inner = (isSeq(node) ? node.items[Number(step)] : pair?.value) as Node | undefined;
    const hasOwnPosition = isScalar(inner) && inner.value !== '' && step !== key;
    const target = hasOwnPosition ? inner : (pair?.key ?? inner);
    if (target === undefined) {
      const last = node === document.contents && isMap(node) ? node.items.at(-1)?.key : undefined;
      return (last as Node | undefined)?.range?.[0] ?? offset;
    }
    offset = (target as Node).range?.[0] ?? offset;
    node = inner ?? null;
  }
  return offset;
}

/** Parses a file of YAML 1.2. Every scalar stays a text, as written; schemas convert numbers and booleans. */
export function parseFile({ name, file, source, base }: PackFile): StageResult<ContentDocument> {
  const lineCounter = new LineCounter();
  const getPosition = (offset: number) => {
    const { line, col } = lineCounter.linePos(offset);
    return { line: Math.max(line, 1), column: Math.max(col, 1) };
  };
  // In UTF-16 every letter would be an error of its own.
  const isUtf8 = !source.includes('\0');
  const options = { schema: 'failsafe', prettyErrors: false, lineCounter } as const;
  const yaml = parseDocument(isUtf8 ? source : '', options);
  const encoding = { offset: 0, message: 'is not saved as UTF-8', fix: 'choose UTF-8 when saving' };
  const problems = isUtf8
    ? [...findSyntaxErrors(yaml), ...findMisreadTexts(yaml, source)]
    : [encoding];
  const issues = problems.map(
    ({ offset, message, fix }): ContentIssue => ({
      ...{ severity: 'error', file, ...getPosition(offset), message, fix },
    }),
  );
  const isParsed = issues.length === 0;
  const own = isParsed ? removeEmptyFields(yaml.toJS()) : undefined;
  const isAdded = isParsed && base !== undefined && !Array.isArray(own) && typeof own !== 'string';
  const value = isAdded
    ? { ...Object(parseValue({ name, file, source: base })), ...Object(own) }
    : own;
  const locate = (path: Path, key?: string) => getPosition(findOffset(yaml, path, key));
  return { value: { name, file, value, isParsed, locate }, issues };
}

/** Returns a file's value without its issues. */
export const parseValue = (file: PackFile): unknown => parseFile(file).value.value;

/**
 * Parses the files of a pack: the loader's first stage.
 *
 * @param sample the sample's files; documents of an owner carry the sample's value of the same name
 */
export function parseFiles(
  files: readonly PackFile[],
  sample: readonly PackFile[] = [],
): StageResult<Documents> {
  const sampleValues = new Map(sample.map((file) => [file.name, parseValue(file)]));
  /** Returns the sample's document of that name, else one of the same folder, and of the same kind where there is one. */
  const findSample = ({ name, value }: ContentDocument): unknown => {
    const [folder = '', record] = name.split('/');
    if (record === undefined || sampleValues.has(name)) return sampleValues.get(name);
    const others = [...sampleValues].filter(([other]) => other.startsWith(`${folder}/`));
    const [, first] = others[0] ?? [];
    const isAlike = ([, other]: (typeof others)[0]) =>
      ['kind', 'subcategory'].every((key) => Object(other)[key] === Object(value)[key]);
    return others.find(isAlike)?.[1] ?? first;
  };
  const results = files.map(parseFile);
  const documents = results.map(({ value }) => {
    return [value.name, { ...value, sampleValue: findSample(value) }] as const;
  });
  return { value: new Map(documents), issues: results.flatMap(({ issues }) => issues) };
}
