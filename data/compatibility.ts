/**
 * All words of the compatibility check: for cards, bar, review, table, email, home and about.
 *
 * Templates have these placeholders and sections:
 * - `{cpu}`, `{gpu}` and other kinds name the parts of that kind: 'the Core i5-14600K'.
 * - `{parts}` names all parts of the finding, and `{subject}` those of the kind that the finding is about.
 * - `{rest}` names the parts that are not the subject and that the template does not name by kind.
 * - `{others}`, in a card's line, names all parts but the card's own.
 * - `{cpu is|are}` names the parts with a verb that agrees: 'the Core i5-14600K is'.
 * - `{cpu:this|these}` is a word that agrees with the number of parts: 'this'.
 * - `{brand}` is the graphics card's brand: 'ASUS'.
 * - All other names come from the finding's parameters: `{length}` is '304'.
 * - `[ It needs {height} mm.]` is left out where the parameter in it is missing.
 * - `[cage? Check for a cage.]` is left out where the parameter before the '?' is missing.
 * - `[you? Choose a shorter card.]` is left out of the email, whose reader is the shop. `{check}` is 'We’ll check', or 'Please check'
 *   there.
 */
import type { FactName, PartKind } from '@/lib/content/facts';

/** Sentences by outcome and code, for the review and the email: they name all parts, give the figure and, where the answer is no,
 * the way on. Among codes with one outcome, the first is the most urgent. */
