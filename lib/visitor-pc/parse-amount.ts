/** Parses an amount typed in place of a name: a case's room for a graphics card, or a supply's watts. */

import { visitorPcFieldCopy } from '@/data/copy/visitor-pc';
import { fillTemplate } from '@/lib/text/fill-template';
import type { VisitorPcField } from './visitor-pc';

interface AmountFormat {
  /** The unit of parsed amounts. */
  readonly unit: 'mm' | 'W';
  /** The factor of each unit. A case's number needs a unit, since alone it may be a model. */
  readonly factors: Readonly<Record<string, number>>;
  /** The least and the largest plausible amount. */
  readonly min: number;
  readonly max: number;
  readonly template: string;
}

const FORMATS: Readonly<Partial<Record<VisitorPcField, AmountFormat>>> = {
  case: {
    unit: 'mm',
    factors: { mm: 1, cm: 10, in: 25.4 },
    min: 100,
    max: 700,
    template: visitorPcFieldCopy.case.amount,
  },
  psu: {
    unit: 'W',
    factors: { '': 1, w: 1, kw: 1000 },
    min: 100,
    max: 3000,
    template: visitorPcFieldCopy.psu.amount,
  },
};

/** Returns a unit's short form. NFKC turns the sign for inches into two characters. */
const shortenUnit = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/^(?:inch(?:es)?|"|”|['’′]{2})$/, 'in')
    .replace(/^millimet(?:re|er)s?$/, 'mm')
    .replace(/^watts?$/, 'w');

/**
 * Parses a length in millimetres or a power in watts, rounded down: '325 mm', '12,99"' or '650'.
 * Returns undefined for other texts.
 */
export function parseAmount(field: VisitorPcField, typed: string): number | undefined {
  const format = FORMATS[field];
  const text = typed.normalize('NFKC').trim();
  const [, number, unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(\D*)$/.exec(text) ?? [];
  const factor = format?.factors[shortenUnit(unit)];
  if (format === undefined || number === undefined || factor === undefined) return undefined;
  const amount = Math.floor(Number(number.replace(',', '.')) * factor);
  return amount >= format.min && amount <= format.max ? amount : undefined;
}

/** Formats an amount with its unit: '325 mm', '650 W'; undefined for other texts. */
export function formatShortAmount(field: VisitorPcField, typed: string): string | undefined {
  const unit = FORMATS[field]?.unit;
  const amount = parseAmount(field, typed);
  return unit && amount !== undefined ? `${amount} ${unit}` : undefined;
}

/** Formats an amount in words: 'room for a card of 325 mm'; undefined for other texts. */
export function formatAmount(field: VisitorPcField, typed: string): string | undefined {
  const template = FORMATS[field]?.template;
  const amount = parseAmount(field, typed);
  return template && amount !== undefined ? fillTemplate(template, { amount }) : undefined;
}

/** Adds the unit to a number for a case: '325 mm' for '325'. Returns other texts as they are. */
export const addUnit = (field: VisitorPcField, typed: string): string =>
  field === 'case' && parseAmount(field, `${typed} mm`) !== undefined
    ? `${typed.trim()} mm`
    : typed;
