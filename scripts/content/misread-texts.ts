import { isMap, isScalar, type Node, type Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import {
  ASTERISK,
  createStartProblem,
  findLineProblem,
  type PlacedProblem,
  type Problem,
  quote,
  type YamlDocument,
} from './yaml-problem';

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
export function findMisreadTexts(document: YamlDocument, source: string): readonly PlacedProblem[] {
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
