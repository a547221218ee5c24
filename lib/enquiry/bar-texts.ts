import { kindNames } from '@/data/copy/compatibility';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { type CheckResult, type Finding, isFit, type Question } from '@/lib/compatibility/finding';
import { formatHeadline, formatQuestion } from '@/lib/compatibility/format-finding';
import { fillTemplate } from '@/lib/text/fill-template';

/**
 * Returns the finding for the enquiry's bar: the worst that is no fit, or a fit if the check has no
 * questions. Undefined if only the questions are to be shown.
 */
export const pickBarFinding = ({ findings, questions }: CheckResult): Finding | undefined =>
  findings.find((finding) => !isFit(finding)) ?? (questions.length === 0 ? findings[0] : undefined);

/** Returns a finding in a few words, for the bar. */
export const formatBarFinding = (finding: Finding): string =>
  isFit(finding) ? enquiryCopy.allFit : formatHeadline(finding);

/** Returns a question to the visitor in a few words, or how many there are; undefined for none. */
export function formatBarQuestions(questions: readonly Question[]): string | undefined {
  const [question] = questions;
  const { part, choice, many } = enquiryCopy.bar.questions;
  if (question === undefined) return undefined;
  if (questions.length > 1) return fillTemplate(many, { n: questions.length });
  const { code, asksAbout } = question;
  if (asksAbout === 'purpose') return formatQuestion(question);
  return fillTemplate(code === 'ask-which' ? choice : part, { part: kindNames[asksAbout].one });
}
