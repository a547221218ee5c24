/** The results of the check, without English: messages.ts formats them. */

import { type FindingCode, type Outcome, sentences } from '@/data/copy/compatibility';
import type { FactName, PartFacts } from '@/data/parts/facts';

export type { FindingCode, Outcome };

/** Outcomes and codes from the worst to the best. */
const RANKED = Object.entries(sentences).flatMap(([outcome, byCode]) =>
  Object.keys(byCode).map((code) => [code, outcome] as readonly [FindingCode, Outcome]),
);
const rankByCode = new Map(RANKED.map(([code], index) => [code, index]));

/** The outcome of each code. */
export const outcomeByCode = Object.fromEntries(RANKED) as Readonly<Record<FindingCode, Outcome>>;

export type Params = Readonly<Record<string, string | number>>;

/** A code with its parameters, before the parts are known. */
export interface Result {
  readonly code: FindingCode;
  readonly params: Params;
}

export interface Finding extends Result {
  readonly outcome: Outcome;
  readonly partIds: readonly string[];
}

export const createResult = (code: FindingCode, params: Params = {}): Result => ({ code, params });

/** Returns a result for an unknown fact, which decides whether parts fit, or only how well. */
export const createUnknown = ({ part }: PartFacts, fact: FactName, isDetail = false): Result =>
  createResult(isDetail ? 'detail-unknown' : 'fact-unknown', { fact, kind: part });

export const createFinding = (
  code: FindingCode,
  parts: readonly { readonly id: string }[],
  params: Params = {},
): Finding => ({
  ...createResult(code, params),
  outcome: outcomeByCode[code],
  partIds: [...new Set(parts.map(({ id }) => id))],
});

/** Returns a finding on an unknown fact of one of these parts. */
export function createUnknownFinding(
  { facts }: { readonly facts: PartFacts },
  fact: FactName,
  parts: readonly { readonly id: string }[],
  isDetail = false,
): Finding {
  const { code, params } = createUnknown(facts, fact, isDetail);
  return createFinding(code, parts, params);
}

const rank = ({ code }: Finding) => rankByCode.get(code) ?? 0;

/** Returns true where the first finding comes before the other in the order of severity. */
export const isWorse = (one: Finding, other: Finding): boolean => rank(one) < rank(other);

/** Sorts findings from the worst to the best. */
export const sortFindings = (findings: readonly Finding[]) =>
  findings.toSorted((one, other) => rank(one) - rank(other));

export const getWorstFinding = (findings: readonly Finding[]): Finding | undefined =>
  sortFindings(findings)[0];

/** Returns the outcome whose icon a page at rest shows: a current BIOS is a requirement, until the visitor names a board. */
export const getShownOutcome = ({ code, outcome }: Finding): Outcome | undefined =>
  code === 'bios-update' ? undefined : outcome;

/** Returns true for parts that work together, on a condition or without. */
export const isWorking = ({ outcome }: { readonly outcome: Outcome }): boolean =>
  outcome !== 'incompatible' && outcome !== 'unverified';

/** Returns true for a finding against its parts. */
export const isClash = ({ outcome }: Finding): boolean => outcome === 'incompatible';

/** Returns true for a question that only the visitor can answer; it is no verdict on a part. */
export const isQuestion = (code: FindingCode): boolean => /^(?:ask|add)-/.test(code);

/** Returns the worst finding for one part, as its card, its line and the table show it. */
export const getVerdict = (findings: readonly Finding[], partId: string): Finding | undefined =>
  getWorstFinding(
    findings.filter(({ code, partIds }) => !isQuestion(code) && partIds.includes(partId)),
  );
