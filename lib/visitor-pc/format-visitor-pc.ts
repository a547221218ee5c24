/** Formats the visitor's PC for an email. */

import { emailCopy } from '@/data/copy/email';
import { visitorPcCopy } from '@/data/copy/visitor-pc';
import { formatPartDetail } from '@/lib/part-database/part-database';
import { formatPartName } from '@/lib/part-database/part-line';
import { fillTemplate } from '@/lib/text/fill-template';
import { formatAmount } from './parse-amount';
import { findListedPart, type PartLists } from './part-lists';
import {
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from './visitor-pc';

/** Formats one answer: 'NZXT H210 (Mini-ITX, …)', '650 W (by its label)'; undefined for a part that is in no list. */
function formatAnswer(
  field: VisitorPcField,
  answer: VisitorPcAnswer,
  lists: PartLists,
): string | undefined {
  const part = findListedPart(field, answer, lists);
  if (part) {
    const name = formatPartName(part);
    const detail = formatPartDetail(part);
    return detail === '' ? name : fillTemplate(visitorPcCopy.listed, { name, detail });
  }
  if ('id' in answer) return undefined;
  // A ready-made PC may have no name.
  return formatAmount(field, answer.typed) ?? (answer.typed || emailCopy.blank);
}

/**
 * Formats the visitor's PC as a paragraph of an email; '' without an answer. Each line begins with a dash, since some mail
 * programs turn line breaks into spaces.
 *
 * @param lists the lists of the answered fields; an answer whose part is in none is left out
 */
export function formatVisitorPc(visitorPc: VisitorPc, lists: PartLists): string {
  const lines = VISITOR_PC_FIELDS.flatMap((field) => {
    const answer = visitorPc[field];
    const what = answer && formatAnswer(field, answer, lists);
    return what === undefined ? [] : [fillTemplate(visitorPcCopy.lines[field], { what })];
  });
  if (lines.length === 0) return '';
  const photographs = visitorPc.pc ? [visitorPcCopy.attach] : [];
  return [visitorPcCopy.intro, ...[...lines, ...photographs].map((line) => `- ${line}`)].join('\n');
}
