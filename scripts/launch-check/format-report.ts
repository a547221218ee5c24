import { joinNames } from '@/lib/text/join-names';

const GROUPS = ['Urgent', "Still the sample's", 'Proof and dates'] as const;

/** One line of the report. */
export interface LaunchIssue {
  readonly group: (typeof GROUPS)[number];
  readonly text: string;
  /** The text with every name, where `text` leaves some out. */
  readonly fullText?: string;
}

/** Creates one issue for each list that has names. Urgent issues name them all. */
export const createIssues = (
  group: LaunchIssue['group'],
  lists: readonly (readonly [names: readonly string[], describe: (names: string) => string])[],
): readonly LaunchIssue[] =>
  lists.flatMap(([names, describe]) => {
    if (names.length === 0) return [];
    const fullText = describe(joinNames(names, Infinity));
    const text = group === 'Urgent' ? fullText : describe(joinNames(names));
    return [{ group, text, ...(text !== fullText && { fullText }) }];
  });

/** Otherwise the first email may be a customer's. */
const SELF_TEST =
  'Send yourself a test: press a quote button on your site, send the email, and check that it arrives.';

/** Returns the report as Markdown, which a terminal, a build log and a workflow's summary all show: first the short list. */
export function formatReport(issues: readonly LaunchIssue[]): string {
  const checklist = "OWNERS.md, 'Before you tell customers',";
  if (issues.length === 0)
    return `The check found nothing left to do. ${checklist} lists what a program can't check.\n${SELF_TEST}`;
  const formatGroup = (heading: string, lines: readonly string[]) =>
    lines.length === 0 ? [] : [`### ${heading}`, ...lines.map((line) => `- ${line}`)];
  const groups = GROUPS.flatMap((group) =>
    formatGroup(
      group,
      issues.filter((issue) => issue.group === group).map(({ text }) => text),
    ),
  );
  const inFull = formatGroup(
    'In full',
    issues.flatMap(({ fullText }) => fullText ?? []),
  );
  return [
    `Before you launch. ${checklist} explains each point.`,
    ...groups,
    SELF_TEST,
    ...inFull,
  ].join('\n');
}