export const sentences = {
  incompatible: {
    'socket-differs':
      '{cpu needs|need} a board with socket {cpuSocket}; {motherboard is|are} {boardSocket}.',
    'memory-type-differs':
      '{memory is|are} {type}; {rest takes|take} {supportedTypes}.[you? Choose {supportedTypes} memory instead.]',
    'gpu-too-long':
      '{gpu needs|need} {room} mm, and {case has|have} {cardRoom} mm.[you? Choose a shorter card or a bigger case.]',
    'psu-too-big': '{psu is|are} {form}, and {case takes|take} {psuForms} power supplies only.',
    'psu-12vo': '{subject needs|need} a 10-pin 12VO lead, which {rest doesn’t|don’t} have.',
    'board-too-big':
      '{motherboard is|are} {form}, too big for {case}, which takes {largestForm} at most.[you? Choose a smaller board or a bigger case.]',
    'cooler-too-tall':
      '{cooler is|are} {height} mm tall, and {case has|have} room for {room} mm.[you? Choose a lower cooler.]',
    'cooler-socket-differs':
      '{cooler fits|fit} {coolerSockets}, and {cpu is|are} {cpuSocket}.[you? Choose a cooler for {cpuSocket}.]',
    'memory-too-tall':
      '{memory is|are} {height} mm tall, and {cooler leaves|leave} {room} mm.[you? Choose shorter memory or another cooler.]',
    'watts-short':
      '{rest} can draw {draw} W, and {psu supplies|supply} {watts} W.[you? Choose a bigger power supply.]',
    'resource-short': '{rest needs|need} {need} {resource}; {subject has|have} {has}.',
  },
  unverified: {
    'ask-purpose': 'Are these for one PC, or are you choosing between them?',
    'ask-several': 'A PC takes one {kindName}. Are these for several PCs?',
    'ask-which': 'A PC takes one {kindName}. Which of {parts} do you want?',
    'ask-case':
      'Which case have you got?[ {gpu:The|The longest} graphics card needs {room} mm of room.][ The board is {forms}.]',
    'ask-cooler':
      '{cpu is|are} sold without a cooler. Which one have you got, if any?[ It must clear memory {height} mm tall.]',
    'ask-cooler-height':
      'Which cooler have you got? It must clear {memory}, which {memory:is|are} {height} mm tall.',
    'add-motherboard': 'Add a motherboard, or tell us yours, and we can check {parts}.',
    'add-psu': 'Add a power supply, or tell us yours, and we can check {parts}.',
    'too-many-builds':
      'These parts make more than {maxBuilds} different PCs. We’ll check them for you.',
    'fact-unknown': 'We’ll check {subject} with {rest}: we don’t know {subject:its|their} {fact}.',
    'ready-made':
      'We’ll check {parts} with your {pc}: ready-made PCs often use non-standard sizes.',
    'cpu-unlisted': 'We’ll check that {motherboard takes|take} {cpu}.',
    'memory-too-large':
      'We’ll check {memory} in {motherboard}: that’s {gigabytes} GB, and our list says {maxGigabytes} GB at most.',
    'adapter-unknown':
      '{gpu needs|need} {need} {resource}; {psu has|have} {has}. We’ll check whether an adapter helps.',
    'gpu-slots-unknown':
      'We’ll check whether {motherboard has|have} a slot for a second graphics card.',
  },
  conditional: {
    'psu-below-recommended':
      '{psu has|have} {watts} W, below {brand}’s recommended {recommended} W for {gpu}.',
    'watts-tight':
      '{rest} can draw {draw} of the {watts} W that {psu supplies|supply}. That leaves little for the board, drives and fans.[you? Choose a bigger power supply.]',
    'watts-without-cpu':
      '{gpu} can draw {draw} of the {watts} W that {psu supplies|supply}, not counting a processor.[ It must also have {leads}.][you? Tell us yours and we’ll add it.]',
    'adapter-needed': '{gpu runs|run} on {adapter} from {psu}, through the adapter in the box.',
    'leads-unknown':
      '{watts} W meets {brand}’s recommended {recommended} W for {gpu}. {psu} must also have {leads}[, or {adapter} for the adapter in the box].',
    'eps-short':
      '{motherboard has|have} {need} EPS inputs, and {psu} has leads for {has}. The board’s manual says whether that is enough.',
    'gpu-snug':
      'Tight: {case} takes {cardRoom} mm, and {gpu is|are} {length} mm.[you? Measure your case first.][ Is there room for {slots} slots?][cage? Check for a drive cage.]',
    'gpu-tight':
      '{gpu fits|fit} {case} with {clearance} mm to spare. Front fans or a radiator may take up that space.[ Is there room for {slots} slots?][cage? Check for a drive cage.]',
    'gpu-narrow':
      '{case} is long enough for {gpu}. Is there room for {slots} slots?[cage? Check for a drive cage.]',
    'gpu-radiator':
      '{gpu fits|fit} {case} with {clearance} mm to spare, as long as no radiator sits at the front.[cage? Check for a drive cage.]',
    'gpu-caged': '{gpu fits|fit} {case} if no drive cage is in the way.',
    'board-width-varies':
      '{motherboard is|are} EATX, and EATX widths vary. Check the width that {case} takes.',
    'bios-update':
      '{motherboard needs|need} a current BIOS for {cpu}: {why}.[usb? It updates from a USB stick, with no processor fitted.][older? The update needs an older processor.]',
    'bios-unknown':
      '{cpu fits|fit} the {socket} socket on {motherboard}, which may need a newer BIOS.',
    'gpu-at-x4':
      '{motherboard} has {has} full-speed graphics {has:slot|slots}; another card runs at x4.',
    'gpus-share-lanes':
      'Two graphics cards share the {lanes} lanes of {motherboard}: each runs at x8.',
    'gpu-covers-slot':
      'A card {thickness} slots thick may cover the next slot. Check the room between {gpu}.',
    'kits-mixed': 'Don’t mix {memory}: they aren’t tested together.[you? Choose one kit.]',
    'four-modules':
      'Four modules run slower than two: {cpu is|are} rated for {type}-{ratedSpeed} with four.',
    'four-modules-unrated':
      'Four modules of {memory} run slower than two: {rest is|are} rated for lower speeds with four.',
    'profile-differs':
      '{memory comes|come} with {kitProfiles}, and {motherboard} expects {boardProfiles}. The memory speed may have to be set by hand.',
    'memory-type-open':
      '{memory is|are} {type}, which fits if {motherboard takes|take} {type}: some such boards take another type.',
    'memory-details-unknown':
      '{memory is|are} {type}, which {motherboard takes|take}. {check} modules and speed.',
    'drive-slower':
      '{drive is|are} PCIe {generation}.0. In a Gen {slotGeneration} slot on {motherboard}, {drive:it runs|they run} at Gen {slotGeneration} speed.',
    'fast-slot-shares-lanes':
      '{drive runs|run} at full speed only in {slot} on {motherboard}, and a drive there drops the graphics card to x8. In any other slot, the drive runs at Gen {slotGeneration} speed.',
    'drives-share-lanes':
      'With {drive} in its M.2 slots, {motherboard} drops the graphics card to x8.',
    'slot-to-avoid':
      'A drive in {slot} on {motherboard} drops the graphics card to x8. Put {drive} in another slot.',
    'detail-unknown': '{parts} should work together. {check} the {fact} of {subject}.',
  },
  compatible: {
    'watts-enough': '{rest} can draw up to {draw} W, and {psu supplies|supply} {watts} W.',
    'psu-recommended': 'At {watts} W, {psu meets|meet} {brand}’s recommendation for {gpu}.',
    'gpu-has-room': '{gpu fits|fit} {case} with {clearance} mm to spare.',
    'memory-overclock':
      '{memory runs|run} at {speed} MT/s with {profile} turned on. {cpu is|are} rated for {type}-{ratedSpeed}, so this counts as overclocking.',
    'memory-overclock-board':
      '{memory runs|run} at {speed} MT/s in {motherboard} with {profile} turned on. The board’s processors are rated for {type}-{ratedSpeed} at most, so this counts as overclocking.',
    'memory-clears': '{memory is|are} {height} mm tall, and {cooler leaves|leave} {room} mm.',
    'cover-off':
      'Take the M.2 cover off {motherboard} before you fit {drive}, which has its own heatsink.',
    'gpu-slot-shared': '{gpu gets|get} up to x16 in {motherboard}, or x8 with a drive in {slot}.',
    'gpu-any-generation':
      '{gpu works|work} in {motherboard}, at the speed of the slot: PCIe 3.0, 4.0 or 5.0.',
    'goes-with': '{subject works|work} with {rest}.',
    fits: '{parts} work together.',
  },
} as const;

