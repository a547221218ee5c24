/** Facts that decide compatibility. One that is left out is unknown: the check says so instead of calling parts compatible. */
type PossiblyUnknown<Facts> = { readonly [Name in keyof Facts]?: Facts[Name] | undefined };

/** Amounts by name: MT/s by memory type, slots and leads by their kind. */
type Amounts = Readonly<Record<string, number>>;

/** True for a visitor's part of a ready-made PC, whose sizes and connectors may be its maker's own. */
type ReadyMade = boolean;

/** M.2 slots of one PCI Express generation; unshared slots take no lanes from graphics. */
interface M2Slots {
  readonly generation: number;
  readonly count: number;
  readonly unshared: number;
}

/** The facts of each kind of part. Lengths and heights are in millimetres, powers in watts. */
interface FactsByKind {
  readonly cpu: {
    socket: string;
    /** The series, as motherboard makers list it. */
    series: string;
    /** The fastest rated memory in MT/s, by type, and with four modules. */
    memory: Amounts;
    fourModules: Amounts;
    /** The maximum power at the maker's settings. */
    watts: number;
    /** True if a cooler is in the box. */
    cooler: boolean;
  };
  readonly motherboard: {
    form: string;
    /** True for a board with Intel's 10-pin 12VO power input. */
    is12vo: boolean;
    /** The package power in watts up to which the boards of its chipset certainly take a processor, where that is low. */
    cpuWatts: number;
    socket: string;
    /** Supported processor series: 'none' if any BIOS will do, else why a current one is needed. */
    series: Readonly<Record<string, string>>;
    /** True if the BIOS can be updated without a processor. */
    flashback: boolean;
    /** Supported memory types, with the speed in MT/s that the processors are rated for. */
    memory: Amounts;
    /** The memory types of which a visitor's board takes one, where nobody knows which. */
    memoryChoices: readonly string[];
    memorySlots: number;
    gigabytes: number;
    profiles: readonly string[];
    /** Card slots by kind. */
    slots: Amounts;
    m2: readonly M2Slots[];
    /** The name of the M.2 slot that takes lanes from graphics, such as M.2_1. */
    sharedSlot: string;
    /** True if the M.2 slots have heatsinks as covers. */
    m2Covers: boolean;
    sata: number;
    /** The number of EPS power inputs. */
    eps: number;
    readyMade: ReadyMade;
  };
  readonly memory: {
    type: string;
    /** In MT/s. */
    speed: number;
    modules: number;
    gigabytes: number;
    profiles: readonly string[];
    height: number;
  };
  readonly drive: {
    slot: 'M.2' | 'SATA';
    /** The PCI Express generation. */
    generation: number;
    heatsink: boolean;
  };
  readonly gpu: {
    slot: string;
    lanes: number;
    length: number;
    /** The required length in the case: the card's own, and a little to insert it. */
    requiredLength: number;
    /** The number of slots that the card takes at the back of the case. */
    thickness: number;
    watts: number;
    /** The smallest power supply that the maker recommends. */
    minimumSupply: number;
    leads: Amounts;
    /** The leads of the power supply that an adapter in the box takes instead. */
    adapter: Amounts;
  };
  readonly psu: {
    /** The form factor: 'ATX', 'SFX'. */
    form: string;
    /** True for a supply with Intel's 10-pin 12VO lead. */
    is12vo: boolean;
    watts: number;
    /** All leads for graphics cards and processors. A graphics lead that is missing counts as none. */
    leads: Amounts;
    readyMade: ReadyMade;
  };
  readonly case: {
    /** Supported motherboard form factors. */
    forms: readonly string[];
    /** The maximum length of a card. */
    cardRoom: number;
    /** The same of the roomiest case, where a visitor's name for it may mean several. */
    longestCardRoom: number;
    /** The maximum thickness of a card in slots, where that is small. */
    cardSlots: number;
    /** True if drive cages may occupy the space for the longest cards. */
    caged: boolean;
    /** True if `cardRoom` is measured with a front fan, which can be taken out. */
    frontFan: boolean;
    /** The form factors of power supplies, where they are stated. */
    psuForms: readonly string[];
    /** True if the case may take only supplies smaller than ATX. */
    psuUnverified: boolean;
    readyMade: ReadyMade;
  };
  readonly cooler: {
    /** The maximum height of memory under the cooler. */
    memoryRoom: number;
  };
}

export type PartKind = keyof FactsByKind;

/** The facts of a part of one kind, with a short name of at most 24 characters for lists. */
export type FactsOf<Kind extends PartKind> = Kind extends PartKind
  ? { readonly kind: Kind; readonly short: string } & PossiblyUnknown<FactsByKind[Kind]>
  : never;

export type PartFacts = FactsOf<PartKind>;
