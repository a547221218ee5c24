import type { VisitorPcField } from './visitor-pc';

interface AmountFormat {
  /** The factor of each unit. A case's number needs a unit, since a number alone may be its model. */
  readonly factors: Readonly<Record<string, number>>;
  /** The least and the largest plausible amount. */
  readonly min: number;
  readonly max: number;
}

const FORMATS: Readonly<Record<'case' | 'psu', AmountFormat>> = {
  case: { factors: { mm: 1, cm: 10, in: 25.4 }, min: 100, max: 700 },
  psu: { factors: { '': 1, w: 1, kw: 1000 }, min: 100, max: 3000 },
};

/** The most by which one length in millimetres and in inches may differ, since both are rounded. In millimetres. */
const MAX_ROUNDING = 3;

/** Returns a unit's short form. NFKC turns the sign for inches into two characters. */
const shortenUnit = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/^(?:inch(?:es)?|"|”|′′)$/, 'in')
    .replace(/^millimetres$/, 'mm')
    .replace(/^watts?$/, 'w');

/** Parses a typed card length in millimetres or power in watts, rounded down; returns undefined for other texts. */
export function parseAmount(field: VisitorPcField, typed: string): number | undefined {
  if (field !== 'case' && field !== 'psu') return undefined;
  const { factors, min, max } = FORMATS[field];
  const amounts = typed
    .normalize('NFKC')
    .split('/')
    .map((text) => {
      // '325 mm', '12,99"' or '650'.
      const [, number = '', unit = ''] = /^(\d+(?:[.,]\d+)?)\s*(\D*)$/.exec(text.trim()) ?? [];
      const factor = factors[shortenUnit(unit)];
      if (number === '' || factor === undefined) return Number.NaN;
      return Math.floor(Number(number.replace(',', '.')) * factor);
    });
  // Catalogues state a length twice: '330 mm / 12.99"'.
  const [amount = Number.NaN, amountInInches, ...others] = amounts;
  const difference = amountInInches === undefined ? 0 : Math.abs(amount - amountInInches);
  const isOneAmount = others.length === 0 && difference <= MAX_ROUNDING;
  return isOneAmount && amount >= min && amount <= max ? amount : undefined;
}

/** Adds the unit to a number that is typed alone for a case's room: '325 mm' for '325'. Returns other texts as they are. */
export const addUnit = (field: VisitorPcField, typed: string): string =>
  field === 'case' && parseAmount(field, `${typed} mm`) !== undefined
    ? `${typed.trim()} mm`
    : typed;
