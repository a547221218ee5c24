/** Maps records of BuildCores OpenDB to facts; ../../data/part-database/README.md has the figures behind each rule. */
import { z } from 'zod';
import { memoryTypesBySocket } from '@/data/sockets';
import { MOTHERBOARD_FORMS } from '@/lib/visitor-pc/part-database';
import {
  CASES_WITH_CAGES,
  CASES_WITH_CONFIRMED_LENGTH,
  CASES_WITH_TWO_LENGTHS,
  CASES_WITH_TWO_SIZES,
} from './case-exceptions';
import { groupBy } from './group-by';
import {
  findMemorySuffix,
  isTwinSocket,
  type ListKind,
  MEMORY,
  parsePartName,
  splitWords,
} from './part-names';

const text = z.string().nullish();
const number = z.number().nullish();
/** The fields that the mapping reads, of all kinds of record. */
export const recordSchema = z.object({
  opendb_id: z.uuid(),
  metadata: z.object({
    name: z.string(),
    manufacturer: text,
    part_numbers: z.array(z.string()).nullish(),
  }),
  form_factor: text,
  max_video_card_length: number,
  internal_3_5_bays: number,
  expansion_slots: number,
  supported_motherboard_form_factors: z.array(z.string()).nullish(),
  dimensions_mm: z.record(z.string(), z.unknown()).nullish(),
  dimensions: text,
  wattage: number,
  socket: text,
  memory: z.object({ ram_type: text }).nullish(),
});
export type OpenDbRecord = z.infer<typeof recordSchema>;

/** A fact that something else on record contradicts. One record with a doubt leaves its whole part without the fact. */
export const DOUBT = '?';
/** Counts a doubt by its reason, as the table beside the data prints it. */
type CountDoubt = (reason: string) => typeof DOUBT;
/** A record's facts by column of the list: undefined for a fact that nobody entered. */
export type Facts = Readonly<Record<string, string | undefined>>;
type GetFacts = (record: OpenDbRecord, doubt: CountDoubt) => Facts;

/** The shortest graphics card, in millimetres. A shorter limit is a nought, a slip or in inches. */
const MIN_CARD_LENGTH = 150;
/** The shortest outer side in millimetres; a shorter one was entered in inches. */
const MIN_SIDE = 200;
/** The least that a case's front and back take of its depth, in millimetres. */
const WALLS = 25;
/** A small case whose card is longer than its depth by this many millimetres holds the card upright. */
const UPRIGHT_CARD = 45;

/** Returns the outer sides in millimetres as depth, width and height, the order of most records. */
function parseSides({ dimensions_mm, dimensions }: OpenDbRecord): readonly number[] {
  const { depth, width, height } = dimensions_mm ?? {};
  const sides = [depth, width, height].map((side) => Number(side ?? 0));
  return sides.every((side) => side > 0) ? sides : (dimensions?.match(/[\d.]+/g) ?? []).map(Number);
}

/** Returns true for a tower with more room for a card than the side along which the card lies has. */
function isDeeperThanTower(length: number, record: OpenDbRecord): boolean {
  const kind = record.form_factor ?? '';
  const sides = parseSides(record);
  const [depth = 0, , height = 0] = sides;
  // Where the depth is the shortest side, or above the height, the sides are in another order or it is no tower.
  if (!kind.includes('Tower') || height <= depth || depth <= Math.min(...sides.slice(1)))
    return false;
  const isCardUpright = kind.includes('Mini') && length >= depth + UPRIGHT_CARD;
  return length > (isCardUpright ? height : depth) - WALLS;
}

/** Returns a function that reads a case's longest card in millimetres, with all colours at hand. */
function createCardLengthReader(records: readonly OpenDbRecord[]) {
  const getKey = (record: OpenDbRecord) => splitWords(parsePartName('cases', record) ?? '');
  const recordsWithSides = records.filter((record) => parseSides(record).length > 0);
  const twinsByKey = groupBy(recordsWithSides, getKey);
  return (record: OpenDbRecord, doubt: CountDoubt): string | undefined => {
    const { max_video_card_length: length, form_factor, dimensions_mm, dimensions } = record;
    if (length === null || length === undefined) return undefined;
    if (CASES_WITH_TWO_LENGTHS.test(record.metadata.name))
      return doubt('card length published with two figures');
    if (/HTPC|Slim/.test(form_factor ?? ''))
      return doubt('card length in a case that may be too low for the card');
    // Mostly noughts, which say nothing against another colour's figure.
    if (length < MIN_CARD_LENGTH) {
      doubt('card length below 150 mm');
      return undefined;
    }
    const sides = [...Object.values(dimensions_mm ?? {}), ...(dimensions?.match(/[\d.]+/g) ?? [])];
    const longest = Math.max(...sides.map(Number).filter((side) => side >= MIN_SIDE));
    if (longest > 0 && length > longest) return doubt('card length above the longest side');
    // Sides may be in another order in one record, so all colours must agree.
    const twins = twinsByKey.get(getKey(record)) ?? [];
    const isConfirmed = CASES_WITH_CONFIRMED_LENGTH.test(record.metadata.name);
    if (!isConfirmed && twins.length > 0 && twins.every((twin) => isDeeperThanTower(length, twin)))
      return doubt('card length within 25 mm of the depth of an upright tower, or above it');
    return String(Math.floor(length));
  };
}

