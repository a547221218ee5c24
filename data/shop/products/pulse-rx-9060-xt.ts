import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'gpu',
  shortName: 'Pulse RX 9060 XT',
  length: 240,
  requiredLength: 245,
  slotThickness: 2.3,
  watts: 170,
  recommendedPsuWatts: 450,
  leads: { '8-pin': 1 },
  fanCount: 2,
} as const satisfies FactsOf<'gpu'>;

export const pulseRx9060xt: ProductRecord<'Graphics Cards'> = {
  name: 'Pulse Radeon RX 9060 XT OC 16 GB',
  brand: 'Sapphire',
  sku: '11350-03-20G',
  category: 'Graphics Cards',
  subcategory: 'Mid-Range GPUs',
  image: 'graphics-card-compact',
  description:
    'A compact card for 1080p and 1440p, with 16 GB of memory and a single 8-pin power lead.',
  specifications: {
    Memory: '16 GB GDDR6',
    Shaders: '2,048 (stream)',
    Length: `${facts.length} mm`,
    'Boost clock': '3,290 MHz',
    'Memory bus': '128-bit',
    'Board power': `${facts.watts} W`,
    'Power input': `${facts.leads['8-pin']} × 8-pin`,
    'Power supply': `${facts.recommendedPsuWatts} W or more`,
    'Slots taken': `${facts.slotThickness}`,
    Fans: `${facts.fanCount}`,
    Outputs: '1 × HDMI 2.1b, 2 × DisplayPort 2.1a',
    Interface: 'PCIe 5.0 x16',
  },
  features: ['Two fans, short card', '1 HDMI, 2 DisplayPort', 'FSR 4.1, ray tracing'],
  compatibilityTags: ['PCIe 5.0 x16', '8-pin power'],
  inStock: true,
  isForGaming: true,
  facts,
};
