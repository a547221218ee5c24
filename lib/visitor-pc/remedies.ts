/** Decides what helps if products don't fit: a product in a part's place, or a request for parts. */

import { kindNames } from '@/data/copy/compatibility';
import { remedyCopy, visitorPcCopy } from '@/data/copy/visitor-pc';
import {
  type CheckedFinding,
  type Finding,
  isIncompatible,
  isShortOfPower,
  isWorking,
  type Replacement,
} from '@/lib/compatibility/finding';
import { formatSetRequest } from '@/lib/compatibility/format-finding';
import type { QuoteMessage } from '@/lib/mail/mailto';
import { fillTemplate } from '@/lib/text/fill-template';
import { joinNames } from '@/lib/text/join-names';
import type { SummaryLine } from './format-summary-line';

/** A link that asks for parts that fit. */
export interface FitRequest {
  /** The words of the link. */
  readonly label: string;
  /** The request as a sentence, for the notes of an enquiry. */
  readonly request: string;
  readonly message: QuoteMessage;
}

/** A product in place of a part, or a request. */
export type Remedy = Replacement | FitRequest;

type ComposeMessage = (request: string) => QuoteMessage;

/** Requests the set of parts that the findings say are needed, or else something other. */
function createRequest(
  findings: readonly Finding[],
  composeMessage: ComposeMessage,
  other?: Pick<FitRequest, 'label' | 'request'>,
): FitRequest | undefined {
  const setRequest = findings.flatMap((finding) => formatSetRequest(finding) ?? [])[0];
  const words = setRequest ? { label: remedyCopy.askForSet, request: setRequest } : other;
  return words && { ...words, message: composeMessage(words.request) };
}

/** Returns the remedy for an enquiry's finding: a product, or a request for a set of parts. */
export const findRemedy = (
  finding: CheckedFinding,
  composeMessage: ComposeMessage,
): Remedy | undefined => finding.replacement ?? createRequest([finding], composeMessage);

/** A request names at most this many kinds of products. More are 'parts'. */
const MAX_NAMED_KINDS = 2;

/**
 * Returns the one request for all products of a summary that don't fit, or that need a stronger
 * power supply than the shop has. Undefined if there are none.
 */
export function findSummaryRequest(
  lines: readonly SummaryLine[],
  composeMessage: ComposeMessage,
): FitRequest | undefined {
  const linesInNeed = lines.filter(
    ({ finding }) => !finding.replacement && (isShortOfPower(finding) || isIncompatible(finding)),
  );
  if (linesInNeed.length === 0) return undefined;
  const kinds = [...new Set(linesInNeed.flatMap((line) => line.kinds))];
  const many =
    kinds.length > MAX_NAMED_KINDS
      ? remedyCopy.parts
      : joinNames(kinds.map((kind) => kindNames[kind].many));
  // Only a single line can name the set of parts that all its products need.
  const findings = linesInNeed.length === 1 ? linesInNeed.map(({ finding }) => finding) : [];
  return createRequest(findings, composeMessage, {
    label: fillTemplate(remedyCopy.askForMany, { many }),
    request: fillTemplate(visitorPcCopy.suggestAny, { many }),
  });
}

/** Returns the request for parts or for another product; undefined if the product needs neither. */
export function findProductRequest(
  name: string,
  findings: readonly CheckedFinding[],
  composeMessage: ComposeMessage,
): FitRequest | undefined {
  const needsRequest = findings.some((finding) =>
    isShortOfPower(finding) ? !finding.replacement : !isWorking(finding),
  );
  if (!needsRequest) return undefined;
  return createRequest(findings, composeMessage, {
    label: remedyCopy.askForAnother,
    request: fillTemplate(visitorPcCopy.suggestFor, { name }),
  });
}