const isAtx = (size: string) => size === 'ATX' || size === 'EATX';

function getLargestForm(record: OpenDbRecord, doubt: CountDoubt): string | undefined {
  const { form_factor, supported_motherboard_form_factors: sizes, expansion_slots } = record;
  const largest = MOTHERBOARD_FORMS.findLast((size) => sizes?.includes(size));
  if (largest === undefined) return undefined;
  if (CASES_WITH_TWO_SIZES.test(record.metadata.name))
    return doubt('size published with two values');
  // Cases for the living room that hold ATX boards are listed as Mini-ITX, too.
  if (form_factor === 'HTPC')
    return largest === 'Mini-ITX' ? doubt('size in an HTPC case') : largest;
  const kind = form_factor?.replace('Mini ITX', 'Mini-ITX').replace('EATX', 'ATX') ?? largest;
  if (!kind.startsWith(largest.replace('EATX', 'ATX')))
    return doubt('size that the kind of case contradicts');
  const slots = expansion_slots ?? 0;
  if (isAtx(largest) && (slots === 4 || slots === 5))
    return doubt('size ATX in a case with four or five slots');
  if (largest === 'Micro ATX' && slots >= 6)
    return doubt('size micro-ATX in a case with six slots or more');
  return largest;
}

/** The number of 3.5-inch bays from which drive cages may stand where a long card goes; in full towers from the first. */
const CAGE_BAYS = 3;
const hasCages = ({ internal_3_5_bays: bays, form_factor, metadata }: OpenDbRecord) =>
  (bays ?? 0) >= (form_factor?.includes('Full') ? 1 : CAGE_BAYS) ||
  CASES_WITH_CAGES.test(metadata.name);

/** The number of slots that takes any card; a case for the smallest boards without an entry counts as two. */
const ENOUGH_SLOTS = 4;
function getCardSlots({ expansion_slots, form_factor }: OpenDbRecord): string | undefined {
  const isSmall = form_factor?.startsWith('Mini ITX') ?? false;
  const slots = Math.max(expansion_slots ?? 0, isSmall ? 2 : 0);
  return slots > 0 && slots < ENOUGH_SLOTS ? String(slots) : undefined;
}

/** Numbers in a power supply's name that may be its watts: 'GE-P450P-C2', but not '230V'. */
const WATTS_IN_NAME = /(?<!\d)(?:[2-9]|1\d)\d0(?![\dV])/g;

function getWatts({ wattage, metadata }: OpenDbRecord, doubt: CountDoubt): string | undefined {
  const watts = String(wattage ?? 0);
  if (Number(watts) < 100) return undefined;
  const stated = [...metadata.name.matchAll(/(\d{3,4}) ?W\b/gi)].map(([, number = '']) => number);
  const numbers = metadata.name.replaceAll(/\d+ ?W\b/gi, '').match(WATTS_IN_NAME) ?? [];
  const isContradicted = [stated, numbers].some(
    (values) => values.length > 0 && !values.includes(watts),
  );
  return isContradicted ? doubt('watts that the name contradicts') : watts;
}

const SOCKETS = /^(?:LGA ?\d{3,4}(?:-3)?|AM\d\+?|FM\d\+?|TR4|sTRX4|sTR5)$/;
const getSocket = ({ socket }: OpenDbRecord) =>
  SOCKETS.test(socket ?? '') ? socket?.replace(' ', '') : undefined;

/** Returns true for words that name only other kinds of memory. */
const statesOtherMemory = (words: string, memory: string | undefined) => {
  const stated = [...words.matchAll(MEMORY)].map(([, generation]) => `DDR${generation}`);
  return stated.length > 0 && !stated.some((kind) => kind === memory);
};

