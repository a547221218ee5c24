import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'gpu',
  shortName: 'TUF RTX 5080',
  length: 348,
  requiredLength: 350,
  slotThickness: 3.6,
  watts: 360,
  recommendedPsuWatts: 850,
  leads: { '16-pin': 1 },
  adapter: { '8-pin': 3 },
  fanCount: 3,
} as const satisfies FactsOf<'gpu'>;

export const tufRtx5080: ProductRecord<'Graphics Cards'> = {
  name: 'TUF Gaming GeForce RTX 5080 OC',
  brand: 'ASUS',
  sku: 'TUF-RTX5080-O16G-GAMING',
  category: 'Graphics Cards',
  subcategory: 'High-End GPUs',
  image: 'graphics-card-triple',
  description: `For 4K at high settings. At ${facts.length} mm long and ${facts.slotThickness} slots thick, it needs a roomy case.`,
  specifications: {
    Memory: '16 GB GDDR7',
    Shaders: '10,752 (CUDA)',
    Length: `${facts.length} mm`,
    'Boost clock': '2,700 MHz',
    'Memory bus': '256-bit',
    'Board power': `${facts.watts} W (NVIDIA’s reference)`,
    'Power input': `${facts.leads['16-pin']} × 16-pin`,
    'Power supply': `${facts.recommendedPsuWatts} W or more`,
    'Slots taken': `${facts.slotThickness}`,
    Fans: `${facts.fanCount}`,
    Outputs: '2 × HDMI 2.1b, 3 × DisplayPort 2.1b',
    Interface: 'PCIe 5.0 x16',
  },
  features: ['Three-fan cooler', '2 HDMI, 3 DisplayPort', 'DLSS 4.5, ray tracing'],
  compatibilityTags: ['PCIe 5.0 x16', '16-pin power'],
  inStock: true,
  isForGaming: true,
  facts,
};
