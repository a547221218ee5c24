/** Formats the visitor's PC for an email. */

import { emailCopy } from '@/data/copy/email';
import { remedyCopy, visitorPcCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import { formatPartDetail } from '@/lib/part-database/part-database';
import { formatPartName } from '@/lib/part-database/part-line';
import { fillTemplate } from '@/lib/text/fill-template';
import { formatAmount } from './parse-amount';
import type { ResolvedAnswer } from './part-lists';
import type { ResolvedPc } from './resolve-visitor-pc';

/** Formats an answer: 'NZXT H210 (Mini-ITX, …)', '650 W (by its label)', or undefined. */
function formatAnswer(answer: ResolvedAnswer): string | undefined {
  const { field, typed, part, isQuoteWanted } = answer;
  if (isQuoteWanted) return remedyCopy.quoteOne;
  if (part) {
    const name = formatPartName(part);
    const detail = formatPartDetail(part);
    return detail === '' ? name : fillTemplate(visitorPcCopy.listed, { name, detail });
  }
  // A ready-made PC may have no name.
  return typed === '' ? emailCopy.blank : typed && (formatAmount(field, typed) ?? typed);
}

/**
 * Formats the visitor's PC as a paragraph of an email; '' without an answer. Lines begin with
 * dashes, since some mail programs join lines. An id that is in no list is left out.
 */
export function formatVisitorPc({ answers }: Pick<ResolvedPc, 'answers'>): string {
  const lines = answers.flatMap((answer) => {
    const what = formatAnswer(answer);
    return what === undefined
      ? []
      : [fillTemplate(visitorPcFieldCopy[answer.field].emailLine, { what })];
  });
  if (lines.length === 0) return '';
  const photographs = answers.some(({ field }) => field === 'pc') ? [visitorPcCopy.attach] : [];
  return [visitorPcCopy.intro, ...[...lines, ...photographs].map((line) => `- ${line}`)].join('\n');
}
