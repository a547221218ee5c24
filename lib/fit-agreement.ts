/** How two facts agree, and how they are told. */
import type { PartFacts } from '@/checks/schemas/facts';
import type { FitTest } from '@/checks/schemas/fit';
import { fitCopy } from '@/data/fit';

type Named = Readonly<Record<string, unknown>>;
type Value = string | number | boolean | readonly string[] | Named;
type Amounts = Readonly<Record<string, number>>;

const keys = (value: Value) => (typeof value === 'object' ? Object.keys(value) : []);

/** Whether a fact of one part, x, agrees with one of another, y. */
export const AGREES: Readonly<Record<FitTest['facts'][1], (x: Value, y: Value) => boolean>> = {
  same: (x, y) => x === y,
  atMost: (x, y) => x <= y,
  has: (x, y) => ((y as Amounts)[String(x)] ?? 0) > 0,
  names: (x, y) => keys(x).every((name) => keys(y).includes(name)),
  within: (x, y) =>
    Object.entries(x as Amounts).every(([name, amount]) => amount <= ((y as Amounts)[name] ?? 0)),
  shares: (x, y) =>
    (x as readonly string[]).some((word) => (y as readonly string[]).includes(word)),
  some: (x, y) =>
    Object.entries(y as Amounts).some(
      ([name, amount]) => amount > 0 && Number(/[\d.]+/.exec(name)?.[0]) >= Number(x),
    ),
  notBoth: (x, y) => !(x && y),
  listed: (x, y) => keys(y).includes(String(x)),
};

/** Kinds of memory carry their speed in their name, other amounts are counted. */
const amount = (name: string, value: unknown) =>
  name.startsWith('DDR') ? `${name}-${value}` : `${value} × ${name}`;

/** A fact in words; of amounts those that the other part has too, where there are any. */
export function words(value: Value, other: Value): string {
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.join(` ${fitCopy.and} `);
  const shared = Object.entries(value).filter(([name]) => keys(other).includes(name));
  const told = shared.length > 0 ? shared : Object.entries(value);
  return told.map(([name, of]) => amount(name, of)).join(` ${fitCopy.and} `);
}

/** A fact by its name; null where it is not on record. */
export const factOf = (facts: PartFacts, name: PropertyKey): Value | null =>
  (facts as unknown as Readonly<Record<PropertyKey, Value | null>>)[name] ?? null;
