import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'motherboard',
  shortName: 'ROG Strix X670E-E',
  formFactor: 'ATX',
  hasFlashback: true,
  memorySpeeds: { DDR5: 5600 },
  memorySlots: 4,
  maxGigabytes: 192,
  hasM2Covers: true,
  epsInputs: 2,
  socket: 'AM5',
  biosReasonsBySeries: {
    'Ryzen 7000': null,
    'Ryzen 8000': 'the board is older than the processor',
    'Ryzen 9000': 'the board is older than the processor',
  },
  profiles: ['EXPO'],
  hasGpuSlot: true,
  // One of the Gen 5 slots takes its lanes from the graphics slot.
  m2Slots: [
    { generation: 5, count: 3, unshared: 2 },
    { generation: 4, count: 1, unshared: 1 },
  ],
} as const satisfies FactsOf<'motherboard'>;

export const rogStrixX670ee: ProductRecord<'Motherboards'> = {
  name: 'ROG Strix X670E-E Gaming WiFi',
  brand: 'ASUS',
  sku: '90MB1BR0-M0EAY0',
  category: 'Motherboards',
  subcategory: 'AMD X670E',
  image: 'motherboard-amd',
  description: 'An ATX board for Ryzen 7000, 8000 and 9000. Ryzen 8000 limits it to PCIe 4.0.',
  specifications: {
    Socket: facts.socket,
    'M.2 slots': '3 × PCIe 5.0, 1 × PCIe 4.0',
    'Rear USB ports': '13',
    Processors: 'Ryzen 7000, 8000 and 9000',
    'Graphics slot':
      'PCIe 5.0 x16; x8 with a drive in the shared Gen 5 slot or a second card; PCIe 4.0 x8 or x4 with Ryzen 8000',
    Memory: `Four DDR5 slots, ${facts.maxGigabytes} GB with 48 GB modules`,
    'SATA ports': '4',
    Network: '2.5 GbE and Wi-Fi 6E',
    'Form factor': `${facts.formFactor}`,
  },
  features: ['Four M.2 slots', 'Wi-Fi 6E and 2.5 GbE', 'BIOS updates without a CPU'],
  compatibilityTags: [`Socket ${facts.socket}`, 'DDR5'],
  inStock: true,
  facts,
};
