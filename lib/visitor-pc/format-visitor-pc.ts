/** Formats the visitor's PC for an email. */

import { emailCopy } from '@/data/copy/email';
import { remedyCopy, visitorPcCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import { formatPartDetail } from '@/lib/part-database/part-database';
import { formatPartName } from '@/lib/part-database/part-line';
import { fillTemplate } from '@/lib/text/fill-template';
import { formatAmount } from './parse-amount';
import type { ResolvedAnswer } from './part-indexes';
import type { ResolvedPc } from './resolve-visitor-pc';

/**
 * Formats an answer: 'NZXT H210 (Mini-ITX, …)' or '650 W (by its label)'. It is a blank for a
 * ready-made PC without a name, and for an id that no loaded list has.
 */
function formatAnswer(answer: ResolvedAnswer): string {
  const { field, typed, part, isQuoteWanted } = answer;
  if (isQuoteWanted) return remedyCopy.quoteOne;
  if (part) {
    const name = formatPartName(part);
    const detail = formatPartDetail(part);
    return detail === '' ? name : fillTemplate(visitorPcCopy.listed, { name, detail });
  }
  return typed ? (formatAmount(field, typed) ?? typed) : emailCopy.blank;
}

/**
 * Formats the visitor's PC as a paragraph of an email; '' without an answer. Lines begin with
 * dashes, since some mail programs join lines.
 */
export function formatVisitorPc({ answers }: Pick<ResolvedPc, 'answers'>): string {
  if (answers.length === 0) return '';
  const lines = answers.map((answer) =>
    fillTemplate(visitorPcFieldCopy[answer.field].emailLine, { what: formatAnswer(answer) }),
  );
  const photographs = answers.some(({ field }) => field === 'pc') ? [visitorPcCopy.attach] : [];
  return [visitorPcCopy.intro, ...[...lines, ...photographs].map((line) => `- ${line}`)].join('\n');
}
