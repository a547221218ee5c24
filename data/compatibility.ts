/**
 * All words of the compatibility check: for cards, bar, review, table, email, home and about.
 *
 * Placeholders: {cpu}, {gpu} … name the parts of a kind, {subject} those of the kind that the finding is about, {rest} all others;
 * {cpu:is|are} agrees with their number; {brand} is the graphics card's; others are parameters. A section in square brackets
 * is left out where a parameter in it is missing.
 */
import type { FindingCode, Outcome } from '@/lib/compatibility/findings';
import type { FactName, PartKind } from '@/lib/content/facts';

interface Message {
  /** Names all parts, gives the figure and, where the answer is no, the way on. */
  readonly sentence: string;
  /** A few words that follow 'Fits the X: '. */
  readonly note?: string;
  /** Replaces 'Fits the X: …', on the card of a part whose kind it does not name. */
  readonly line?: string;
}

const BIOS = '{motherboard} {motherboard:needs|need} a current BIOS for {cpu}: {why}.';

export const messages: Readonly<Record<FindingCode, Message>> = {
  'socket-differs': {
    sentence: '{cpu} {cpu:needs|need} an {x} board; {motherboard} {motherboard:is|are} {y}.',
    note: 'different sockets, {x} and {y}',
  },
  'memory-type-differs': {
    sentence:
      '{memory} {memory:is|are} {x}; {rest} {rest:takes|take} {y}. Choose {y} memory instead.',
    note: 'it takes {y}, this is {x}',
    line: 'Won’t work with {rest}: {rest:it takes|they take} {y}, this is {x}',
  },
  'gpu-too-long': {
    sentence:
      '{gpu} {gpu:is|are} {x} mm long, {n} mm too long for {case}. Choose a shorter card, or a case with more room.',
    line: 'Too long for {case} by {n} mm',
  },
  'board-too-big': {
    sentence:
      '{motherboard} {motherboard:is|are} {x}, too big for {case}, which takes {y} at most. Choose a smaller board or a bigger case.',
    line: 'Too big for {case}: it takes {y} at most',
  },
  'cooler-too-tall': {
    sentence:
      '{cooler} {cooler:is|are} {x} mm tall, and {case} {case:has|have} room for {y} mm. Choose a lower cooler.',
    note: '{x} mm tall, room for {y} mm',
  },
  'cooler-socket-differs': {
    sentence:
      '{cooler} {cooler:fits|fit} {y}, and {cpu} {cpu:is|are} {x}. Choose a cooler for {x}.',
    note: 'different sockets, {x} and {y}',
  },
  'memory-too-tall': {
    sentence:
      '{memory} {memory:is|are} {x} mm tall, and {cooler} {cooler:leaves|leave} {y} mm. Choose lower memory or another cooler.',
    note: '{x} mm tall, room for {y} mm',
  },
  'watts-short': {
    sentence: '{rest} can draw {x} W, more than the {y} W of {psu}. Choose a bigger power supply.',
    note: 'up to {x} W drawn, {y} W there',
  },
  'resource-short': {
    sentence: '{rest} {rest:needs|need} {need} {resource}; {subject} {subject:has|have} {has}.',
    note: '{need} {resource} needed, {has} there',
  },
  'ask-purpose': { sentence: 'Is this for one PC, or are you choosing between them?' },
  'ask-which': { sentence: 'One PC takes one {kindName}. Which of these: {parts}?' },
  'ask-case': {
    sentence:
      'Which case have you got?[ {gpu:The|The longest} graphics card needs {room} mm of room.][ The board is {forms}.]',
  },
  'ask-cooler': {
    sentence:
      'You’ll need a cooler: {cpu} {cpu:is|are} sold without. Got one? Which?[ It must clear memory of {height} mm.]',
  },
  'ask-cooler-height': {
    sentence:
      'Which cooler have you got? It must clear {memory}, which {memory:is|are} {height} mm tall.',
  },
  'add-motherboard': { sentence: 'Add a motherboard, or tell us yours, and we can check {parts}.' },
  'add-psu': { sentence: 'Add a power supply, or tell us yours, and we can check {parts}.' },
  'too-many-builds': {
    sentence: 'These parts make more than {n} different PCs. We’ll check them for you.',
  },
  'fact-unknown': {
    sentence: 'We’ll check {subject} with {rest}: we don’t know {subject:its|their} {fact}.',
  },
  'cpu-unlisted': { sentence: 'We’ll check that {motherboard} {motherboard:takes|take} {cpu}.' },
  'memory-too-large': {
    sentence: 'We’ll check {x} GB in {motherboard}: the most on record is {y} GB.',
  },
  'adapter-unknown': {
    sentence:
      '{gpu} {gpu:needs|need} {need} {resource}; {psu} {psu:has|have} {has}. We’ll check whether an adapter helps.',
  },
  'gpu-slots-unknown': {
    sentence:
      'We’ll check whether {motherboard} {motherboard:has|have} a slot for a second graphics card.',
  },
  'psu-below-recommended': {
    sentence: '{psu} {psu:has|have} {y} W, below {brand}’s recommended {x} W for {gpu}.',
    note: '{y} W is below {brand}’s recommended {x} W',
    line: 'Below {brand}’s recommended {x} W: {psu} {psu:has|have} {y} W',
  },
  'watts-tight': {
    sentence:
      '{rest} can draw {x} W of the {y} W of {psu}. That leaves little for board, drives and fans: choose a bigger supply.',
    line: 'Little to spare: up to {x} W drawn of the {y} W of {psu}',
  },
  'watts-without-cpu': {
    sentence:
      '{gpu} can draw {x} W of the {y} W of {psu}, with no processor counted. Tell us yours and we’ll add it up.',
    note: '{x} of {y} W without a processor, so tell us yours',
  },
  'adapter-needed': {
    sentence:
      '{psu} can’t give every card its own lead. {gpu} {gpu:comes|come} with an adapter, which takes {adapter} instead.',
    note: 'with the adapter in its box, on {adapter}',
  },
  'leads-unknown': {
    sentence:
      '{y} W meets {brand}’s recommended {x} W for {gpu}. Check that {psu} {psu:has|have} {leads}[, or {adapter} for the adapter in the box].',
    line: '{y} W meets {brand}’s {x} W. Check {psu} for {leads}[, or {adapter} for the adapter in the box]',
  },
  'eps-short': {
    sentence:
      '{motherboard} {motherboard:has|have} {need} EPS inputs and {psu} has {has} EPS lead. The board’s manual says whether that is enough.',
    note: 'one EPS input stays empty',
  },
  'gpu-snug': {
    sentence:
      'Tight: {case} takes {y} mm, and {gpu} {gpu:is|are} {x} mm. Measure your case first.[ Has it room for {slots} slots?][ Check for a drive cage.]',
    line: 'Tight: {case} takes {y} mm, this card is {x} mm. Measure your case first[. Has it room for {slots} slots?]',
  },
  'gpu-tight': {
    sentence:
      '{gpu} {gpu:fits|fit} {case} with {n} mm to spare. A radiator or fans at the front may take that.[ Has it room for {slots} slots?]',
    line: 'Tight in {case}: {n} mm to spare[. Has it room for {slots} slots?]',
  },
  'gpu-narrow': {
    sentence: '{case} is long enough for {gpu}. Has it room for {slots} slots?',
    line: 'Long enough for {case}: has it room for {slots} slots?',
  },
  'gpu-radiator': {
    sentence:
      '{gpu} {gpu:fits|fit} {case} with {n} mm to spare, as long as no radiator sits at the front.',
    line: 'Fits {case} with no front radiator: {n} mm to spare',
  },
  'gpu-caged': {
    sentence: '{gpu} {gpu:fits|fit} {case} if no drive cage is in the way.',
    line: 'Fits {case} if no drive cage is in the way',
  },
  'board-width-varies': {
    sentence:
      '{motherboard} {motherboard:is|are} EATX, a size that varies. Check the width that {case} takes.',
    note: 'EATX widths vary, so check it',
  },
  'bios-update': { sentence: BIOS, note: 'needs a current BIOS' },
  'bios-update-usb': {
    sentence: `${BIOS} A USB stick updates it, with no processor needed.`,
    note: 'needs a current BIOS; a USB stick does it',
  },
  'bios-update-cpu': {
    sentence: `${BIOS} Updating it takes an older processor.`,
    note: 'needs a current BIOS',
  },
  'bios-unknown': {
    sentence:
      '{cpu} {cpu:fits|fit} the {x} socket of {motherboard}. Which BIOS has it got? It may need an update.',
    note: 'right socket; which BIOS has it got?',
  },
  'gpu-at-x4': {
    sentence:
      '{motherboard} has {has} full-speed graphics {has:slot|slots}; another card runs at x4.',
    note: 'a second card runs at x4',
  },
  'gpus-share-lanes': {
    sentence: 'Two graphics cards share the {n} lanes of {motherboard}: each runs at x8.',
    note: 'each of two cards runs at x8',
  },
  'gpu-covers-slot': {
    sentence: 'A card {x} slots thick may cover the next slot. Check the room between {gpu}.',
    line: 'One card is {x} slots thick and may cover the next slot',
  },
  'kits-mixed': {
    sentence: 'Don’t mix these kits, {memory}: they aren’t tested together. Choose one.',
    line: 'Don’t mix memory kits: they aren’t tested together',
  },
  'four-modules': {
    sentence: 'Four sticks run slower than two: {cpu} {cpu:is|are} rated {type}-{y} with four.',
    note: 'four sticks run at {type}-{y}',
  },
  'four-modules-unrated': {
    sentence: 'Four sticks in {rest} run slower than two: makers rate them lower.',
    note: 'four sticks run slower than two',
  },
  'profile-differs': {
    sentence:
      'The profile of {memory} is {x}, and {motherboard} expects {y}. You may have to set its speed by hand.',
    note: 'you may have to set its speed by hand',
  },
  'memory-details-unknown': {
    sentence:
      '{motherboard} {motherboard:takes|take} {x}, as {memory} {memory:is|are}. We’ll check modules and speed.',
    note: '{x} is right; we’ll check modules and speed',
  },
  'drive-slower': {
    sentence:
      '{drive} {drive:is|are} PCIe {x}.0. In a Gen {y} slot of {motherboard} it runs at Gen {y} speed.',
    note: 'runs at Gen {y} speed',
  },
  'fast-slot-shares-lanes': {
    sentence:
      'Full speed for {drive} takes {slot} of {motherboard}, which cuts the graphics card to x8. Elsewhere it runs at Gen {y} speed.',
    note: 'full speed cuts the graphics card to x8',
  },
  'drives-share-lanes': {
    sentence:
      '{drive} fill every M.2 slot of {motherboard}. A drive in {slot} cuts the graphics card to x8.',
    note: 'all M.2 slots in use, which cuts the graphics card to x8',
  },
  'slot-to-avoid': {
    sentence:
      'A drive in {slot} of {motherboard} cuts the graphics card to x8. Put {drive} in another slot.',
    note: 'a drive in {slot} cuts the graphics card to x8',
  },
  'detail-unknown': {
    sentence: '{parts} should work together. We’ll check {fact} of {subject}.',
    note: 'we’ll check the {fact}',
  },
  'goes-with': { sentence: '{subject} {subject:goes|go} with {rest}.' },
  'watts-enough': {
    sentence: 'The {y} W of {psu} is enough: {rest} can draw up to {x} W.',
    note: 'up to {x} of {y} W drawn',
  },
  'psu-recommended': {
    sentence:
      'The {y} W of {psu} meets {brand}’s recommendation for {gpu}, with no processor counted yet.',
  },
  'gpu-has-room': {
    sentence: '{gpu} {gpu:fits|fit} {case} with {n} mm to spare.',
    note: '{n} mm to spare',
  },
  'memory-overclock': {
    sentence:
      '{memory} {memory:runs|run} at {x} MT/s with EXPO or XMP turned on. {cpu} {cpu:is|are} rated {type}-{y}, so this counts as overclocking.',
    note: 'turn on EXPO or XMP for {x} MT/s',
  },
  'memory-overclock-board': {
    sentence:
      '{memory} {memory:runs|run} at {x} MT/s in {motherboard} with EXPO or XMP turned on. Its processors are rated {type}-{y}, so this counts as overclocking.',
    note: 'turn on EXPO or XMP for {x} MT/s',
  },
  'cover-off': {
    sentence: 'Take the M.2 cover of {motherboard} off for {drive}, which has its own heatsink.',
    note: 'take the board’s M.2 cover off',
  },
  'gpu-slot-shared': {
    sentence: '{gpu} {gpu:gets|get} x16 in {motherboard}, or x8 with a drive in {slot}.',
    note: 'x8 with a drive in {slot}',
  },
  'gpu-any-generation': {
    sentence:
      '{gpu} {gpu:works|work} in {motherboard}, at the speed of its slot, PCIe 3.0, 4.0 or 5.0.',
    note: 'PCIe 3.0, 4.0 and 5.0 work together',
  },
  fits: { sentence: '{parts} work together.' },
};

