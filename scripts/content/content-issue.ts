/** A problem in a shop's files or settings. */
export interface ContentIssue {
  /** An error stops the build. */
  readonly severity: 'error' | 'warning';
  /** Path from the project's folder. */
  readonly file?: string;
  readonly line?: number;
  readonly column?: number;
  /** The record and field, and the value found there, such as 'rm850e, facts.watts: "850 W"'. */
  readonly path?: string;
  readonly message: string;
  readonly fix?: string;
}

/** A stage's value with the issues that it found. */
export interface StageResult<T> {
  readonly value: T;
  readonly issues: readonly ContentIssue[];
}

/** Returns true where an issue stops the build. */
export const hasErrors = (issues: readonly ContentIssue[]): boolean =>
  issues.some(({ severity }) => severity === 'error');

const joinDefined = (parts: readonly unknown[], separator: string) =>
  parts.filter((part) => part !== undefined && part !== '').join(separator);

/** Formats an issue without its place: 'path: message: fix'. */
const formatText = ({ path, message, fix }: ContentIssue) =>
  joinDefined([path, message, fix], ': ');

/** Formats an issue as one line: 'file:line:column: path: message: fix'. */
export const formatContentIssue = (issue: ContentIssue): string =>
  joinDefined([joinDefined([issue.file, issue.line, issue.column], ':'), formatText(issue)], ': ');

/** Returns a count with its noun, such as '1 product' and '17 products'. */
export const formatCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats issues for a terminal: a line for each, errors last, and how many of them stop the build. */
export function formatIssues(issues: readonly ContentIssue[]): string {
  const [errors = [], warnings = []] = (['error', 'warning'] as const).map((severity) =>
    issues.filter((issue) => issue.severity === severity),
  );
  const lines = [
    ...warnings.map((issue) => `Warning: ${formatContentIssue(issue)}`),
    ...errors.map((issue) => `Error: ${formatContentIssue(issue)}`),
  ];
  const counts = [formatCount(errors.length, 'error'), formatCount(warnings.length, 'warning')];
  const result =
    errors.length > 0 ? 'nothing is built until the errors are fixed' : 'warnings stop nothing';
  return [...lines, `${counts.join(' and ')}: ${result}`].join('\n');
}

const escapeData = (text: string) => text.replace(/[%\r\n]/g, encodeURIComponent);
const escapeProperty = (text: string) => escapeData(text).replace(/[:,]/g, encodeURIComponent);

/**
 * Formats an issue as an annotation, which GitHub shows beside the file's line.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export function formatGitHubAnnotation(issue: ContentIssue): string {
  const { severity, file, line, column: col } = issue;
  const properties = Object.entries({ file, line, col })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`);
  return `::${joinDefined([severity, properties.join()], ' ')}::${escapeData(formatText(issue))}`;
}
