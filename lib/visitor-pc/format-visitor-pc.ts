import { emailCopy } from '@/data/copy/email';
import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import { parseAmount } from './parse-amount';
import { type DatabasePart, formatPartDetail, formatPartName } from './part-database';
import { findChosenPart, type PartLists } from './part-lists';
import {
  VISITOR_PC_FIELDS,
  type VisitorPc,
  type VisitorPcAnswer,
  type VisitorPcField,
} from './visitor-pc';

/** Formats one answer, if its part is loaded: 'NZXT H210 (Mini-ITX, …)', '650 W (by its label)'. */
function formatAnswer(
  field: VisitorPcField,
  answer: VisitorPcAnswer,
  part: DatabasePart | undefined,
): string | undefined {
  if (part) {
    const [name, detail] = [formatPartName(part), formatPartDetail(part)];
    return detail === '' ? name : fillTemplate(copy.listed, { name, detail });
  }
  if ('id' in answer) return undefined;
  const amount = parseAmount(field, answer.typed);
  const isAmount = amount !== undefined && (field === 'case' || field === 'psu');
  // A ready-made PC may have no name.
  return isAmount ? fillTemplate(copy.amounts[field], { amount }) : answer.typed || emailCopy.blank;
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
    const what = answer && formatAnswer(field, answer, findChosenPart(field, answer, lists));
    return what === undefined ? [] : [fillTemplate(copy.lines[field], { what })];
  });
  const attach = visitorPc.pc ? [copy.attach] : [];
  const marked = [...lines, ...attach].map((line) => `- ${line}`);
  return lines.length > 0 ? [copy.intro, ...marked].join('\n') : '';
}