interface KindCopy {
  readonly one: string;
  readonly many: string;
  /** The kind that the card's first line is about, and the verb before its names. */
  readonly card: { readonly with: PartKind; readonly verb: string; readonly not: string };
  /** True where the compatibility table lists this kind. */
  readonly isInTable?: boolean;
}

const fits = (kind: PartKind) => ({ with: kind, verb: 'Fits', not: 'Doesn’t fit' });
const works = (kind: PartKind) => ({ with: kind, verb: 'Works with', not: 'Doesn’t work with' });
const takes = (kind: PartKind) => ({ with: kind, verb: 'Takes', not: 'Doesn’t take' });

/** The names of each part kind. */
export const kinds: Readonly<Record<PartKind, KindCopy>> = {
  cpu: { one: 'processor', many: 'processors', card: fits('motherboard'), isInTable: true },
  memory: { one: 'memory kit', many: 'memory kits', card: fits('motherboard'), isInTable: true },
  drive: { one: 'drive', many: 'drives', card: fits('motherboard'), isInTable: true },
  gpu: { one: 'graphics card', many: 'graphics cards', card: works('psu'), isInTable: true },
  motherboard: { one: 'motherboard', many: 'motherboards', card: takes('cpu') },
  psu: { one: 'power supply', many: 'power supplies', card: works('gpu') },
  case: { one: 'case', many: 'cases', card: takes('gpu') },
  cooler: { one: 'cooler', many: 'coolers', card: fits('cpu') },
};