export type Outcome = keyof typeof sentences;
export type FindingCode = { [O in Outcome]: keyof (typeof sentences)[O] }[Outcome];

/** A few words that follow 'Fits the X: ' on cards and 'Fits: ' in the table. */
export const notes: Readonly<Partial<Record<FindingCode, string>>> = {
  'socket-differs': 'different sockets, {cpuSocket} and {boardSocket}',
  'memory-type-differs': 'it takes {supportedTypes}, but this is {type}',
  'psu-too-big': 'it takes {psuForms} only, and this is {form}',
  'psu-12vo': 'one of them has a 10-pin 12VO lead',
  'cooler-too-tall': '{height} mm tall, room for {room} mm',
  'cooler-socket-differs': 'different sockets, {cpuSocket} and {coolerSockets}',
  'memory-too-tall': '{height} mm tall, room for {room} mm',
  'watts-short': 'needs up to {draw} W, has {watts} W',
  'resource-short': 'needs {need} {resource}, has {has}',
  'psu-below-recommended': '{watts} W is below {brand}’s recommended {recommended} W',
  'adapter-needed': 'needs {adapter}, with the adapter in its box',
  'eps-short': '{need} EPS inputs, leads for {has}',
  'board-width-varies': 'EATX widths vary, so measure first',
  'bios-unknown': 'right socket, but it may need a newer BIOS',
  'gpu-at-x4': 'a second card runs at x4',
  'gpus-share-lanes': 'each of two cards runs at x8',
  'four-modules': 'four modules run at {type}-{ratedSpeed}',
  'four-modules-unrated': 'four modules run slower than two',
  'profile-differs': 'you may have to set the memory speed by hand',
  'memory-type-open': 'if it takes {type}, as some such boards do',
  'memory-details-unknown': '{type} is right; we’ll check modules and speed',
  'drive-slower': 'runs at Gen {slotGeneration} speed',
  'fast-slot-shares-lanes': 'with the drive at full speed, the graphics card drops to x8',
  'drives-share-lanes': 'this many drives drop the graphics card to x8',
  'slot-to-avoid': 'a drive in {slot} drops the graphics card to x8',
  'detail-unknown': 'we’ll check the {fact}',
  'watts-enough': 'draws up to {draw} of {watts} W',
  'gpu-has-room': '{clearance} mm to spare',
  'memory-overclock': 'turn on {profile} for {speed} MT/s',
  'memory-overclock-board': 'turn on {profile} for {speed} MT/s',
  'cover-off': 'take the board’s M.2 cover off',
  'gpu-slot-shared': 'runs at up to x16, or x8 with a drive in {slot}',
  'gpu-any-generation': 'PCIe 3.0, 4.0 and 5.0 work together',
};

/** The same, where the words continue the verdict without a colon. */
export const clauses: Readonly<Partial<Record<FindingCode, string>>> = {
  'bios-update': 'once the BIOS is updated[usb? (by USB)]',
};

