/** Findings, the results of rules, and questions to the visitor. Each has a code and words. */

import type { PartKind } from '@/data/parts/facts';
import { omitRepeatedParts, type Part } from './parts';

/** The outcomes, the worst first. Advice says how to fit a part; it is no reason against buying. */
export const OUTCOMES = [
  'incompatible',
  'unverified',
  'underpowered',
  'conditional',
  'advice',
  'compatible',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** The codes of findings with their outcomes, the worst first: findings are sorted like this. */
const OUTCOMES_BY_CODE = {
  'socket-differs': 'incompatible',
  'memory-type-differs': 'incompatible',
  'gpu-too-long': 'incompatible',
  'motherboard-too-big': 'incompatible',
  'psu-too-big': 'incompatible',
  'psu-12vo': 'incompatible',
  'memory-too-tall': 'incompatible',
  'watts-short': 'incompatible',
  'leads-short': 'incompatible',
  'slots-short': 'incompatible',
  'fact-unknown': 'unverified',
  'ready-made': 'unverified',
  'cpu-unlisted': 'unverified',
  'cpu-draws-much': 'unverified',
  'memory-too-large': 'unverified',
  'several-gpus': 'unverified',
  'watts-tight': 'underpowered',
  'psu-below-recommended': 'underpowered',
  'watts-without-cpu': 'conditional',
  'leads-unknown': 'conditional',
  'main-lead-unknown': 'conditional',
  'eps-short': 'conditional',
  'gpu-tight': 'conditional',
  'gpu-slots-tight': 'conditional',
  'gpu-radiator': 'conditional',
  'gpu-caged': 'conditional',
  'bios-unknown': 'conditional',
  'memory-left-over': 'conditional',
  'many-modules': 'conditional',
  'profile-differs': 'conditional',
  'memory-details-unknown': 'conditional',
  'drive-slowed': 'conditional',
  'lanes-shared': 'conditional',
  'detail-unknown': 'conditional',
  'bios-update': 'conditional',
  'bios-flashback': 'advice',
  'adapter-needed': 'advice',
  'memory-overclock': 'advice',
  'cover-off': 'advice',
  'slot-to-avoid': 'advice',
  'gpu-has-room': 'compatible',
  fits: 'compatible',
} as const satisfies Readonly<Record<string, Outcome>>;
export type FindingCode = keyof typeof OUTCOMES_BY_CODE;

/** The kinds of which a PC has exactly one part. */
export const SINGLE_KINDS = ['cpu', 'motherboard', 'psu', 'case', 'cooler'] as const;
/** A kind of part that the check asks the visitor about: they can name the one in their PC. */
export type AskedKind = (typeof SINGLE_KINDS)[number];

/** A question's code and its subject: the enquiry's purpose, or a part to name or to choose. */
type QuestionTopic =
  | { readonly code: 'ask-purpose'; readonly asksAbout: 'purpose' }
  | { readonly code: 'ask-part' | 'ask-which'; readonly asksAbout: AskedKind };

/** The words of a summary, which says once what several products' findings have in common. */
interface FindingSummary {
  /** The sentence in place of the default, without a full stop: '[gpu is] tight in [case]'. */
  readonly text?: string | undefined;
  /** An addition in brackets behind the product's name, such as 'needs 25 mm more'. */
  readonly addition?: string | undefined;
  /** The sentence after the text, such as 'measure first'. */
  readonly advice?: string | undefined;
}

/** The additions of some findings to their text. All words name parts as the text does. */
interface FindingDetails {
  /** The sentences after the text, without the last full stop: 'Turn on EXPO for 6000 MT/s'. */
  readonly advice?: string | undefined;
  /** Reasons that follow the text and the advice in the review and the email. */
  readonly explanation?: string | undefined;
  readonly summary?: FindingSummary | undefined;
  /** The parts that the visitor needs instead, such as 'an AM5 board and DDR5 memory'. */
  readonly needs?: string | undefined;
  /** True if `needs` names memory. */
  readonly isMemoryNeeded?: boolean | undefined;
  /** True if there is no processor, and a large one would draw too much. */
  readonly isCpuMissing?: boolean | undefined;
}

/** A finding on parts, as a rule returns it. */
export interface Finding extends FindingDetails {
  readonly code: FindingCode;
  readonly outcome: Outcome;
  /** The parts that the finding is about, each once. */
  readonly parts: readonly Part[];
  /**
   * A sentence without its full stop: '[gpu fits] [case] with 56 mm to spare'. `fillFindingText`
   * fills in the names. A product's own card leaves its name out: 'Fits your H510 with …'.
   */
  readonly text: string;
}

/** A product of the shop that helps in place of a product of the enquiry or the visitor's part. */
export interface Replacement {
  readonly product: Part;
  readonly replaced: Part;
}

/** A finding with what the checks of an enquiry and of the visitor's PC add. */
export interface CheckedFinding extends Finding {
  /** The product that fits in place of one of the parts. */
  readonly replacement?: Replacement | undefined;
  /** True if the processor is missing, and the visitor has not asked for a quote for one. */
  readonly isCpuAsked?: boolean | undefined;
}

/** A question to the visitor. */
export type Question = QuestionTopic & Pick<Finding, 'parts' | 'text'>;

/** The findings on parts, and the questions to the visitor. */
export interface CheckResult {
  /** The worst first. */
  readonly findings: readonly CheckedFinding[];
  readonly questions: readonly Question[];
}

/** A rule's result for parts that fit, if it has no words of its own: the check says that. */
export const NO_FINDINGS = [] as const;
/** The result for parts that don't affect each other, or can't be compared for lack of facts. */
export const NOT_COMPARED = 'not-compared';
export type RuleResult = readonly Finding[] | typeof NOT_COMPARED;

/**
 * Compares two parts of the kinds `A` and `B`.
 *
 * @param allParts since a third part may decide, such as the processor whose power is added
 */
export type Rule<A extends PartKind, B extends PartKind> = (
  a: Part<A>,
  b: Part<B>,
  allParts: readonly Part[],
) => RuleResult;

/**
 * Creates a finding on parts, with the outcome of its code.
 *
 * @param text a sentence without its full stop; `fillFindingText` lists its placeholders
 */
export const createFinding = (
  code: FindingCode,
  parts: readonly Part[],
  text: string,
  details: FindingDetails = {},
): Finding => ({
  outcome: OUTCOMES_BY_CODE[code],
  code,
  parts: omitRepeatedParts(parts),
  text,
  ...details,
});

/** Lists the findings that there are, for a rule whose checks may have none. */
export const listFindings = (...findings: readonly (Finding | undefined)[]): readonly Finding[] =>
  findings.filter((finding) => finding !== undefined);

const CODES_BY_SEVERITY = Object.keys(OUTCOMES_BY_CODE);

/** Sorts findings from the worst to the best. */
export const sortFindings = (findings: readonly Finding[]): readonly Finding[] =>
  findings.toSorted(
    (one, other) => CODES_BY_SEVERITY.indexOf(one.code) - CODES_BY_SEVERITY.indexOf(other.code),
  );

/** Returns true for parts that can't be used together. */
export const isIncompatible = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  outcome === 'incompatible';

/** Returns true for parts that work together, even on a condition or below a recommendation. */
export const isWorking = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  outcome !== 'incompatible' && outcome !== 'unverified';

/** Returns true for parts that work together without a condition, though maybe with advice. */
export const isFit = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  outcome === 'compatible' || outcome === 'advice';

const POWER_SHORTAGES: readonly FindingCode[] = [
  'watts-short',
  'watts-tight',
  'psu-below-recommended',
  'leads-short',
];

/** Returns true for a power supply that is too weak or has too few leads. */
export const isShortOfPower = ({ code }: Finding): boolean => POWER_SHORTAGES.includes(code);

/**
 * Returns true for the finding that the main lead is unknown, since only the visitor's processor is
 * named. Every power supply has it.
 */
export const isMainLeadUnknown = ({ code }: Finding): boolean => code === 'main-lead-unknown';

/** Returns true for a finding or a question about a part. */
export const isAbout = ({ parts }: Pick<Finding, 'parts'>, partId: string): boolean =>
  parts.some(({ id }) => id === partId);

/** Returns the verdict on one part: its worst finding. */
export const getVerdict = (findings: readonly Finding[], partId: string): Finding | undefined =>
  sortFindings(findings).find((verdict) => isAbout(verdict, partId));
