/**
 * The text of an enquiry in addresses and storage: 'parts=rm850e.2&for=one-pc&have=supply+650'.
 * enquiry-storage.ts adds notes.
 */

import { joinQueries, removeParameters } from '@/lib/site/query';
import { formatAnswers, parseAnswers } from '@/lib/visitor-pc/visitor-pc';
import {
  type EnquiryContent,
  type EnquiryLine,
  type LinkedEnquiry,
  MAX_QUANTITY,
  PURPOSES,
  type Purpose,
} from './enquiry-state';
import { PARAMETERS } from './stored-names';

/** Formats parameters of one name: 'have=case-7585de5&have=supply+650'. */
const formatParameters = (name: string, values: readonly string[]): string =>
  `${new URLSearchParams(values.map((value) => [name, value]))}`;

/** Formats each field of an enquiry as a query; '' for an empty field. */
export function formatFields(enquiry: EnquiryContent) {
  const { lines, visitorPc, purpose } = enquiry;
  const names = lines.map(({ id, quantity }) => (quantity > 1 ? `${id}.${quantity}` : id));
  return {
    // Ids need no encoding, and a comma is easier to read than '%2C'.
    lines: names.length > 0 ? `${PARAMETERS.lines}=${names.join()}` : '',
    purpose: formatParameters(PARAMETERS.purpose, purpose ? [purpose] : []),
    visitorPc: formatParameters(PARAMETERS.visitorPc, formatAnswers(visitorPc)),
  };
}

/** Formats an enquiry as a query without its question mark; '' for an empty enquiry. */
export function formatEnquiry(enquiry: EnquiryContent): string {
  const { lines, purpose, visitorPc } = formatFields(enquiry);
  // A purpose without lines means nothing.
  return [lines, lines && purpose, visitorPc].filter(Boolean).join('&');
}

/** Returns a quantity as a whole number from 1 to MAX_QUANTITY. */
export const clampQuantity = (quantity: number): number =>
  Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY);

/** Returns the line of 'office-tower.30' or 'rm850e'; undefined for a name that can't be an id. */
function parseEnquiryLine(name: string): EnquiryLine | undefined {
  const [, id, quantity = '1'] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(\d+))?$/.exec(name) ?? [];
  return id === undefined ? undefined : { id, quantity: clampQuantity(Number(quantity)) };
}

const isPurpose = (text: string): text is Purpose => PURPOSES.some((purpose) => purpose === text);

/**
 * Parses the enquiry of a query, which may contain anything. Of several lines with one id the first
 * counts. Purposes and answers that this version doesn't know are ignored.
 */
export function parseEnquiry(query: string): LinkedEnquiry {
  const parameters = new URLSearchParams(query);
  const names = (parameters.get(PARAMETERS.lines) ?? '').split(',').filter(Boolean);
  const lines = names.flatMap((name) => parseEnquiryLine(name) ?? []);
  const purposes = names.length > 0 ? parameters.getAll(PARAMETERS.purpose) : [];
  return {
    lines: lines.filter(({ id }, index) => lines.findIndex((line) => line.id === id) === index),
    visitorPc: parseAnswers(parameters.getAll(PARAMETERS.visitorPc)),
    purpose: purposes.find(isPurpose),
    unknownCount: names.length - lines.length,
  };
}

/** Replaces the enquiry of a query by a formatted one. Other parameters stay as written. */
export const replaceEnquiry = (query: string, enquiry: string): string =>
  joinQueries(removeParameters(query, Object.values(PARAMETERS)), enquiry);
