/**
 * The text of an enquiry, in addresses and in the storage: 'parts=office-tower.30,rm850e&for=one-pc&have=supply+650'. People have
 * such links in their emails, so the parameters must not change. The storage adds notes (enquiry-storage.ts).
 */

import { removeParameters } from '@/lib/site/remove-parameters';
import {
  type EnquiryLine,
  type LinkedEnquiry,
  MAX_QUANTITY,
  type SharedEnquiry,
} from './enquiry-state';

const [PARTS, PURPOSE, HAVE] = ['parts', 'for', 'have'] as const;

/** Formats an enquiry as a query without its question mark; '' for an empty enquiry. */
export function formatEnquiry({ lines, answers, purpose }: SharedEnquiry): string {
  const parts = lines.map(({ id, quantity }) => (quantity > 1 ? `${id}.${quantity}` : id));
  // Ids need no encoding, and a comma is easier to read than '%2C'.
  const linesText = parts.length > 0 ? `${PARTS}=${parts.join(',')}` : '';
  // The purpose of a link that somebody wrote may contain any characters.
  const purposeText =
    parts.length > 0 && purpose ? `${PURPOSE}=${encodeURIComponent(purpose)}` : '';
  const answersText = `${new URLSearchParams(answers.map((text) => [HAVE, text]))}`;
  return [linesText, purposeText, answersText].filter(Boolean).join('&');
}

/** Returns a quantity as a whole number from 1 to MAX_QUANTITY. */
export const clampQuantity = (quantity: number): number =>
  Math.min(Math.max(Math.trunc(quantity), 1), MAX_QUANTITY);

/** Returns the line of 'office-tower.30' or 'rm850e'; undefined for a name that can't be an id. */
function parseLine(name: string): EnquiryLine | undefined {
  const [, id, quantity = '1'] = /^([a-z0-9]+(?:-[a-z0-9]+)*)(?:\.(\d+))?$/.exec(name) ?? [];
  return id === undefined ? undefined : { id, quantity: clampQuantity(Number(quantity)) };
}

/** Parses the enquiry of a query, which may contain anything. Of several lines with one id the first counts. */
export function parseEnquiry(query: string): LinkedEnquiry {
  const parameters = new URLSearchParams(query);
  const names = (parameters.get(PARTS) ?? '').split(',').filter(Boolean);
  const lines = names.flatMap((name) => parseLine(name) ?? []);
  return {
    lines: lines.filter(({ id }, index) => lines.findIndex((line) => line.id === id) === index),
    answers: parameters.getAll(HAVE),
    // A purpose without lines means nothing.
    purpose: (names.length > 0 && parameters.get(PURPOSE)) || '',
    unknownCount: names.length - lines.length,
  };
}

/** Returns a query with its enquiry replaced by a formatted one. Other parameters stay as they were written. */
export function replaceEnquiry(query: string, enquiry: string): string {
  const others = removeParameters(query, [PARTS, PURPOSE, HAVE]);
  const all = [others, enquiry].filter(Boolean).join('&');
  return all && `?${all}`;
}
