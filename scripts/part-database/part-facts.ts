/** Reads the facts of OpenDB's records. The README of data/parts/opendb/ explains each rule. */

import { memoryTypesBySocket } from '@/data/parts/sockets';
import {
  CASE_FLAGS,
  type DatabaseKind,
  type FactColumn,
  type FactTexts,
} from '@/lib/part-database/part-line';
import { createCaseReader, reconcileFormFactors, reconcileLengths } from './case-facts';
import { DOUBTFUL_FACT, groupBy, type OpenDbRecord } from './opendb-record';
import { createNameKey, findMemorySuffix, isTwinSocket, MEMORY, readFullName } from './part-names';

const SOCKETS = /^(?:LGA ?\d{3,4}(?:-3)?|AM\d\+?|FM\d\+?|TR4|sTRX4|sTR5)$/;
const getSocket = ({ socket }: OpenDbRecord) =>
  SOCKETS.test(socket ?? '') ? socket?.replace(' ', '') : undefined;

const getStatedMemoryType = ({ memory }: OpenDbRecord) => memory?.ram_type ?? undefined;

/** Returns true for a text that names memory types, but not this one. */
const namesOtherMemory = (text: string, type: string | undefined) => {
  const namedTypes = [...text.matchAll(MEMORY)].map(([, generation]) => `DDR${generation}`);
  return namedTypes.length > 0 && !namedTypes.some((namedType) => namedType === type);
};

/** Returns the memory type. `twins` are records whose names differ only in the memory's suffix. */
function getMemoryType(record: OpenDbRecord, twins: readonly OpenDbRecord[]): string | undefined {
  const { metadata, socket } = record;
  const [onlyType, otherType] = memoryTypesBySocket[getSocket(record) ?? ''] ?? [];
  if (onlyType !== undefined && otherType === undefined) return onlyType;
  // This socket takes only registered modules.
  if (socket === 'sTR5') return DOUBTFUL_FACT;
  const type = getStatedMemoryType(record);
  const numbers = metadata.part_numbers?.join(' ') ?? '';
  if (namesOtherMemory(`${metadata.name} ${numbers}`, type)) return DOUBTFUL_FACT;
  if (!isTwinSocket(socket)) return type;
  if (namesOtherMemory(numbers, type)) return DOUBTFUL_FACT;
  const areBothListed = twins.some((twin) => getStatedMemoryType(twin) !== type);
  return areBothListed || findMemorySuffix(record) !== '' ? type : DOUBTFUL_FACT;
}

/** Returns the form factor. An M behind the chipset is for micro-ATX: 'B650M'. */
function getFormFactor({ form_factor, metadata }: OpenDbRecord): string | undefined {
  const isSmall = /\b[A-Z]\d{3}E?M\b/i.test(metadata.name);
  return isSmall && form_factor === 'ATX' ? DOUBTFUL_FACT : (form_factor ?? undefined);
}

/** Returns a function that reads the facts of one motherboard, beside the records of all others. */
function createMotherboardReader(records: readonly OpenDbRecord[]) {
  const getKey = (record: OpenDbRecord) =>
    createNameKey(readFullName('motherboard', record).replaceAll(MEMORY, ' '));
  const twinsByKey = groupBy(
    records.filter(({ socket }) => isTwinSocket(socket)),
    getKey,
  );
  return (record: OpenDbRecord) => ({
    socket: getSocket(record),
    memoryType: getMemoryType(record, twinsByKey.get(getKey(record)) ?? []),
    formFactor: getFormFactor(record),
  });
}

/** Matches numbers without a unit that may be watts: 450 in 'GE-P450P-C2', but not '230V'. */
const WATTS_IN_NAME = /(?<!\d)(?:[2-9]|1\d)\d0(?![\dV])/g;

function getWatts({ wattage, metadata }: OpenDbRecord): string | undefined {
  const watts = String(wattage ?? 0);
  if (Number(watts) < 100) return undefined;
  const stated = [...metadata.name.matchAll(/(\d{3,4}) ?W\b/gi)].map(([, number = '']) => number);
  const numbers = metadata.name.replaceAll(/\d+ ?W\b/gi, '').match(WATTS_IN_NAME) ?? [];
  const contradicts = (values: readonly string[]) => values.length > 0 && !values.includes(watts);
  return contradicts(stated) || contradicts(numbers) ? DOUBTFUL_FACT : watts;
}

/** The facts without which a record is left out. */
export const REQUIRED_COLUMNS: Readonly<Partial<Record<DatabaseKind, FactColumn>>> = {
  psu: 'watts',
  motherboard: 'socket',
};

/** Parts of one name with different facts in these columns are different parts. */
export const IDENTITY_COLUMNS: readonly FactColumn[] = ['watts', 'socket', 'memoryType'];

/** Functions that choose from different facts of one part's records. Other facts are left out. */
export const RECONCILERS: Readonly<
  Partial<Record<FactColumn, (values: readonly string[]) => string | undefined>>
> = {
  largestFormFactor: reconcileFormFactors,
  maxGpuLength: reconcileLengths,
  maxGpuSlots: (slots) => slots.toSorted()[0],
  psuFormFactors: () => CASE_FLAGS.psuUnverified,
};

interface KindMapping<K extends DatabaseKind> {
  /** The folder in open-db/. */
  readonly folder: string;
  readonly createReader: (
    records: readonly OpenDbRecord[],
  ) => (record: OpenDbRecord) => Required<FactTexts<K>>;
}

/** The mapping of OpenDB's records to facts, by part kind. */
export const KIND_MAPPINGS: { readonly [K in DatabaseKind]: KindMapping<K> } = {
  case: { folder: 'PCCase', createReader: createCaseReader },
  psu: { folder: 'PSU', createReader: () => (record) => ({ watts: getWatts(record) }) },
  motherboard: { folder: 'Motherboard', createReader: createMotherboardReader },
};