/** Returns the words that the twins of a motherboard share: its name without the suffix for memory. */
const getTwinKey = (record: OpenDbRecord) =>
  splitWords(parsePartName('motherboards', record)?.replaceAll(MEMORY, ' ') ?? '');

/** Returns a function that reads a motherboard's kind of memory, with all twins at hand. */
function createMemoryReader(records: readonly OpenDbRecord[]) {
  const twinsByKey = groupBy(
    records.filter(({ socket }) => isTwinSocket(socket)),
    getTwinKey,
  );
  return (record: OpenDbRecord, doubt: CountDoubt): string | undefined => {
    const { memory, metadata, socket } = record;
    const kind = memory?.ram_type ?? undefined;
    const [onlyKind, otherKind] = memoryTypesBySocket[getSocket(record) ?? ''] ?? [];
    if (onlyKind !== undefined && otherKind === undefined) return onlyKind;
    if (socket === 'sTR5') return doubt('memory of a socket that takes only registered modules');
    const numbers = metadata.part_numbers?.join(' ') ?? '';
    const words = `${metadata.name} ${numbers}`;
    const isTwin = isTwinSocket(socket);
    if (statesOtherMemory(words, kind) || (isTwin && statesOtherMemory(numbers, kind)))
      return doubt('memory that the name or number contradicts');
    const areBothKnown = twinsByKey
      .get(getTwinKey(record))
      ?.some((twin) => (twin.memory?.ram_type ?? undefined) !== kind);
    return !isTwin || areBothKnown || findMemorySuffix(record) !== ''
      ? kind
      : doubt('memory of a board that may have a twin for another kind');
  };
}

/** An M behind the chipset is for micro-ATX: 'B650M'. */
function getMotherboardForm({ form_factor, metadata }: OpenDbRecord, doubt: CountDoubt) {
  const isSmall = /\b[A-Z]\d{3}E?M\b/i.test(metadata.name);
  return isSmall && form_factor === 'ATX'
    ? doubt('size that the name contradicts')
    : (form_factor ?? undefined);
}

/** A fact of one kind of part. */
interface Column {
  /** True if the fact tells parts with one name apart. */
  readonly isIdentity?: boolean;
  /** True if a record without the fact says nothing. */
  readonly isRequired?: boolean;
  /** Reconciles the different values of one part's records; without it they leave the fact out. */
  readonly reconcile?: (values: readonly string[]) => string | undefined;
}

/** The mapping of one kind of part. */
interface KindMapping {
  /** The folder in open-db/. */
  readonly folder: string;
  readonly createFacts: (records: readonly OpenDbRecord[]) => GetFacts;
  /** By name, in the order of a line. */
  readonly columns: Readonly<Record<string, Column>>;
}

/** Returns the least of figures that are at most 5 mm apart, since catalogues round. */
const reconcileLengths = (values: readonly string[]) => {
  const lengths = values.map(Number);
  const least = Math.min(...lengths);
  return Math.max(...lengths) - least <= 5 ? String(least) : undefined;
};
/** Returns EATX where only some colours say so. */
const reconcileForms = (values: readonly string[]) => (values.every(isAtx) ? 'EATX' : undefined);

export const KIND_MAPPINGS: Readonly<Record<ListKind, KindMapping>> = {
  cases: {
    folder: 'PCCase',
    createFacts: (records) => {
      const getCardLength = createCardLengthReader(records);
      return (record, doubt) => ({
        largestForm: getLargestForm(record, doubt),
        cardLength: getCardLength(record, doubt),
        cages: hasCages(record) ? 'cages' : undefined,
        cardSlots: getCardSlots(record),
      });
    },
    columns: {
      largestForm: { reconcile: reconcileForms },
      cardLength: { reconcile: reconcileLengths },
      cages: {},
      cardSlots: { reconcile: (slots) => slots.toSorted()[0] },
    },
  },
  psus: {
    folder: 'PSU',
    createFacts: () => (record, doubt) => ({ watts: getWatts(record, doubt) }),
    columns: { watts: { isIdentity: true, isRequired: true } },
  },
  motherboards: {
    folder: 'Motherboard',
    createFacts: (records) => {
      const getMemory = createMemoryReader(records);
      return (record, doubt) => ({
        socket: getSocket(record),
        memory: getMemory(record, doubt),
        form: getMotherboardForm(record, doubt),
      });
    },
    columns: {
      socket: { isIdentity: true, isRequired: true },
      memory: { isIdentity: true },
      form: {},
    },
  },
};