/** Names of resources: one, and several. */
export const resourceNames: Readonly<Record<string, readonly [one: string, many: string]>> = {
  'M.2': ['M.2 slot', 'M.2 slots'],
  SATA: ['SATA port', 'SATA ports'],
  'PCIe x16': ['graphics slot', 'graphics slots'],
  memory: ['memory slot', 'memory slots'],
  lead: ['{name} lead', '{name} leads'],
};

/** Names of unknown facts, where a fact's own name would not do. */
export const factNames: Readonly<Partial<Record<FactName, string>>> = {
  type: 'kind of memory',
  memory: 'kind of memory',
  modules: 'number of modules',
  memorySlots: 'memory slots',
  minimumSupply: 'recommended power supply',
  watts: 'wattage',
  leads: 'power leads',
  slot: 'connector',
  slots: 'graphics slots',
  generation: 'PCIe generation',
  m2: 'M.2 slots',
  sata: 'SATA ports',
  m2Covers: 'M.2 covers',
  eps: 'EPS inputs',
  room: 'length',
  cardRoom: 'room for a card',
  coolerRoom: 'room for a cooler',
  memoryRoom: 'room for memory',
  form: 'size',
  forms: 'board sizes',
  sockets: 'sockets',
  graphicsLanes: 'lanes',
};

