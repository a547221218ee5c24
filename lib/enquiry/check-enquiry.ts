import { collectFindings } from '@/lib/compatibility/collect-findings';
import type { CheckResult, Question } from '@/lib/compatibility/finding';
import type { Grouping } from '@/lib/compatibility/parts';
import { leaveReadyMadePcToShop } from '@/lib/compatibility/rules/ready-made';
import { addReplacementPsu } from '@/lib/visitor-pc/replacement-psu';
import type { ResolvedPc } from '@/lib/visitor-pc/resolve-visitor-pc';
import type { VisitorPcField } from '@/lib/visitor-pc/visitor-pc';
import type { ProductEnquiryItem } from './enquiry-item';
import type { EnquiryState, Purpose } from './enquiry-state';

const GROUPINGS_BY_PURPOSE: Readonly<Record<Purpose, Grouping>> = {
  'one-pc': 'one-pc',
  built: 'one-pc',
  'several-pcs': 'separate',
  choosing: 'separate',
};

type CheckedEnquiry = Pick<EnquiryState, 'lines' | 'purpose'>;

/**
 * Checks the enquiry's parts against each other and against the visitor's PC.
 *
 * @param products all products that an enquiry may have; featured items are not checked
 */
export function checkEnquiry(
  enquiry: CheckedEnquiry,
  pc: ResolvedPc,
  products: readonly ProductEnquiryItem[],
): CheckResult {
  const { lines, purpose } = enquiry;
  const { readyMadeName } = pc;
  const quantitiesById = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const enquiryParts = products.flatMap(({ id, brand, facts }) => {
    const quantity = quantitiesById.get(id);
    return quantity === undefined ? [] : [{ id, brand, facts, quantity }];
  });
  if (enquiryParts.length === 0) return { findings: [], questions: [] };
  const parts = [...enquiryParts, ...pc.parts];
  const result = collectFindings(parts, purpose && GROUPINGS_BY_PURPOSE[purpose]);
  const enquiryFindings = result.findings.filter((finding) =>
    finding.parts.some(({ id }) => quantitiesById.has(id)),
  );
  const findings =
    readyMadeName === undefined
      ? enquiryFindings
      : leaveReadyMadePcToShop(enquiryFindings, enquiryParts, readyMadeName);
  return {
    findings: addReplacementPsu(findings, parts, products, readyMadeName).map((finding) => ({
      ...finding,
      // A processor that the visitor wants quoted is not asked for.
      isCpuAsked: finding.isCpuMissing && !hasAnswer(pc, 'cpu'),
    })),
    questions: result.questions.filter((question) => !isNeedless(question, purpose, pc)),
  };
}

const hasAnswer = ({ answers }: ResolvedPc, field: VisitorPcField) =>
  answers.some((answer) => answer.field === field);

/** Returns true for a question about a part that the visitor has named or need not name. */
function isNeedless(
  { code, asksAbout }: Question,
  purpose: CheckedEnquiry['purpose'],
  pc: ResolvedPc,
): boolean {
  if (code !== 'ask-part') return false;
  // The shop quotes what a PC that it builds still lacks.
  if (purpose === 'built') return true;
  // A ready-made PC has a case.
  if (asksAbout === 'case' && pc.readyMadeName !== undefined) return true;
  return hasAnswer(pc, asksAbout);
}
