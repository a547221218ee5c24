import {
  isMap,
  isPair,
  isScalar,
  isSeq,
  type Node,
  type parseDocument,
  type Scalar,
  visit,
  type YAMLError,
  type YAMLMap,
  type YAMLSeq,
} from 'yaml';
import type { CommentedText } from './document';

export type YamlDocument = ReturnType<typeof parseDocument>;

/** Reports a problem at an offset of a file, as 'message: fix'. */
type Report = (offset: number | undefined, message: string) => void;

/** Returns a text in the quotes that need no escapes in it. */
const quote = (text: string) =>
  /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;

/** Describes a text that begins with a sign of YAML's own. */
const describeStart = (start: string, text?: string) =>
  `a text can’t begin with ${start}: put it in quotes${text === undefined ? '' : `: ${quote(text)}`}`;

/** A dash that a text follows without a space, as in -repairs; -5 is a number, and --- a line between documents. */
const DASH = /^\s*-([^\s\d-].*?)\s*$/;
/** A name and a value without a space after the colon, as in closed:true, but no address. */
const COLON = /^\s*(?:- )?([\w-]+):([^\s:/].*?)\s*$/;

/** Describes what a shop owner most often gets wrong in a line. */
function describeLine(line: string): string | undefined {
  const [, entry] = DASH.exec(line) ?? [];
  if (entry !== undefined) return `has no space after the dash: write - ${entry}`;
  const [, name, value] = COLON.exec(line) ?? [];
  return name && `has no space after the colon: write ${name}: ${value}`;
}

