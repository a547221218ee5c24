/** The result of a rule on two parts, or on the parts of one motherboard: an outcome with its words. */

import type { PartKind } from '@/data/parts/facts';
import type { Name } from './name-parts';

/** The outcomes from the worst to the best. Advice says how to fit a part; it is no reason against buying. */
export const OUTCOMES = [
  'incompatible',
  'unverified',
  'underpowered',
  'conditional',
  'advice',
  'compatible',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The codes by which findings differ. Among those with one outcome, the first is the most urgent. */
const CODES = [
  'socket-differs',
  'memory-type-differs',
  'gpu-too-long',
  'board-too-big',
  'psu-too-big',
  'psu-12vo',
  'memory-too-tall',
  'watts-short',
  'leads-short',
  'slots-short',
  'ask-purpose',
  'ask-which',
  'ask-part',
  'fact-unknown',
  'ready-made',
  'cpu-unlisted',
  'memory-too-large',
  'several-gpus',
  'watts-tight',
  'psu-below-recommended',
  'watts-without-cpu',
  'leads-unknown',
  'eps-short',
  'gpu-tight',
  'gpu-narrow',
  'gpu-radiator',
  'gpu-caged',
  'bios-unknown',
  'four-modules',
  'profile-differs',
  'memory-details-unknown',
  'drive-slots',
  'detail-unknown',
  'bios-update',
  'adapter-needed',
  'memory-overclock',
  'cover-off',
  'slot-to-avoid',
  'gpu-has-room',
  'fits',
] as const;
export type FindingCode = (typeof CODES)[number];

/** The kinds that only the visitor can name, and what the parts are for. */
export type AskedKind = 'case' | 'cooler' | 'cpu' | 'motherboard' | 'psu' | 'purpose';

/** What some findings add to their text. */
interface FindingDetails {
  /** Reasons or advice that follow the text in the review and the email. */
  readonly explanation?: (name: Name) => string;
  /** The heading under which a summary lists the first part, where the outcome alone doesn't do. */
  readonly heading?: (name: Name) => string;
  /** An addition to the first part's name in a summary. */
  readonly detail?: string;
  /** An addition to a summary's list. */
  readonly toDo?: string;
  /** The parts that the visitor needs instead where no single part would do, such as 'an AM5 board and DDR5 memory'. */
  readonly needs?: string;
  readonly askedKind?: AskedKind | undefined;
  /** The kind of which one PC takes one of the parts. */
  readonly choiceKind?: PartKind;
}

export interface Finding extends FindingDetails {
  readonly outcome: Outcome;
  readonly code: FindingCode;
  readonly partIds: readonly string[];
  /**
   * A line without a full stop that names the parts: 'the RTX 5070 fits your H510, 56 mm to spare'. Where it begins with the part of a
   * card, the card leaves that name out: 'Fits your H510, 56 mm to spare'.
   */
  readonly text: (name: Name) => string;
}

export const createFinding = (
  outcome: Outcome,
  code: FindingCode,
  parts: readonly { readonly id: string }[],
  text: (name: Name) => string,
  details: FindingDetails = {},
): Finding => ({
  outcome,
  code,
  partIds: [...new Set(parts.map(({ id }) => id))],
  text,
  ...details,
});

const rank = ({ outcome, code }: Finding) =>
  OUTCOMES.indexOf(outcome) * CODES.length + CODES.indexOf(code);

/** Sorts findings from the worst to the best. */
export const sortFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted((one, other) => rank(one) - rank(other));

export const isClash = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  outcome === 'incompatible';

/** Returns true for parts that work together, on a condition or without. */
export const isWorking = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  OUTCOMES.indexOf(outcome) > OUTCOMES.indexOf('unverified');

/** Returns true for parts with nothing to know before buying: at most advice on how to fit them. */
export const isFit = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  OUTCOMES.indexOf(outcome) >= OUTCOMES.indexOf('advice');

/** Returns true for a power supply that is too weak or has too few leads. */
export const isShortOfPower = ({ code }: Finding): boolean =>
  ['watts-short', 'watts-tight', 'psu-below-recommended', 'leads-short'].includes(code);

/** Returns true for a question that only the visitor can answer; it is no verdict on a part. */
export const isQuestion = ({ code }: Finding): boolean => code.startsWith('ask-');

/** Returns the verdict on one part, the worst of its findings. */
export const getVerdict = (findings: readonly Finding[], partId: string): Finding | undefined =>
  sortFindings(findings).find(
    (finding) => !isQuestion(finding) && finding.partIds.includes(partId),
  );
