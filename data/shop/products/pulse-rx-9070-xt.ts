import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'gpu',
  shortName: 'Pulse RX 9070 XT',
  length: 320,
  requiredLength: 325,
  slotThickness: 3,
  watts: 304,
  recommendedPsuWatts: 750,
  leads: { '8-pin': 2 },
  fanCount: 3,
} as const satisfies FactsOf<'gpu'>;

export const pulseRx9070xt: ProductRecord<'Graphics Cards'> = {
  name: 'Pulse Radeon RX 9070 XT',
  brand: 'Sapphire',
  sku: '11348-03-20G',
  category: 'Graphics Cards',
  subcategory: 'High-End GPUs',
  image: 'graphics-card-wide',
  description: 'A 16 GB Radeon for 1440p and 4K. It takes two ordinary 8-pin leads.',
  specifications: {
    Memory: '16 GB GDDR6',
    Shaders: '4,096 (stream)',
    Length: `${facts.length} mm`,
    'Boost clock': '2,970 MHz',
    'Memory bus': '256-bit',
    'Board power': `${facts.watts} W`,
    'Power input': `${facts.leads['8-pin']} × 8-pin`,
    'Power supply': `${facts.recommendedPsuWatts} W or more`,
    'Slots taken': `${facts.slotThickness}`,
    Fans: `${facts.fanCount}`,
    Outputs: '2 × HDMI 2.1b, 2 × DisplayPort 2.1a',
    Interface: 'PCIe 5.0 x16',
  },
  features: ['Three fans, no lighting', '2 HDMI, 2 DisplayPort', 'FSR 4.1, ray tracing'],
  compatibilityTags: ['PCIe 5.0 x16', '2 × 8-pin power'],
  inStock: true,
  isForGaming: true,
  facts,
};
