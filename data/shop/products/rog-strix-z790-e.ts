import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'motherboard',
  shortName: 'ROG Strix Z790-E',
  formFactor: 'ATX',
  hasFlashback: true,
  memorySpeeds: { DDR5: 5600 },
  memorySlots: 4,
  maxGigabytes: 192,
  hasM2Covers: true,
  epsInputs: 2,
  socket: 'LGA1700',
  biosReasonsBySeries: {
    '12th-generation Core': null,
    '13th-generation Core': 'Intel asks for microcode 0x12F of May 2025 or later',
    '14th-generation Core': 'Intel asks for microcode 0x12F of May 2025 or later',
  },
  profiles: ['XMP'],
  hasGpuSlot: true,
  // The Gen 5 slot takes its lanes from the graphics slot.
  sharedSlot: 'M.2_1',
  m2Slots: [
    { generation: 5, count: 1, unshared: 0 },
    { generation: 4, count: 4, unshared: 4 },
  ],
} as const satisfies FactsOf<'motherboard'>;

export const rogStrixZ790e: ProductRecord<'Motherboards'> = {
  name: 'ROG Strix Z790-E Gaming WiFi',
  brand: 'ASUS',
  sku: '90MB1CL0-M0EAY0',
  category: 'Motherboards',
  subcategory: 'Intel Z790',
  image: 'motherboard-intel',
  description: 'An ATX board for 12th- to 14th-generation Intel Core processors and DDR5 memory.',
  specifications: {
    Socket: facts.socket,
    'M.2 slots': '1 × PCIe 5.0, 4 × PCIe 4.0',
    'Rear USB ports': '12',
    Processors: 'Core, 12th to 14th generation',
    'Graphics slot': 'PCIe 5.0 x16; x8 with a drive in the Gen 5 slot',
    Memory: `Four DDR5 slots, ${facts.maxGigabytes} GB with 48 GB modules`,
    'SATA ports': '4',
    Network: '2.5 GbE and Wi-Fi 6E',
    'Form factor': `${facts.formFactor}`,
  },
  features: ['Five M.2 slots', 'Wi-Fi 6E and 2.5 GbE', 'BIOS updates without a CPU'],
  compatibilityTags: [facts.socket, 'DDR5'],
  inStock: true,
  facts,
};
