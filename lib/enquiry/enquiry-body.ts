import { kindNames } from '@/data/copy/compatibility';
import { emailCopy } from '@/data/copy/email';
import { enquiryEmailCopy } from '@/data/copy/enquiry-email';
import { visitorPcCopy, visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import type { PartKind } from '@/data/parts/facts';
import { type CheckResult, isIncompatible, type Question } from '@/lib/compatibility/finding';
import { composeBody } from '@/lib/mail/quote-messages';
import { fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';
import type { ItemLine } from './enquiry-item';
import type { Details, EnquiryState, Purpose } from './enquiry-state';
import { listMissingKinds } from './list-missing-kinds';

export interface EnquiryBodyData extends CheckResult {
  readonly lines: readonly ItemLine[];
  readonly enquiry: Pick<EnquiryState, 'purpose' | 'details' | 'visitorPc'>;
  /** The paragraph of formatVisitorPc, or ''. */
  readonly visitorPcText: string;
  /** The URL of the review that opens this enquiry. */
  readonly reviewUrl: string;
}

/** A part of the whole message that an email link may leave out. */
export type Omission = 'link' | 'results' | 'reasons' | 'blanks';

/** A form of the body: its paragraph on the check's results, or '', and what it leaves out. */
export interface BodyForm {
  readonly results: string;
  readonly omissions: readonly Omission[];
}

const joinLines = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Formats '2 × Corsair RM850e, SKU CP-9020296-UK;'. A featured item has its note, or a blank. */
function formatItem({ item, quantity, note = '' }: ItemLine, hasBlanks: boolean): string {
  const { name, category } = item;
  if (item.kind === 'product') {
    const { brand, sku } = item;
    return fillTemplate(enquiryEmailCopy.productLine, { quantity, brand, name, sku });
  }
  const featured = { quantity, name, category };
  const text = joinLines(note);
  if (text !== '') return fillTemplate(enquiryEmailCopy.featuredLine, { ...featured, note: text });
  return hasBlanks
    ? fillTemplate(enquiryEmailCopy.promptedLine, { ...featured, prompt: item.quotePrompt })
    : fillTemplate(enquiryEmailCopy.plainLine, featured);
}

const formatItems = (lines: readonly ItemLine[], hasBlanks: boolean) =>
  lines.map((line, index) => {
    const number = lines.length > 1 ? fillTemplate(enquiryEmailCopy.number, { n: index + 1 }) : '';
    return number + formatItem(line, hasBlanks);
  });

/** Formats the purpose of the parts, with blanks for the check's questions about it. */
function formatPurpose(
  purpose: Purpose | undefined,
  questions: readonly Question[],
  missingKinds: readonly PartKind[],
): readonly string[] {
  const sentences: string[] = [];
  if (questions.some(({ asksAbout }) => asksAbout === 'purpose'))
    sentences.push(enquiryEmailCopy.purposeBlank);
  else if (purpose) sentences.push(enquiryEmailCopy.purposes[purpose]);
  if (purpose === 'built') {
    const missing = joinNames([
      ...missingKinds.map((kind) => kindNames[kind].one),
      enquiryEmailCopy.windows,
    ]);
    const isWhole = missingKinds.length === 0;
    sentences.push(
      isWhole ? enquiryEmailCopy.buildWhole : fillTemplate(enquiryEmailCopy.build, { missing }),
    );
  }
  const choiceBlanks = questions.flatMap(({ code, asksAbout }) =>
    code === 'ask-which'
      ? fillTemplate(enquiryEmailCopy.choiceBlank, { kind: kindNames[asksAbout].one })
      : [],
  );
  return [...sentences, ...choiceBlanks];
}

/** Adds a blank for each part that the check asks about, unless the shop quotes it. */
function formatPcWithBlanks(
  visitorPcText: string,
  { findings, questions }: CheckResult,
  missingKinds: readonly PartKind[],
): readonly string[] {
  const findingsWithoutCpu = findings.filter(({ isCpuAsked }) => isCpuAsked);
  const askedKinds = [
    // The processor comes first where the power supply is too weak even without it.
    ...(findingsWithoutCpu.some(isIncompatible) ? ['cpu' as const] : []),
    ...questions.flatMap(({ code, asksAbout }) => (code === 'ask-part' ? asksAbout : [])),
    ...(findingsWithoutCpu.length > 0 ? ['cpu' as const] : []),
  ];
  const blanks = [...new Set(askedKinds)].flatMap((kind) =>
    missingKinds.includes(kind)
      ? []
      : `- ${fillTemplate(visitorPcFieldCopy[kind].emailLine, { what: emailCopy.blank })}`,
  );
  if (visitorPcText === '' && blanks.length === 0) return [];
  return [visitorPcText || visitorPcCopy.intro, ...blanks];
}

/** Formats the optional fields but the notes, with blanks for those that a quote needs. */
function formatDetails(details: Details, hasBlanks: boolean) {
  const { details: names } = enquiryEmailCopy;
  return (Object.keys(names) as readonly (keyof typeof names)[]).flatMap((field) => {
    const isNeeded = field === 'neededBy' || field === 'postcode';
    const text = joinLines(details[field] ?? '') || (hasBlanks && isNeeded ? emailCopy.blank : '');
    return text === '' ? [] : fillTemplate(enquiryEmailCopy.detail, { name: names[field], text });
  });
}

/** Composes the body of an enquiry's email. */
export function composeEnquiryBody(
  { lines, enquiry, findings, questions, visitorPcText, reviewUrl }: EnquiryBodyData,
  { results, omissions }: BodyForm,
): string {
  const hasBlanks = !omissions.includes('blanks');
  const { purpose, details } = enquiry;
  const missingKinds = listMissingKinds(lines, enquiry);
  // Only a body with blanks repeats the check's questions.
  const askingResult = hasBlanks ? { findings, questions } : { findings: [], questions: [] };
  const paragraphs = [
    [enquiryEmailCopy.intro, ...formatItems(lines, hasBlanks)],
    formatPurpose(purpose, askingResult.questions, missingKinds),
    // The notes follow the items closely, since they may change them.
    [details.notes?.trim() ?? ''],
    formatPcWithBlanks(visitorPcText, askingResult, missingKinds),
    [results],
    formatDetails(details, hasBlanks),
    [omissions.includes('link') ? '' : fillTemplate(enquiryEmailCopy.link, { link: reviewUrl })],
  ];
  return composeBody(...paragraphs.map((paragraphLines) => paragraphLines.join('\n')));
}
