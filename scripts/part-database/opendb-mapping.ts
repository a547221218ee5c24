/** What is believed of each kind of part in BuildCores OpenDB; ../../data/part-database/README.md has the figures. */
import { z } from 'zod';
import type { DatabaseKind } from './part-names';

const text = z.string().nullish();
const number = z.number().nullish();
/** What a record of any kind has, and what the kinds are believed in. */
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
export type OpenRecord = z.infer<typeof recordSchema>;

/** Why a fact is left out, as the table beside the data says it. */
type LeaveOut = (reason: string) => '';

/** The shortest card that is a graphics card, and thus the least room that is one, in millimetres. */
const LEAST_ROOM = 150;
/** Outer sides that are a case's; what is less was entered in inches. */
const LEAST_SIDE = 200;
/** Cases with two lengths of card, of which the database has the longer, as shops have it. */
const TWO_LENGTHS =
  /^(?:Cougar Cratus|DeepCool CG580|Thermaltake (?:Core P7|Divider 370|The Tower 600|View 300 MX)|Zalman T8)\b/i;

function room(record: OpenRecord, leaveOut: LeaveOut): string {
  const { max_video_card_length: length, form_factor, dimensions_mm, dimensions } = record;
  if (length === null || length === undefined) return '';
  if (TWO_LENGTHS.test(record.metadata.name))
    return leaveOut('room for a card of which two lengths are told');
  if (/HTPC|Slim/.test(form_factor ?? ''))
    return leaveOut('room for a card in a case that may be too low for it');
  const outer = [...Object.values(dimensions_mm ?? {}), ...(dimensions?.match(/[\d.]+/g) ?? [])];
  const longest = Math.max(...outer.map(Number).filter((side) => side >= LEAST_SIDE));
  if (length < LEAST_ROOM) return leaveOut('room for a card of less than 150 mm');
  if (outer.length > 0 && longest > 0 && length > longest)
    return leaveOut('more room for a card than the case is long');
  return String(Math.floor(length));
}

/** Sizes of boards, from the smallest, of which a case takes all up to its own. */
const SIZES = ['Mini-ITX', 'Micro ATX', 'ATX', 'EATX'];

function largestBoard(record: OpenRecord, leaveOut: LeaveOut): string {
  const { form_factor, supported_motherboard_form_factors: forms } = record;
  const largest = SIZES.findLast((size) => forms?.includes(size));
  if (largest === undefined) return '';
  // Cases for the living room that hold ATX boards are down as Mini-ITX, too.
  if (form_factor === 'HTPC' && largest === 'Mini-ITX') return leaveOut('boards of an HTPC case');
  const kind = form_factor?.replace('Mini ITX', 'Mini-ITX').replace('EATX', 'ATX') ?? largest;
  const agrees = kind.startsWith(largest.replace('EATX', 'ATX')) || form_factor === 'HTPC';
  return agrees ? largest : leaveOut('boards that the kind of case does not take');
}

/** From so many 3.5-inch bays on, drive cages may stand where a long card goes; in full towers from the first. */
const CAGED = 3;
/** Cases of fewer bays that are sold with less room beside their drives, as two shops or PCPartPicker have it. */
const CAGED_WITH_FEWER =
  /^(?:Cooler Master MasterCase (?:5|Maker 5t|MC500)|Cougar FV270|Fractal Design Core 1[013]00|G\.Skill Z5i|In Win 101|Phanteks (?:Eclipse P400[AS]?|Enthoo Pro M)|Silverstone CS382)\b/i;
const isCaged = ({ internal_3_5_bays: bays, form_factor, metadata }: OpenRecord) =>
  (bays ?? 0) >= (form_factor?.includes('Full') ? 1 : CAGED) ||
  CAGED_WITH_FEWER.test(metadata.name);

