import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import type { ContentIssue, StageResult } from './content-issue';
import { type ContentDocument, type Documents, mapValues, type Path } from './document';
import type { PackFile } from './pack-files';
import { reportYamlProblems, type YamlDocument } from './yaml-problems';

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
  const text = source.includes('\0') ? '' : source;
  const yaml = parseDocument(text, { schema: 'failsafe', prettyErrors: false, lineCounter });
  const issues: ContentIssue[] = [];
  const report = (offset = 0, message: string) =>
    void issues.push({ severity: 'error', file, ...getPosition(offset), message });
  const commentedTexts = reportYamlProblems(yaml, text, report);
  if (text !== source) report(0, 'is not saved as UTF-8: choose UTF-8 when saving');
  const isParsed = issues.length === 0;
  // Empty fields count as left out.
  const parsed = isParsed ? mapValues(yaml.toJS(), (inner) => inner || undefined) : undefined;
  const canMerge =
    isParsed && base !== undefined && !Array.isArray(parsed) && typeof parsed !== 'string';
  const value = canMerge
    ? { ...Object(parseValue({ name, file, source: base })), ...Object(parsed) }
    : parsed;
  const locate = (path: Path, key?: string) => getPosition(findOffset(yaml, path, key));
  return { value: { name, file, value, isParsed, commentedTexts, locate }, issues };
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