/** Lines that replace 'Fits the X: …' on the card of a part whose kind they do not name. */
export const lines: Readonly<Partial<Record<FindingCode, string>>> = {
  'memory-type-differs':
    'Won’t work with {others}: {others:it takes|they take} {supportedTypes}, but this is {type}',
  'gpu-too-long': 'Too long for {case}: needs {excess} mm more',
  'board-too-big': 'Too big for {case}: it takes {largestForm} at most',
  'ready-made': 'We’ll check your {pc}',
  'psu-below-recommended': 'Below {brand}’s recommended {recommended} W: {psu has|have} {watts} W',
  'watts-tight': 'Little to spare: draws up to {draw} of the {watts} W from {psu}',
  'watts-without-cpu':
    'Draws {draw} of the {watts} W from {psu}, not counting a processor[, and needs {leads}]. Tell us yours and we’ll add it',
  'leads-unknown':
    '{watts} W meets {brand}’s {recommended} W. Check {psu} for {leads}[, or {adapter} for the adapter in the box]',
  'gpu-snug':
    'Tight: {case} takes {cardRoom} mm, and this card is {length} mm. Measure your case first[cage?. Check for a drive cage][. Is there room for {slots} slots?]',
  'gpu-tight':
    'Tight in {case}: {clearance} mm to spare[cage?. Check for a drive cage][. Is there room for {slots} slots?]',
  'gpu-narrow':
    'Long enough for {case}: is there room for {slots} slots?[cage? Check for a drive cage]',
  'gpu-radiator':
    'Fits {case} with no front radiator: {clearance} mm to spare[cage?. Check for a drive cage]',
  'gpu-caged': 'Fits {case} if no drive cage is in the way',
  'gpu-covers-slot': 'One card is {thickness} slots thick and may cover the next slot',
  'kits-mixed': 'Don’t mix memory kits: they aren’t tested together',
};

interface KindCopy {
  readonly one: string;
  readonly many: string;
  /** The kind that the card's first line is about, and the verb before its names. */
  readonly card: { readonly with: PartKind; readonly verb: string; readonly not: string };
}

const fits = (kind: PartKind) => ({ with: kind, verb: 'Fits', not: 'Doesn’t fit' });
const works = (kind: PartKind) => ({ with: kind, verb: 'Works with', not: 'Doesn’t work with' });
const takes = (kind: PartKind) => ({ with: kind, verb: 'Takes', not: 'Doesn’t take' });

/** The names of each part kind. */
export const kinds: Readonly<Record<PartKind, KindCopy>> = {
  cpu: { one: 'processor', many: 'processors', card: fits('motherboard') },
  memory: { one: 'memory kit', many: 'memory kits', card: fits('motherboard') },
  drive: { one: 'drive', many: 'drives', card: fits('motherboard') },
  gpu: { one: 'graphics card', many: 'graphics cards', card: works('psu') },
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
  psuForms: 'power supply sizes',
  graphicsLanes: 'lanes',
};

/** Other words of the check. */
export const compatibilityCopy = {
  the: 'the {name}',
  /** The shop speaks to the visitor; in an email, the visitor speaks to the shop. */
  speakers: {
    shop: { owned: 'your {name}', check: 'We’ll check', you: 1 },
    visitor: { owned: 'my {name}', check: 'Please check' },
  },
  maker: 'the maker',
  makers: 'the makers',
  /** The slot that takes lanes from graphics, where its name is unknown. */
  sharedSlot: 'one M.2 slot',
  anyProfile: 'EXPO or XMP',
  unknownSlots: 'the card’s',
  counts: ['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  /** All of a kind that the shop sells, counted. */
  all: 'all {count} {many} here',
  verdict: '{verdict}: {note}',
  subject: '{name}: {verdict}',
  check: 'We’ll check',
  cell: { verb: 'Fits', not: 'Doesn’t fit' },
  drawnLength: '{millimetres} mm · needs {needed} mm',
  line: { verb: 'Works with', not: 'Doesn’t work with' },
  /** Whose figure decides a verdict on a part of the database. */
  sources: {
    cardRoom: 'BuildCores lists {figure} mm. Is yours more?',
    watts: 'BuildCores lists {figure} W. Does your label differ?',
    other: 'BuildCores lists {figure}. Is yours different?',
  },
} as const;

/** The requirements on a part's card, by the field of the visitor's PC; a name in braces is a fact. */
export const requirements = {
  lead: 'Needs',
  gpu: { case: '{room} mm of room', psu: '{article} {minimumSupply} W supply' },
  memory: 'Needs {height} mm under the cooler',
  /** Links behind the last verdict. */
  questions: {
    cpu: { motherboard: 'Check your board' },
    memory: { motherboard: 'Check your board' },
    motherboard: { cpu: 'Check your processor' },
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
    'Side-panel room for a card and its power lead',
    'BIOS versions and memory speeds on your own board',
    'The size of a power supply, where your case’s maker states none',
    'How worn your power supply is, extension cables and risers',
  ],
  note: 'Ask us about any of these.',
} as const;
