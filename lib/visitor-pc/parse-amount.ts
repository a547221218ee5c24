import type { VisitorPcField } from './visitor-pc';

/** The units of a number that is typed alone, and its plausible range: 510 is a length in millimetres, 4000 a model. */
const NUMBERS = {
  case: { units: { '': 1, mm: 1, cm: 10, in: 25.4, '"': 25.4 }, from: 100, to: 700 },
  psu: { units: { '': 1, w: 1, watt: 1, watts: 1 }, from: 100, to: 3000 },
} as const satisfies Partial<Record<VisitorPcField, object>>;

/** Parses a typed card length in millimetres or power in watts, rounded down; returns undefined for other texts. */
export function parseAmount(field: VisitorPcField, typed: string): number | undefined {
  if (field !== 'case' && field !== 'psu') return undefined;
  const { units, from, to } = NUMBERS[field];
  const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*([a-z"]*)$/i.exec(typed.trim()) ?? [];
  const factor = new Map<string, number>(Object.entries(units)).get(unit.toLowerCase());
  const amount = Math.floor(Number(number.replace(',', '.')) * (factor ?? Number.NaN));
  return number !== '' && amount >= from && amount <= to ? amount : undefined;
}
