import type { Leads } from '@/data/parts/facts';
import type { Part } from '../parts';
import { cpu, drive, gpu, memory, motherboard, psu } from './parts';

const createCore = (model: string, watts: number) =>
  cpu(`core-${model.toLowerCase()}`, {
    shortName: `Core ${model}`,
    socket: 'LGA1700',
    series: '14th-generation Core',
    memorySpeeds: { DDR5: 5600, DDR4: 3200 },
    watts,
    hasCooler: false,
  });
const createRyzen = (model: string, watts: number) =>
  cpu(`ryzen-${model.toLowerCase().replace(' ', '-')}`, {
    shortName: `Ryzen ${model}`,
    socket: 'AM5',
    series: 'Ryzen 9000',
    memorySpeeds: { DDR5: 5600 },
    fourModuleSpeeds: { DDR5: 3600 },
    watts,
    hasCooler: false,
  });
/** The figures: own and required length in millimetres, thickness in slots, draw and recommended supply in watts. */
const createGpu = (
  brand: string,
  shortName: string,
  [length, requiredLength, slotThickness, watts, recommendedPsuWatts]: readonly number[],
  leads: Leads,
  adapter?: Leads,
) => {
  const sizes = { length, requiredLength, slotThickness };
  const facts = { shortName, ...sizes, watts, recommendedPsuWatts, leads, adapter };
  return { ...gpu(shortName.toLowerCase().replaceAll(' ', '-'), facts), brand };
};

/**
 * Real parts with their makers' figures, as data/shop/product-sources.md has them. They stand apart from the shop's products, which
 * its owner changes, so that the expected verdicts on them stay.
 */
export const products: readonly (Part & { readonly brand?: string })[] = [
  createGpu('ASUS', 'TUF RTX 5080', [348, 350, 3.6, 360, 850], { '16-pin': 1 }, { '8-pin': 3 }),
  createGpu('Sapphire', 'Pulse RX 9070 XT', [320, 325, 3, 304, 750], { '8-pin': 2 }),
  createGpu('ASUS', 'Dual RTX 5070', [249, 255, 2.53, 250, 750], { '16-pin': 1 }),
  createGpu('Sapphire', 'Pulse RX 9060 XT', [240, 245, 2.3, 170, 450], { '8-pin': 1 }),
  createCore('i9-14900K', 253),
  createCore('i7-14700K', 253),
  createCore('i5-14600K', 181),
  createRyzen('9 9950X3D', 230),
  createRyzen('7 9800X3D', 162),
  createRyzen('5 9600X', 88),
  motherboard('rog-strix-z790-e', {
    shortName: 'ROG Strix Z790-E',
    socket: 'LGA1700',
    biosReasonsBySeries: { '14th-generation Core': 'Intel asks for microcode 0x12F or later' },
    profiles: ['XMP'],
    m2Slots: [
      { generation: 5, count: 1, unshared: 0 },
      { generation: 4, count: 4, unshared: 4 },
    ],
    sharedSlot: 'M.2_1',
    epsInputs: 2,
  }),
  motherboard('rog-strix-x670e-e', {
    shortName: 'ROG Strix X670E-E',
    socket: 'AM5',
    biosReasonsBySeries: { 'Ryzen 9000': 'the board is older than the processor' },
    m2Slots: [
      { generation: 5, count: 3, unshared: 2 },
      { generation: 4, count: 1, unshared: 1 },
    ],
    epsInputs: 2,
  }),
  memory('trident-z5-neo-rgb-32gb', { shortName: 'Trident Z5 Neo', speed: 6000, height: 44 }),
  memory('fury-beast-32gb', {
    shortName: 'FURY Beast',
    speed: 6000,
    profiles: ['EXPO', 'XMP'],
    height: 34.9,
  }),
  drive('990-pro-2tb', { shortName: '990 PRO' }),
  drive('9100-pro-heatsink-2tb', { shortName: '9100 PRO', generation: 5, hasHeatsink: true }),
  psu('rm850e', {
    shortName: 'RM850e',
    formFactor: 'ATX',
    watts: 850,
    leads: { '16-pin': 1, '8-pin': 2, EPS: 2 },
  }),
];
