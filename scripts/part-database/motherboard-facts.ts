/** Reads the facts of motherboards; ../../data/part-database/README.md has the figures behind each rule. */
import { memoryTypesBySocket } from '@/data/sockets';
import { groupBy } from './group-by';
import { DOUBT, type OpenDbRecord } from './opendb-record';
import { findMemorySuffix, isTwinSocket, MEMORY, parsePartName, splitWords } from './part-names';

const SOCKETS = /^(?:LGA ?\d{3,4}(?:-3)?|AM\d\+?|FM\d\+?|TR4|sTRX4|sTR5)$/;
const getSocket = ({ socket }: OpenDbRecord) =>
  SOCKETS.test(socket ?? '') ? socket?.replace(' ', '') : undefined;

const getMemoryType = ({ memory }: OpenDbRecord) => memory?.ram_type ?? undefined;

/** Returns true for words that name only other kinds of memory. */
const statesOtherMemory = (words: string, memory: string | undefined) => {
  const stated = [...words.matchAll(MEMORY)].map(([, generation]) => `DDR${generation}`);
  return stated.length > 0 && !stated.some((kind) => kind === memory);
};

/** Returns the kind of memory. `twins` are the records with the same name but for the suffix for memory. */
function getMemory(record: OpenDbRecord, twins: readonly OpenDbRecord[]): string | undefined {
  const { metadata, socket } = record;
  const kind = getMemoryType(record);
  const [onlyKind, otherKind] = memoryTypesBySocket[getSocket(record) ?? ''] ?? [];
  if (onlyKind !== undefined && otherKind === undefined) return onlyKind;
  // This socket takes only registered modules.
  if (socket === 'sTR5') return DOUBT;
  const numbers = metadata.part_numbers?.join(' ') ?? '';
  const isTwin = isTwinSocket(socket);
  if (statesOtherMemory(`${metadata.name} ${numbers}`, kind)) return DOUBT;
  if (isTwin && statesOtherMemory(numbers, kind)) return DOUBT;
  const areBothKnown = twins.some((twin) => getMemoryType(twin) !== kind);
  return !isTwin || areBothKnown || findMemorySuffix(record) !== '' ? kind : DOUBT;
}

/** Returns the size. An M behind the chipset is for micro-ATX: 'B650M'. */
function getForm({ form_factor, metadata }: OpenDbRecord): string | undefined {
  const isSmall = /\b[A-Z]\d{3}E?M\b/i.test(metadata.name);
  return isSmall && form_factor === 'ATX' ? DOUBT : (form_factor ?? undefined);
}

/** Returns a function that reads one motherboard, with the records of all motherboards at hand. */
export function createMotherboardReader(records: readonly OpenDbRecord[]) {
  const getKey = (record: OpenDbRecord) =>
    splitWords(parsePartName('motherboards', record)?.replaceAll(MEMORY, ' ') ?? '');
  const twinsByKey = groupBy(
    records.filter(({ socket }) => isTwinSocket(socket)),
    getKey,
  );
  return (record: OpenDbRecord) => ({
    socket: getSocket(record),
    memory: getMemory(record, twinsByKey.get(getKey(record)) ?? []),
    form: getForm(record),
  });
}
