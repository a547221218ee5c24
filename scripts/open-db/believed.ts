/** What a record of BuildCores OpenDB says of a product, as far as it is believed; ../../data/known-parts/README.md says why. */
import { z } from 'zod';
import type { PartKind } from '@/lib/content/facts';
import { KINDS, recordSchema, SIZES } from '../known-parts/kinds';

const number = z.number().nullish();
const text = z.string().nullish();
export const productRecord = recordSchema.extend({
  ...{ efficiency_rating: text, modular: text, length: number, total_slot_width: number },
  ...{
    memory: z.unknown().optional(),
    memory_type: text,
    core_count: number,
    core_boost_clock: number,
  },
  ...{ memory_bus: number, ram_type: text, speed: number, timings: text, voltage: number },
  ...{ height: number, capacity: number, nvme: z.boolean().nullish() },
  cores: z.object({ total: number, threads: number }).nullish(),
  cache: z.object({ l3: z.unknown().optional() }).nullish(),
  specifications: z.object({ tdp: number }).nullish(),
  modules: z.object({ quantity: number, capacity_gb: number }).nullish(),
});
type ProductRecord = z.infer<typeof productRecord>;

type Values = Readonly<Record<string, unknown>>;
interface Said {
  /** Figures, by the labels that the sample's categories have; another's are matched by name. */
  readonly figures: Values;
  readonly facts: Values;
}

/** A figure with its unit; nought is what nobody entered. */
const figure = (value: unknown, unit = '') =>
  typeof value === 'number' && value > 0 ? `${value}${unit}` : undefined;
const above0 = (value: number | null | undefined) => (value ? value : undefined);
const nothing = () => '' as const;
const CABLES: Readonly<Record<string, string>> = { Full: 'Fully modular', Semi: 'Partly modular' };

/** For each kind its folder in open-db/, and what is believed of it. */
export const BELIEVED: Readonly<
  Record<PartKind, { readonly folder: string; readonly said: (record: ProductRecord) => Said }>
> = {
  card: {
    folder: 'GPU',
    // Of power the chip's is on record, not the card's; noughts of leads are not entered.
    said: ({ memory, memory_type, core_count, length, total_slot_width, ...card }) => ({
      figures: {
        Memory: memory_type ? figure(memory, ` GB ${memory_type}`) : undefined,
        Shaders: above0(core_count)?.toLocaleString('en-GB'),
        Length: figure(length, ' mm'),
        'Boost clock': figure(card.core_boost_clock, ' MHz'),
        'Memory bus': figure(card.memory_bus, '-bit'),
        'Slots taken': figure(total_slot_width),
      },
      facts: { length: above0(length), thickness: above0(total_slot_width) },
    }),
  },
  processor: {
    folder: 'CPU',
    // The highest clock is another's in two of three.
    said: ({ cores, cache, specifications, ...processor }) => {
      const socket = processor.socket?.replace(/^(LGA) /, '$1');
      return {
        figures: {
          Cores: figure(cores?.total),
          'L3 cache': figure(cache?.l3, ' MB'),
          Threads: figure(cores?.threads),
          'Base power': figure(specifications?.tdp, ' W'),
          Socket: socket,
        },
        facts: { socket },
      };
    },
  },
  board: {
    folder: 'Motherboard',
    said: (board) => {
      const [Socket, Memory, form] = KINDS.boards.facts(asKnown(board), nothing);
      return {
        figures: { Socket, Memory, 'Form factor': form },
        facts: { form, socket: Socket },
      };
    },
  },
  memory: {
    folder: 'RAM',
    said: ({ ram_type, speed, modules, ...kit }) => {
      const [count, each] = [above0(modules?.quantity), above0(modules?.capacity_gb)];
      const gigabytes = count && each ? count * each : undefined;
      const type = ram_type ?? undefined;
      return {
        figures: {
          Timings: kit.timings,
          Voltage: figure(kit.voltage, ' V'),
          Height: figure(kit.height, ' mm'),
          Capacity: gigabytes && `${gigabytes} GB (${count} × ${each} GB)`,
          Speed: type && above0(speed) ? `${type}-${speed}` : undefined,
          'Form factor': kit.form_factor,
        },
        facts: {
          type,
          speed: above0(speed),
          modules: count,
          gigabytes,
          height: above0(kit.height),
        },
      };
    },
  },
  drive: {
    folder: 'Storage',
    said: ({ capacity, form_factor }) => ({
      figures: {
        Capacity:
          (capacity ?? 0) >= 1000 ? figure((capacity ?? 0) / 1000, ' TB') : figure(capacity, ' GB'),
        'Form factor': form_factor?.replace('-', ' '),
      },
      facts: { slot: /^M\.2/.test(form_factor ?? '') ? 'M.2' : undefined },
    }),
  },
  supply: {
    folder: 'PSU',
    said: ({ wattage, length, modular, form_factor, efficiency_rating }) => ({
      figures: {
        Output: figure(wattage, ' W'),
        Efficiency: efficiency_rating?.replace('80+', '80 Plus'),
        Cables: CABLES[modular ?? ''],
        Length: figure(length, ' mm'),
        'Form factor': form_factor,
      },
      facts: { watts: (wattage ?? 0) >= 100 ? wattage : undefined },
    }),
  },
  case: {
    folder: 'PCCase',
    said: (record) => {
      const [size = '', room, cages] = KINDS.cases.facts(asKnown(record), nothing);
      const forms = SIZES.slice(0, SIZES.indexOf(size) + 1);
      const cardRoom = room ? Number(room) : undefined;
      return {
        figures: { Boards: size, 'Room for a card': figure(cardRoom, ' mm') },
        facts: {
          forms: forms.length > 0 ? forms : undefined,
          cardRoom,
          caged: cages ? true : undefined,
        },
      };
    },
  },
  cooler: { folder: 'CPUCooler', said: () => ({ figures: {}, facts: {} }) },
};

/** A record as the lists of known parts read it. */
const asKnown = (record: ProductRecord) => recordSchema.parse(record);
