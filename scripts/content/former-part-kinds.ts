import type { ContentIssue } from './content-issue';
import { type ContentDocument, createIssue, type Path } from './document';

/** The names that part kinds had before; a shop's files may still have them. */
const PART_KINDS_BY_FORMER_NAME = new Map<unknown, string>([
  ['processor', 'cpu'],
  ['board', 'motherboard'],
  ['card', 'gpu'],
  ['supply', 'psu'],
]);

/** Replaces former names of part kinds in a document, with a warning for each. */
export function renamePartKinds(document: ContentDocument) {
  const issues: ContentIssue[] = [];
  const rename = (value: unknown, path: Path): unknown => {
    if (Array.isArray(value)) return value.map((entry, index) => rename(entry, [...path, index]));
    if (typeof value !== 'object' || value === null) return value;
    const fields = Object.entries(value).map(([name, inner]) => {
      const kind = name === 'part' ? PART_KINDS_BY_FORMER_NAME.get(inner) : undefined;
      if (kind === undefined) return [name, rename(inner, [...path, name])];
      const message = 'is a former name, which still works';
      const issue = createIssue(document, [...path, name], message, `write part: ${kind}`);
      issues.push({ ...issue, severity: 'warning' });
      return [name, kind];
    });
    return Object.fromEntries(fields);
  };
  const hasKinds = ['categories', 'home'].includes(document.name);
  return {
    document: hasKinds ? { ...document, value: rename(document.value, []) } : document,
    issues,
  };
}
