/** The facts that the check compares. A missing fact is unknown, and never makes parts fit. */

/** A type of memory modules, as JEDEC names it. */
export type MemoryType = 'DDR2' | 'DDR3' | 'DDR4' | 'DDR5';

/** A profile of memory speeds: Intel's or AMD's. */
export type MemoryProfile = 'XMP' | 'EXPO';

/** Rated speeds in MT/s by the type of memory; null where the rating is unknown. */
type SpeedsByType = Readonly<Partial<Record<MemoryType, number | null>>>;

/** Motherboard form factors, as OpenDB spells them. */
export const MOTHERBOARD_FORM_FACTORS = [
  'ATX',
  'EATX',
  'HPTX',
  'Micro ATX',
  'Mini DTX',
  'Mini-ITX',
  'SSI CEB',
  'Thin Mini-ITX',
  'XL ATX',
] as const;
export type MotherboardFormFactor = (typeof MOTHERBOARD_FORM_FACTORS)[number];

/** The motherboard form factors that cases state, smallest first. Few motherboards have others. */
export const CASE_FORM_FACTORS: readonly MotherboardFormFactor[] = [
  'Mini-ITX',
  'Micro ATX',
  'ATX',
  'EATX',
];

/** Form factors of power supplies. OpenDB's texts for cases have the same spelling. */
type PsuFormFactor = 'ATX' | 'SFX' | 'SFX-L';

/** Numbers of leads by kind: those for graphics cards, and EPS for the processor. */
export type Leads = Readonly<Partial<Record<'8-pin' | '16-pin' | 'EPS', number>>>;

/** M.2 slots of one PCI Express generation. `unshared` ones take no lanes of the graphics slot. */
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
    /** The fastest rated memory in MT/s, by type. */
    memorySpeeds: SpeedsByType;
    /** The fastest rated memory where there are four modules. */
    fourModuleSpeeds: SpeedsByType;
    /** The maximum power at the maker's settings. */
    watts: number;
    /** The fastest PCI Express generation of its lanes, where that is below the motherboard's. */
    maxPcieGeneration: number;
    /** True if a cooler is in the box. */
    hasCooler: boolean;
  };
  readonly motherboard: {
    formFactor: MotherboardFormFactor;
    /** True for a motherboard with Intel's 10-pin 12VO power input. */
    is12vo: boolean;
    /** The most that a processor may draw on any motherboard of the chipset, where that is low. */
    maxCpuWatts: number;
    socket: string;
    /** Why each series needs a new BIOS, as part of a sentence; null where any BIOS will do. */
    biosReasonsBySeries: Readonly<Record<string, string | null>>;
    /** True if the BIOS can be updated without a processor. */
    hasFlashback: boolean;
    /** Supported memory types, with the speed in MT/s that the processors are rated for. */
    memorySpeeds: SpeedsByType;
    /** The memory types of which a visitor's motherboard takes one, where it is unknown which. */
    memoryChoices: readonly MemoryType[];
    memorySlots: number;
    maxGigabytes: number;
    profiles: readonly MemoryProfile[];
    /** True if a slot for graphics cards is listed: PCI Express x16. */
    hasGpuSlot: boolean;
    m2Slots: readonly M2Slots[];
    /** The name of the M.2 slot that takes lanes from graphics, such as M.2_1. */
    sharedSlot: string;
    /** True if the M.2 slots have heatsinks as covers. */
    hasM2Covers: boolean;
    /** The number of EPS power inputs. */
    epsInputs: number;
    /** True for a visitor's motherboard of an unknown maker, which may take no ATX power supply. */
    mayHaveOwnConnector: boolean;
  };
  readonly memory: {
    type: MemoryType;
    /** In MT/s. */
    speed: number;
    modules: number;
    gigabytes: number;
    profiles: readonly MemoryProfile[];
    height: number;
  };
  /** An M.2 drive. */
  readonly drive: {
    /** The PCI Express generation. */
    generation: number;
    hasHeatsink: boolean;
  };
  /** A graphics card for a PCI Express x16 slot. */
  readonly gpu: {
    length: number;
    /** The required length in the case: the graphics card's own, and a little to insert it. */
    requiredLength: number;
    /** In slots at the back of the case. */
    slotThickness: number;
    watts: number;
    /** The watts of the smallest power supply that the maker recommends. */
    recommendedPsuWatts: number;
    leads: Leads;
    /** The leads that the adapter in the graphics card's box takes instead. */
    adapter: Leads;
    /** How many fans the drawing shows. No rule reads it. */
    fanCount: number;
  };
  readonly psu: {
    formFactor: PsuFormFactor;
    /** True for a supply with Intel's 10-pin 12VO lead. */
    is12vo: boolean;
    watts: number;
    /** Leads for graphics cards and processors. Graphics leads that aren't listed count as none. */
    leads: Leads;
  };
  readonly case: {
    /** Supported motherboard form factors, from the smallest to the largest. */
    formFactors: readonly MotherboardFormFactor[];
    /** The maximum length of a graphics card. */
    maxGpuLength: number;
    /** The maximum slot thickness of a graphics card, where that is small. */
    maxGpuSlots: number;
    /** True if drive cages may occupy the space for the longest graphics cards. */
    mayHaveCages: boolean;
    /** True if `maxGpuLength` is measured behind a front fan, which can be taken out. */
    hasFrontFan: boolean;
    /** The form factors of power supplies, where they are stated. */
    psuFormFactors: readonly string[];
    /** True if the case may take only supplies smaller than ATX. */
    mayNeedSmallPsu: boolean;
  };
  readonly cooler: {
    /** The maximum height of memory under the cooler. */
    maxMemoryHeight: number;
  };
}

export type PartKind = keyof FactsByKind;

/** Makes facts optional. */
type PossiblyUnknown<Facts> = { readonly [Name in keyof Facts]?: Facts[Name] | undefined };

/**
 * The facts of a part of one kind, with a short name of at most 24 characters for lists. Of several
 * kinds, as in FactsOf<'cpu' | 'gpu'>, it is the facts of a part of any of them.
 */
export type FactsOf<Kind extends PartKind> = Kind extends PartKind
  ? { readonly kind: Kind; readonly shortName: string } & PossiblyUnknown<FactsByKind[Kind]>
  : never;

export type PartFacts = FactsOf<PartKind>;
