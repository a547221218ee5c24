/** Reads the facts of OpenDB's records; ../../data/parts/opendb/README.md has the figures behind each rule. */

import { memoryTypesBySocket } from '@/data/parts/sockets';
import {
  createCaseReader,
  reconcileFormFactors,
  reconcileLengths,
  reconcilePsuFormFactors,
} from './case-facts';
import { DOUBTFUL_FACT, type Facts, groupBy, type OpenDbRecord } from './opendb-record';
import {
  createNameKey,
  findMemorySuffix,
  isTwinSocket,
  type ListKind,
  MEMORY,
  parsePartName,
} from './part-names';

const SOCKETS = /^(?:LGA ?\d{3,4}(?:-3)?|AM\d\+?|FM\d\+?|TR4|sTRX4|sTR5)$/;
const getSocket = ({ socket }: OpenDbRecord) =>
  SOCKETS.test(socket ?? '') ? socket?.replace(' ', '') : undefined;

const getMemoryType = ({ memory }: OpenDbRecord) => memory?.ram_type ?? undefined;

/** Returns true for words that name kinds of memory, but not this one. */
const statesOtherMemory = (words: string, memory: string | undefined) => {
  const stated = [...words.matchAll(MEMORY)].map(([, generation]) => `DDR${generation}`);
  return stated.length > 0 && !stated.some((kind) => kind === memory);
};

/** Returns the kind of memory. `twins` are the records whose names differ only in the suffix for memory. */
function getMemory(record: OpenDbRecord, twins: readonly OpenDbRecord[]): string | undefined {
  const { metadata, socket } = record;
  const kind = getMemoryType(record);
  const [onlyKind, otherKind] = memoryTypesBySocket[getSocket(record) ?? ''] ?? [];
  if (onlyKind !== undefined && otherKind === undefined) return onlyKind;
  // This socket takes only registered modules.
  if (socket === 'sTR5') return DOUBTFUL_FACT;
  const numbers = metadata.part_numbers?.join(' ') ?? '';
  const isTwin = isTwinSocket(socket);
  if (statesOtherMemory(`${metadata.name} ${numbers}`, kind)) return DOUBTFUL_FACT;
  if (isTwin && statesOtherMemory(numbers, kind)) return DOUBTFUL_FACT;
  const areBothKnown = twins.some((twin) => getMemoryType(twin) !== kind);
  return !isTwin || areBothKnown || findMemorySuffix(record) !== '' ? kind : DOUBTFUL_FACT;
}

/** Returns the form factor. An M behind the chipset is for micro-ATX: 'B650M'. */
function getFormFactor({ form_factor, metadata }: OpenDbRecord): string | undefined {
  const isSmall = /\b[A-Z]\d{3}E?M\b/i.test(metadata.name);
  return isSmall && form_factor === 'ATX' ? DOUBTFUL_FACT : (form_factor ?? undefined);
}

/** Returns a function that reads the facts of one motherboard. It compares the board with the records of all others. */
function createMotherboardReader(records: readonly OpenDbRecord[]) {
  const getKey = (record: OpenDbRecord) =>
    createNameKey(parsePartName('motherboards', record)?.replaceAll(MEMORY, ' ') ?? '');
  const twinsByKey = groupBy(
    records.filter(({ socket }) => isTwinSocket(socket)),
    getKey,
  );
  return (record: OpenDbRecord) => ({
    socket: getSocket(record),
    memory: getMemory(record, twinsByKey.get(getKey(record)) ?? []),
    formFactor: getFormFactor(record),
  });
}

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
  return isContradicted ? DOUBTFUL_FACT : watts;
}

interface Column {
  /** True if parts of one name with different facts are different parts. */
  readonly isIdentity?: boolean;
  /** True if a record without the fact is left out. */
  readonly isRequired?: boolean;
  /** Chooses from different values in one part's records. Without this function, a difference leaves the fact out. */
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
      largestFormFactor: { reconcile: reconcileFormFactors },
      cardLength: { reconcile: reconcileLengths },
      front: {},
      cardSlots: { reconcile: (slots) => slots.toSorted()[0] },
      psuFormFactors: { reconcile: reconcilePsuFormFactors },
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
      formFactor: {},
    },
  },
};
