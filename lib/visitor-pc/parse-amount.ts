import type { VisitorPcField } from './visitor-pc';

/** The units of a number that is typed alone, and its plausible range. A case's number without a unit may be its model. */
const NUMBERS = {
  case: {
    units: {
      mm: 1,
      millimetres: 1,
      cm: 10,
      in: 25.4,
      inch: 25.4,
      inches: 25.4,
      '"': 25.4,
      '”': 25.4,
      // NFKC writes the sign for inches as two.
      '′′': 25.4,
    },
    from: 100,
    to: 700,
  },
  psu: { units: { '': 1, w: 1, watt: 1, watts: 1, kw: 1000 }, from: 100, to: 3000 },
} as const satisfies Partial<Record<VisitorPcField, object>>;

const AMOUNT = /^(\d+(?:[.,]\d+)?)\s*([a-z"”′]*)$/i;
/** The most by which two units of one length differ, in millimetres. */
const ROUNDING = 3;

/** Parses a typed card length in millimetres or power in watts, rounded down; returns undefined for other texts. */
export function parseAmount(field: VisitorPcField, typed: string): number | undefined {
  if (field !== 'case' && field !== 'psu') return undefined;
  const { units, from, to } = NUMBERS[field];
  // Catalogues add the inches: '330 mm / 12.99"'.
  const [first = '', second, ...others] = typed.split('/');
  if (second !== undefined) {
    const [amount, same] = [first, second].map((text) => parseAmount(field, text));
    const isSame = others.length === 0 && Math.abs((amount ?? NaN) - (same ?? NaN)) <= ROUNDING;
    return isSame ? amount : undefined;
  }
  const [, number = '', unit = ''] = AMOUNT.exec(typed.normalize('NFKC').trim()) ?? [];
  const factor = new Map<string, number>(Object.entries(units)).get(unit.toLowerCase());
  const amount = Math.floor(Number(number.replace(',', '.')) * (factor ?? Number.NaN));
  return number !== '' && amount >= from && amount <= to ? amount : undefined;
}

/** Adds the unit to a number that is typed alone for a case's room: '325 mm' for '325'. Returns other texts as they are. */
export const addUnit = (field: VisitorPcField, typed: string): string =>
  field === 'case' && parseAmount(field, `${typed} mm`) !== undefined
    ? `${typed.trim()} mm`
    : typed;
