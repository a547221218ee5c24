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
  /** The problem and what to do, such as 'is missing: write it'. */
  readonly message: string;
}

/** A stage's value with the issues that it found. */
export interface StageResult<T> {
  readonly value: T;
  readonly issues: readonly ContentIssue[];
}

/** Returns true where an issue stops the build. */
export const hasErrors = (issues: readonly ContentIssue[]): boolean =>
  issues.some(({ severity }) => severity === 'error');

/** Formats an issue without its place: 'path: message'. */
const formatText = ({ path, message }: ContentIssue) => (path ? `${path}: ${message}` : message);

/** Formats an issue as one line: 'file:line:column: path: message'. */
export function formatContentIssue(issue: ContentIssue): string {
  const { file, line, column } = issue;
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return place === '' ? formatText(issue) : `${place}: ${formatText(issue)}`;
}

/** Returns a count with its noun, such as '1 product' and '17 products'. */
export const formatCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Formats issues for a terminal: a line for each, errors last, and how many of them stop the build. */
export function formatIssues(issues: readonly ContentIssue[]): string {
  const errors = issues.filter(({ severity }) => severity === 'error');
  const warnings = issues.filter(({ severity }) => severity === 'warning');
  const counts = `${formatCount(errors.length, 'error')} and ${formatCount(warnings.length, 'warning')}`;
  return [
    ...warnings.map((issue) => `Warning: ${formatContentIssue(issue)}`),
    ...errors.map((issue) => `Error: ${formatContentIssue(issue)}`),
    `${counts}: ${errors.length > 0 ? 'nothing is built until the errors are fixed' : 'warnings stop nothing'}`,
  ].join('\n');
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
  const place = properties.length === 0 ? '' : ` ${properties.join()}`;
  return `::${severity}${place}::${escapeData(formatText(issue))}`;
}
