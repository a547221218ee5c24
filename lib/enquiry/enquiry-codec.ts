/**
 * The text of an enquiry, in addresses and in the storage: 'parts=office-tower.30,rm850e&for=one-pc&have=supply+650'. People have
 * such links in their emails, so the parameters must not change. The storage adds notes (enquiry-storage.ts).
 */

import { joinQueries, removeParameters } from '@/lib/site/query';
import { type EnquiryLine, type LinkedEnquiry, MAX_QUANTITY } from './enquiry-state';

const PARAMETERS = { lines: 'parts', purpose: 'for', answers: 'have' } as const;

/** Formats an enquiry as a query without its question mark; '' for an empty enquiry. */
export function formatEnquiry(enquiry: Omit<LinkedEnquiry, 'unknownCount'>): string {
  const { lines, answers, purpose } = enquiry;
  const parameters: string[] = [];
  if (lines.length > 0) {
    const names = lines.map(({ id, quantity }) => (quantity > 1 ? `${id}.${quantity}` : id));
    // Ids need no encoding, and a comma is easier to read than '%2C'.
    parameters.push(`${PARAMETERS.lines}=${names.join(',')}`);
    // The purpose of a link that somebody wrote may contain any characters.
    if (purpose !== '') parameters.push(`${PARAMETERS.purpose}=${encodeURIComponent(purpose)}`);
  }
  for (const answer of answers)
    parameters.push(`${new URLSearchParams({ [PARAMETERS.answers]: answer })}`);
  return parameters.join('&');
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
  const names = (parameters.get(PARAMETERS.lines) ?? '').split(',').filter(Boolean);
  const lines = names.flatMap((name) => parseLine(name) ?? []);
  // A purpose without lines means nothing.
  const purpose = names.length > 0 ? parameters.get(PARAMETERS.purpose) : null;
  return {
    lines: lines.filter(({ id }, index) => lines.findIndex((line) => line.id === id) === index),
    answers: parameters.getAll(PARAMETERS.answers),
    purpose: purpose ?? '',
    unknownCount: names.length - lines.length,
  };
}

/** Replaces the enquiry of a query by a formatted one. Other parameters stay as they were written. */
export const replaceEnquiry = (query: string, enquiry: string): string =>
  joinQueries(removeParameters(query, Object.values(PARAMETERS)), enquiry);
