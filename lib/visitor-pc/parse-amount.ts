import type { VisitorPcField } from './visitor-pc';

/** The factors of units, and the plausible amounts. A case's number without a unit may be its model. */
const NUMBERS = {
  case: { factors: { mm: 1, cm: 10, in: 25.4 }, from: 100, to: 700 },
  psu: { factors: { '': 1, w: 1, kw: 1000 }, from: 100, to: 3000 },
} as const satisfies Partial<Record<VisitorPcField, object>>;

/** The most by which two units of one length differ, in millimetres. */
const ROUNDING = 3;

/** Returns a unit's short form. NFKC writes the sign for inches as two. */
const shortenUnit = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/^(?:inch(?:es)?|"|”|′′)$/, 'in')
    .replace(/^millimetres$/, 'mm')
    .replace(/^watts?$/, 'w');

/** Parses a typed card length in millimetres or power in watts, rounded down; returns undefined for other texts. */
export function parseAmount(field: VisitorPcField, typed: string): number | undefined {
  if (field !== 'case' && field !== 'psu') return undefined;
  const { factors, from, to } = NUMBERS[field];
  const amounts = typed
    .normalize('NFKC')
    .split('/')
    .map((text) => {
      const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(\D*)$/.exec(text.trim()) ?? [];
      const { [shortenUnit(unit)]: factor = Number.NaN } = factors as Readonly<
        Record<string, number>
      >;
      return number === '' ? Number.NaN : Math.floor(Number(number.replace(',', '.')) * factor);
    });
  // Catalogues add the inches: '330 mm / 12.99"'.
  const [amount = Number.NaN, same = amount, ...others] = amounts;
  const isOne = others.length === 0 && Math.abs(amount - same) <= ROUNDING;
  return isOne && amount >= from && amount <= to ? amount : undefined;
}

/** Adds the unit to a number that is typed alone for a case's room: '325 mm' for '325'. Returns other texts as they are. */
export const addUnit = (field: VisitorPcField, typed: string): string =>
  field === 'case' && parseAmount(field, `${typed} mm`) !== undefined
    ? `${typed.trim()} mm`
    : typed;