export const outcomes: Readonly<Record<Outcome, string>> = {
  compatible: 'Fits',
  conditional: 'Fits, with a condition',
  unverified: 'We’ll check',
  incompatible: 'Does not fit',
};

/** Other words of the check. */
export const compatibilityCopy = {
  the: 'the {name}',
  your: 'your {name}',
  maker: 'the maker',
  makers: 'the makers',
  /** The slot that takes lanes from graphics, where its name is unknown. */
  sharedSlot: 'one M.2 slot',
  counts: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  more: '{n} more',
  /** All of a kind that the shop sells, counted. */
  all: 'all {n} {many} here',
  and: 'and',
  verdict: '{verdict}: {note}',
  subject: '{name}: {verdict}',
  check: 'We’ll check',
  cell: { verb: 'Fits', not: 'Doesn’t fit' },
  line: { verb: 'Works with', not: 'Doesn’t work with' },
  /** Whose figure decides a verdict on a part of the database. */
  sources: {
    cardRoom: 'Listed at {z} mm (BuildCores); measured more?',
    watts: 'Listed at {z} W (BuildCores); another label?',
    other: 'Listed as {z} (BuildCores); not so?',
  },
} as const;

/** What a card says that its part needs, by the field of the visitor's PC; a name in braces is a fact. */
export const requirements = {
  lead: 'Needs',
  gpu: { case: '{room} mm of room', supply: '{minimumSupply} W' },
  memory: 'Needs a cooler that clears {height} mm',
  /** Questions behind the first line. */
  questions: {
    cpu: { board: 'Your board?' },
    memory: { board: 'Your board?' },
    motherboard: { processor: 'Your processor?' },
  },
} as const;

/** Words of the compatibility table, which is built on the server alone. */
export const compatibilityTableCopy = {
  heading: 'Which parts work together',
  caption: 'Parts down, boards across',
  part: 'Part',
} as const;

/** The limits of the check, beside the catalogue's note on compatibility. */
export const uncheckedCopy = {
  heading: 'What we don’t check here',
  items: [
    'Coolers and radiators in your case',
    'Room at the side panel for a card’s height and its power lead',
    'BIOS versions on a board you already have',
    'Memory speeds on a board you already have',
    'Power supply age, and cable extensions and risers',
  ],
  note: 'Ask us about any of these. A PCIe 5.0 card or drive works in a 3.0 or 4.0 slot, at that slot’s speed.',
} as const;
