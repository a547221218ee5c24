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

/** What is wrong at one place of a file, and what to do about it. */
export interface Mistake {
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly text: string;
}

type Path = readonly PropertyKey[];

/** A file of a pack as it was read. */
interface YamlFile {
  readonly file: string;
  /** Records, lists and texts; what is left empty is as if it were not there. */
  readonly value: unknown;
  /** Syntax that can't be read. */
  readonly mistakes: readonly Mistake[];
  /** A mistake at the place that a path leads to, or as near to it as the file goes; of a field, where its value stands. */
  readonly mistakeAt: (path: Path, text: string, atName?: string) => Mistake;
}

const STAR = 'a text can’t begin with *: put it in quotes';

/** What the parser's errors come to for who writes texts; others are told in its own words. */
const REMEDIES: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  BAD_ALIAS: STAR,
  BAD_DQ_ESCAPE: 'in double quotes, \\ has a meaning of its own: write \\\\, or use single quotes',
  BAD_INDENT:
    'a bracket is left open, or a line is not indented as those around it: put a text with a bracket or # in quotes',
  BAD_SCALAR_START:
    'a text can’t begin with this character: put it in quotes; a line of ``` is none of the file: remove it',
  BLOCK_AS_IMPLICIT_KEY:
    'a text with a colon and a space in it must stand in straight quotes (" before and after), and what belongs together must be indented alike',
  DUPLICATE_KEY: 'stands there twice: remove or rename one of the two',
  MISSING_CHAR: 'a quote, a bracket or a colon is missing: add it',
  MULTILINE_IMPLICIT_KEY:
    'is no name with a colon, a space and a value, such as brand: Corsair: write it so; a text that goes on below stands below >-, and a line of ``` is none of the file',
  MULTIPLE_DOCS: 'a line of --- ends the file: remove it',
  TAB_AS_INDENT: 'is indented by a tab: write spaces in its place',
  UNEXPECTED_TOKEN:
    "does not belong here: put a text that begins with { or [ in quotes, write a quote in single quotes twice ('It''s'), or indent as the lines around it",
};

/** An empty field is one that was left out. */
function withoutEmpty(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutEmpty);
  if (typeof value !== 'object') return value === '' ? undefined : value;
  if (value === null) return undefined;
  const fields = Object.entries(value).map(([name, inner]) => [name, withoutEmpty(inner)] as const);
  return Object.fromEntries(fields.filter(([, inner]) => inner !== undefined));
}

/** Reads a file of YAML 1.2 in which every value is a text, as it was written, a list or a record. */
export function readYaml(file: string, source: string): YamlFile {
  const lines = new LineCounter();
  // Each scalar is a text; what a schema wants to be a number it reads itself, so that 850, 1.0 and No are texts, too.
  const options = { schema: 'failsafe', prettyErrors: false, lineCounter: lines } as const;
  // Of another encoding, each letter would be a mistake of its own.
  const encoded = source.includes('\0');
  const document = parseDocument(encoded ? '' : source, options);
  const mistake = (offset: number, text: string): Mistake => {
    const { line, col } = lines.linePos(offset);
    return { file, line: Math.max(line, 1), column: Math.max(col, 1), text };
  };
  const mistakes: Mistake[] = [];
  const tell = (offset: number, text: string) => {
    mistakes.push(mistake(offset, text));
  };
  if (encoded) tell(0, 'is not saved as UTF-8: choose that encoding when you save it');
  for (const { code, message, pos } of document.errors) {
    let [at] = pos;
    // An open quote is noticed at the end of the file.
    if (code === 'MISSING_CHAR') {
      visit(document, {
        Scalar(_, { range }) {
          at = range?.[0] ?? at;
        },
      });
    }
    tell(at, REMEDIES[code] ?? `is not YAML: ${message}`);
    // The others mostly follow from it.
    if (code !== 'DUPLICATE_KEY') break;
  }
  visit(document, {
    Alias: (_, { range }) => {
      if (document.errors.length === 0) tell(range?.[0] ?? 0, STAR);
    },
    Scalar: (_, { type, range }) => {
      // The parser takes the rest of such a line for a note, and says nothing.
      const rest = type === 'PLAIN' && /^[ \t]*#\S/.exec(source.slice(range?.[1]));
      if (rest)
        tell(
          range?.[1] ?? 0,
          'what stands behind a space and # is not read: put the text in quotes, or where it is a note a space behind #',
        );
    },
    Pair: (_, { key }) => {
      if (isScalar(key) && /^(?:0|[1-9]\d*)$/.test(String(key.value)))
        tell(
          key.range?.[0] ?? 0,
          'a name that is a number alone loses its place: write a word with it',
        );
    },
    Value: (_, { tag, range }) => {
      if (tag?.startsWith('!') || (tag && !/:(?:str|map|seq)$/.test(tag)))
        tell(range?.[0] ?? 0, 'a text can’t begin with !: put it in quotes');
    },
  });
  return {
    file,
    mistakes,
    value: mistakes.length > 0 ? undefined : withoutEmpty(document.toJS()),
    mistakeAt(path, text, atName) {
      let node = document.contents as Node | null;
      let offset = node?.range?.[0] ?? 0;
      for (const step of atName === undefined ? path : [...path, atName]) {
        const pair = isMap(node)
          ? node.items.find(({ key }) => isScalar(key) && String(key.value) === String(step))
          : undefined;
        const inner = (isSeq(node) ? node.items[Number(step)] : pair?.value) as Node | undefined;
        const place =
          isScalar(inner) && inner.value !== '' && step !== atName ? inner : (pair?.key ?? inner);
        if (place === undefined) break;
        offset = (place as Node).range?.[0] ?? offset;
        node = inner ?? null;
      }
      return mistake(offset, text);
    },
  };
}
