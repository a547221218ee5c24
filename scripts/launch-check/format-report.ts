const GROUPS = ['Urgent', "Still the sample's", 'Proof and dates'] as const;

/** One line of the report. */
export interface LaunchIssue {
  readonly group: (typeof GROUPS)[number];
  readonly text: string;
}

/** Creates one issue for each list that has entries. */
export const createIssues = (
  group: LaunchIssue['group'],
  lists: readonly (readonly [entries: readonly unknown[], text: string])[],
): readonly LaunchIssue[] =>
  lists.flatMap(([entries, text]) => (entries.length > 0 ? [{ group, text }] : []));

const listFormat = new Intl.ListFormat('en-GB');
const MAX_NAMES = 4;

/** Returns all names as 'A, B and C'. */
export const joinNames = (names: readonly string[]): string => listFormat.format(names);

/** Returns the first names and the number of the others, such as 'A, B, C, D and 13 more'. */
export const summariseNames = (names: readonly string[]): string =>
  joinNames(
    names.length > MAX_NAMES + 1
      ? [...names.slice(0, MAX_NAMES), `${names.length - MAX_NAMES} more`]
      : names,
  );

/** Returns a count with its noun, such as '1 product' and '17 products'. */
export const formatCount = (count: number, noun: string): string =>
  `${count} ${noun}${count === 1 ? '' : 's'}`;

/** Otherwise the first email may be a customer's. */
const SELF_TEST =
  'Send yourself a test: press a quote button on your site, send the email, and check that it arrives.';

/** Returns the report as Markdown, which a terminal and a workflow's summary both show. */
export function formatReport(issues: readonly LaunchIssue[]): string {
  const checklist = "OWNERS.md, 'Before you tell customers',";
  if (issues.length === 0)
    return `The check found nothing left to do. ${checklist} lists what a program can't check.\n${SELF_TEST}`;
  const groups = GROUPS.flatMap((group) => {
    const lines = issues.filter((issue) => issue.group === group).map(({ text }) => `- ${text}`);
    return lines.length === 0 ? [] : [`### ${group}`, ...lines];
  });
  return [`Before you launch. ${checklist} explains each point.`, ...groups, SELF_TEST].join('\n');
}