/** Slots at the back that leave room for any card; fewer are told, and at least two of a case for the smallest boards. */
const ENOUGH_SLOTS = 4;
function cardSlots({ expansion_slots, form_factor }: OpenRecord): string {
  const isSmall = form_factor?.startsWith('Mini ITX') ?? false;
  const slots = Math.max(expansion_slots ?? 0, isSmall ? 2 : 0);
  return slots > 0 && slots < ENOUGH_SLOTS ? String(slots) : '';
}

/** Kinds of memory in a board's name and numbers: 'Z690 AERO G DDR4', 'PRIME B760M-A AX D4'. */
const MEMORY = /(?<![a-z0-9])(?:DDR|D)([2-5])(?![a-z0-9])/gi;

function memoryKind({ memory, metadata, socket }: OpenRecord, leaveOut: LeaveOut): string {
  const kind = memory?.ram_type ?? '';
  if (socket === 'sTR5') return leaveOut('memory of a socket that takes registered modules alone');
  const words = [metadata.name, ...(metadata.part_numbers ?? [])].join(' ');
  const said = [...words.matchAll(MEMORY)].map(([, generation]) => `DDR${generation}`);
  const agrees = said.length === 0 || said.includes(kind);
  return agrees ? kind : leaveOut('memory that the name or number does not have');
}

/** An M behind the chipset is for Micro ATX: 'B650M'. */
function boardSize({ form_factor, metadata }: OpenRecord, leaveOut: LeaveOut): string {
  const isSmall = /\b[A-Z]\d{3}E?M\b/i.test(metadata.name);
  const agrees = !(isSmall && form_factor === 'ATX');
  return agrees ? (form_factor ?? '') : leaveOut('a size of board that the name does not have');
}

const SOCKETS = /^(?:LGA ?\d{3,4}(?:-3)?|AM\d\+?|FM\d\+?|TR4|sTRX4|sTR5)$/;

/** What is known of one kind. */
interface KindOfPart {
  /** Its folder in open-db/. */
  readonly folder: string;
  readonly facts: (record: OpenRecord, leaveOut: LeaveOut) => readonly string[];
  /** What tells parts of one name apart. */
  readonly apart: (facts: readonly string[]) => string;
  /** Whether a record says anything without its first fact. */
  readonly first: boolean;
  /** What holds where records of one part say several things of a fact; undefined where nothing does. */
  readonly settle: readonly ((values: readonly string[]) => string | undefined)[];
}

/** Catalogues round: of figures that are 5 mm apart at most, the least is safe. */
const least = (values: readonly string[]) => {
  const all = values.map(Number);
  return Math.max(...all) - Math.min(...all) <= 5 ? String(Math.min(...all)) : undefined;
};
const nothing = () => undefined;

export const KIND_MAPPINGS: Readonly<Record<DatabaseKind, KindOfPart>> = {
  cases: {
    folder: 'PCCase',
    facts: (record, leaveOut) => [
      largestBoard(record, leaveOut),
      room(record, leaveOut),
      isCaged(record) ? 'cages' : '',
      cardSlots(record),
    ],
    // 'EATX' is said of some colours alone.
    apart: ([size = '']) => size.replace('EATX', 'ATX'),
    first: false,
    settle: [() => 'EATX', least, nothing, (slots) => slots.toSorted()[0]],
  },
  supplies: {
    folder: 'PSU',
    facts: ({ wattage }) => [(wattage ?? 0) >= 100 ? String(wattage) : ''],
    apart: ([watts = '']) => watts,
    first: true,
    settle: [nothing],
  },
  boards: {
    folder: 'Motherboard',
    facts: (record, leaveOut) => [
      SOCKETS.test(record.socket ?? '') ? (record.socket?.replace(' ', '') ?? '') : '',
      memoryKind(record, leaveOut),
      boardSize(record, leaveOut),
    ],
    apart: ([socket, memory]) => `${socket} ${memory}`,
    first: true,
    settle: [nothing, nothing, nothing],
  },
};
