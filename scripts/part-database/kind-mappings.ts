import { createCaseReader, reconcileForms, reconcileLengths } from './case-facts';
import { createMotherboardReader } from './motherboard-facts';
import { DOUBT, type Facts, type OpenDbRecord } from './opendb-record';
import type { ListKind } from './part-names';

/** Numbers in a power supply's name that may be its watts: 'GE-P450P-C2', but not '230V'. */
const WATTS_IN_NAME = /(?<!\d)(?:[2-9]|1\d)\d0(?![\dV])/g;

function getWatts({ wattage, metadata }: OpenDbRecord): string | undefined {
  const watts = String(wattage ?? 0);
  if (Number(watts) < 100) return undefined;
  const stated = [...metadata.name.matchAll(/(\d{3,4}) ?W\b/gi)].map(([, number = '']) => number);
  const numbers = metadata.name.replaceAll(/\d+ ?W\b/gi, '').match(WATTS_IN_NAME) ?? [];
  const isContradicted = [stated, numbers].some(
    (values) => values.length > 0 && !values.includes(watts),
  );
  return isContradicted ? DOUBT : watts;
}

interface Column {
  /** True if the fact tells parts with one name apart. */
  readonly isIdentity?: boolean;
  /** True if a record without the fact says nothing. */
  readonly isRequired?: boolean;
  /** Reconciles the different values of one part's records; without it they leave the fact out. */
  readonly reconcile?: (values: readonly string[]) => string | undefined;
}

interface KindMapping {
  /** The folder in open-db/. */
  readonly folder: string;
  readonly createReader: (records: readonly OpenDbRecord[]) => (record: OpenDbRecord) => Facts;
  /** By name, in the order of a line. */
  readonly columns: Readonly<Record<string, Column>>;
}

/** The mapping of OpenDB's records to facts, by kind of part. */
export const KIND_MAPPINGS: Readonly<Record<ListKind, KindMapping>> = {
  cases: {
    folder: 'PCCase',
    createReader: createCaseReader,
    columns: {
      largestForm: { reconcile: reconcileForms },
      cardLength: { reconcile: reconcileLengths },
      cages: {},
      cardSlots: { reconcile: (slots) => slots.toSorted()[0] },
    },
  },
  psus: {
    folder: 'PSU',
    createReader: () => (record) => ({ watts: getWatts(record) }),
    columns: { watts: { isIdentity: true, isRequired: true } },
  },
  motherboards: {
    folder: 'Motherboard',
    createReader: createMotherboardReader,
    columns: {
      socket: { isIdentity: true, isRequired: true },
      memory: { isIdentity: true },
      form: {},
    },
  },
};