/** Describes the likely reason for an error of the parser in the text of its line. */
function describeReason(code: YAMLError['code'], line: string, column: number) {
  const problem = describeLine(line);
  if (problem) return problem;
  const [, value = ''] = /^\s*(?:- )?(?:[^'":]+: +)?(\S.*?)\s*$/.exec(line) ?? [];
  if (code === 'UNEXPECTED_TOKEN') {
    const text = value.replace(/^(['"])(.*)\1$/, '$2');
    if (/^['"]/.test(value)) return `the quotes end before the text does: write ${quote(text)}`;
    if (/^[[{|>-]/.test(value)) return describeStart(value.slice(0, 1), value);
  }
  if (code === 'BAD_ALIAS' && value.startsWith('&')) return describeStart('&', value);
  const [, name] = /^(?:[^,{}[\]:]|:\S)* ([\w-]+):/.exec(line.slice(column)) ?? [];
  return code === 'BLOCK_IN_FLOW' && name
    ? `a comma is missing: write a comma before ${name}`
    : undefined;
}

const CODE_FENCE = 'remove any line of ```';

/** Problems by the parser's error code. The parser's own message is shown for any other code. */
const PROBLEMS: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  BAD_ALIAS: describeStart('*'),
  BAD_DQ_ESCAPE:
    'a backslash has a special meaning in double quotes: write \\\\, or use single quotes',
  BAD_INDENT:
    'a bracket is left open, or the line is indented differently from its neighbours: put a text with a bracket or # in quotes, or correct the indentation',
  BAD_SCALAR_START: `a text can’t begin with this character: put it in quotes; ${CODE_FENCE}`,
  BLOCK_AS_IMPLICIT_KEY:
    'has a second colon, or is indented differently from its neighbours: put a text that contains a colon and a space in straight quotes ("), or correct the indentation',
  DUPLICATE_KEY: 'is used twice: remove or rename one',
  MISSING_CHAR:
    'a quote, a bracket, a comma or a colon is missing: add it, or put the whole text in quotes',
  MULTILINE_IMPLICIT_KEY: `is not a name, a colon, a space and a value: write it like brand: Corsair; begin a text of several lines with >-; ${CODE_FENCE}`,
  MULTIPLE_DOCS: 'a line of --- ends the file: remove it',
  TAB_AS_INDENT: 'is indented with a tab: use spaces',
  UNEXPECTED_TOKEN:
    'does not belong here: put a text that begins with a sign in quotes, or correct the indentation',
};

/** Reports the parser's first error; only duplicate keys are independent of each other. */
function reportSyntaxErrors(document: YamlDocument, source: string, report: Report): void {
  for (const { code, message, pos } of document.errors) {
    let [offset] = pos;
    const isOpenQuote = message.startsWith('Missing closing');
    // The parser notices an open quote at the end of the file.
    if (isOpenQuote)
      visit(document, {
        Scalar(_, { range }) {
          offset = range?.[0] ?? offset;
        },
      });
    const start = source.lastIndexOf('\n', offset - 1) + 1;
    const [line = ''] = source.slice(start).split('\n', 1);
    const reason = isOpenQuote
      ? 'a quote is not closed: write it at the end of the text, too'
      : (describeReason(code, line, offset - start) ?? PROBLEMS[code]);
    report(offset, reason ?? `is not YAML: ${message}: correct it`);
    if (code !== 'DUPLICATE_KEY') return;
  }
}

const CUT_OFF = 'is cut off by the comma before it: put the whole text in quotes';

/** Reports entries in braces that a comma cuts off, or that lack a space after the colon: YAML reads names without values. */
function reportCutFields({ items }: YAMLMap<unknown, unknown>, source: string, report: Report) {
  for (const [index, { key, value }] of items.entries()) {
    if (value !== null || !isScalar(key)) continue;
    const before = items[index - 1];
    const cutText =
      isScalar(before?.value) && source.slice(before.value.range?.[0], key.range?.[1]);
    const problem = describeLine(String(key.value));
    if (problem) report(key.range?.[0], problem);
    else if (cutText && isScalar(before?.key))
      report(key.range?.[0], `${CUT_OFF}: ${before.key.value}: ${quote(cutText)}`);
    else if (before === undefined) report(key.range?.[0], describeStart('{', `{${key.value}}`));
  }
}

/** Reports entries of a list in brackets that a colon or the comma of a number divides. */
function reportCutEntries({ items }: YAMLSeq, source: string, report: Report) {
  for (const [index, item] of items.entries()) {
    const [start = 0, end = 0] = (item as Node).range ?? [];
    if (isMap(item) && source[start] !== '{') {
      const [before, after] = [item.items[0]?.key, item.items[0]?.value] as (Node | undefined)[];
      const text = source.slice(before?.range?.[0], after?.range?.[1] ?? end);
      report(start, `is a text with a colon and a space: put it in quotes: ${quote(text)}`);
    }
    const before = items[index - 1];
    if (!isScalar(item) || !isScalar(before)) continue;
    const [head, tail] = [String(before.value), String(item.value)];
    const isDivided = source.slice(before.range?.[1], start) === ',';
    // [1920,1080] is two numbers.
    const isText = /\D/.test(head + tail);
    if (isDivided && isText && /\d$/.test(head) && /^\d{3}(?!\d)/.test(tail))
      report(start, `${CUT_OFF}: ${quote(`${head},${tail}`)}`);
  }
}

/** Reports a text whose further lines look like entries of their own. */
function reportJoinedLines({ type, range }: Scalar, source: string, report: Report) {
  if (type !== 'PLAIN' || !range) return;
  const lineStart = source.lastIndexOf('\n', range[0] - 1) + 1;
  let offset = lineStart;
  for (const line of source.slice(lineStart, range[1]).split('\n')) {
    const problem = describeLine(line);
    if (problem) report(offset + line.search(/\S/), problem);
    offset += line.length + 1;
  }
}

/**
 * Reports errors of syntax, and texts that are valid YAML, but not what their author meant.
 *
 * @returns the texts without quotes that a comment follows on their line
 */
export function reportYamlProblems(
  document: YamlDocument,
  source: string,
  report: Report,
): readonly CommentedText[] {
  const commentedTexts: CommentedText[] = [];
  const isParsed = document.errors.length === 0;
  const reportStart = ({ tag, anchor, range }: Pick<Scalar, 'tag' | 'anchor' | 'range'>) => {
    if (tag?.startsWith('!') || (tag && !/:(?:str|map|seq)$/.test(tag)))
      report(range?.[0], describeStart('!'));
    if (isParsed && anchor !== undefined) report(range?.[0], describeStart('&'));
  };
  reportSyntaxErrors(document, source, report);
  visit(document, {
    Alias: (_, { range }) => {
      if (isParsed) report(range?.[0], describeStart('*'));
    },
    Scalar: (key, node, ancestors) => {
      const { type, range } = node;
      reportStart(node);
      if (isParsed) reportJoinedLines(node, source, report);
      const rest = source.slice(range?.[1]);
      if (type !== 'PLAIN') return;
      if (/^[ \t]*#\S/.test(rest))
        report(
          range?.[1],
          'text after a space and # is ignored as a comment: put the whole text in quotes, or write a space after # in a comment',
        );
      else if (key !== 'key' && /^[ \t]+#/.test(rest)) {
        const path = ancestors.flatMap((ancestor, index): readonly PropertyKey[] => {
          if (isPair(ancestor)) return [String(ancestor.key)];
          return isSeq(ancestor) ? [ancestor.items.indexOf(ancestors[index + 1] ?? node)] : [];
        });
        const text = source.slice(range?.[0], range?.[1]) + /^.*/.exec(rest);
        commentedTexts.push({ path, text });
      }
    },
    Pair: (_, { key }) => {
      // JavaScript moves such keys to the front of an object.
      if (isScalar(key) && /^(?:0|[1-9]\d*)$/.test(String(key.value)))
        report(key.range?.[0], 'a name can’t be a number alone: add a word to it');
    },
    Collection: (_, node: YAMLMap<unknown, unknown> | YAMLSeq) => {
      reportStart(node);
      if (!isParsed || !node.flow) return;
      if (isMap(node)) reportCutFields(node, source, report);
      else reportCutEntries(node as YAMLSeq, source, report);
    },
  });
  return commentedTexts;
}
