/** The results of the check, without English: messages.ts formats them. */

const SEVERITY = ['incompatible', 'unverified', 'conditional', 'compatible'] as const;
export type Outcome = (typeof SEVERITY)[number];

/** The outcome of each code; among codes with one outcome, the first is the most urgent. */
export const outcomeByCode = {
  'socket-differs': 'incompatible',
  'memory-type-differs': 'incompatible',
  'gpu-too-long': 'incompatible',
  'board-too-big': 'incompatible',
  'cooler-too-tall': 'incompatible',
  'cooler-socket-differs': 'incompatible',
  'memory-too-tall': 'incompatible',
  'watts-short': 'incompatible',
  'resource-short': 'incompatible',
  'ask-purpose': 'unverified',
  'ask-which': 'unverified',
  'ask-case': 'unverified',
  'ask-cooler': 'unverified',
  'ask-cooler-height': 'unverified',
  'add-motherboard': 'unverified',
  'add-psu': 'unverified',
  'too-many-builds': 'unverified',
  'fact-unknown': 'unverified',
  'cpu-unlisted': 'unverified',
  'memory-too-large': 'unverified',
  'adapter-unknown': 'unverified',
  'gpu-slots-unknown': 'unverified',
  'psu-below-recommended': 'conditional',
  'watts-tight': 'conditional',
  'watts-without-cpu': 'conditional',
  'adapter-needed': 'conditional',
  'leads-unknown': 'conditional',
  'eps-short': 'conditional',
  'gpu-snug': 'conditional',
  'gpu-tight': 'conditional',
  'gpu-narrow': 'conditional',
  'gpu-radiator': 'conditional',
  'gpu-caged': 'conditional',
  'board-width-varies': 'conditional',
  'bios-update': 'conditional',
  'bios-update-usb': 'conditional',
  'bios-update-cpu': 'conditional',
  'bios-unknown': 'conditional',
  'gpu-at-x4': 'conditional',
  'gpus-share-lanes': 'conditional',
  'gpu-covers-slot': 'conditional',
  'kits-mixed': 'conditional',
  'four-modules': 'conditional',
  'four-modules-unrated': 'conditional',
  'profile-differs': 'conditional',
  'memory-details-unknown': 'conditional',
  'drive-slower': 'conditional',
  'fast-slot-shares-lanes': 'conditional',
  'drives-share-lanes': 'conditional',
  'slot-to-avoid': 'conditional',
  'detail-unknown': 'conditional',
  'goes-with': 'compatible',
  'watts-enough': 'compatible',
  'psu-recommended': 'compatible',
  'gpu-has-room': 'compatible',
  'memory-overclock': 'compatible',
  'memory-overclock-board': 'compatible',
  'cover-off': 'compatible',
  'gpu-slot-shared': 'compatible',
  'gpu-any-generation': 'compatible',
  fits: 'compatible',
} as const satisfies Readonly<Record<string, Outcome>>;

export type FindingCode = keyof typeof outcomeByCode;
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

export const createFinding = (
  { code, params }: Result,
  parts: readonly { readonly id: string }[],
): Finding => ({
  code,
  outcome: outcomeByCode[code],
  params,
  partIds: [...new Set(parts.map(({ id }) => id))],
});

const CODES = Object.keys(outcomeByCode);
const rank = ({ code, outcome }: Finding) =>
  SEVERITY.indexOf(outcome) * CODES.length + CODES.indexOf(code);

/** Sorts findings from the worst to the best. */
export const sortFindings = (findings: readonly Finding[]) =>
  findings.toSorted((one, other) => rank(one) - rank(other));

export const getWorstFinding = (findings: readonly Finding[]): Finding | undefined =>
  sortFindings(findings)[0];

/** Returns true for a question that only the visitor can answer; it is no verdict on a part. */
export const isQuestion = (code: FindingCode): boolean => /^(?:ask|add)-/.test(code);

/** Returns the worst finding for one part, as its card, its line and the table show it. */
export const getVerdict = (findings: readonly Finding[], partId: string): Finding | undefined =>
  getWorstFinding(
    findings.filter(({ code, partIds }) => !isQuestion(code) && partIds.includes(partId)),
  );
