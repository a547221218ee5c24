import { kindNames } from '@/data/copy/compatibility';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { type Finding, isFit, isQuestion, type Question } from '@/lib/compatibility/finding';
import { formatHeadline } from '@/lib/compatibility/format-finding';
import { fillTemplate } from '@/lib/text/fill-template';

/** Returns the first finding for the bar that is no fit, else a question, else a fit. */
export const pickBarFinding = (findings: readonly Finding[]) =>
  findings.find((finding) => !isQuestion(finding) && !isFit(finding)) ??
  findings.find(isQuestion) ??
  findings[0];

/** Returns a question to the visitor in a few words, for the bar. */
function summariseQuestion(question: Question) {
  const { code, asksAbout } = question;
  const { part, choice } = enquiryCopy.bar.questions;
  if (asksAbout === 'purpose') return formatHeadline(question);
  return fillTemplate(code === 'ask-which' ? choice : part, { part: kindNames[asksAbout].one });
}

/** Returns a finding in a few words, for the bar, or the number of questions. */
export function summariseFinding(finding: Finding, questions: readonly Finding[]): string {
  if (isQuestion(finding))
    return questions.length > 1
      ? fillTemplate(enquiryCopy.bar.questions.many, { n: questions.length })
      : summariseQuestion(finding);
  return isFit(finding) ? enquiryCopy.allFit : formatHeadline(finding);
}
