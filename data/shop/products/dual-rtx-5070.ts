import type { FactsOf } from '@/data/parts/facts';
import type { ProductRecord } from '../product';

const facts = {
  kind: 'gpu',
  shortName: 'Dual RTX 5070',
  length: 249,
  requiredLength: 255,
  slotThickness: 2.53,
  watts: 250,
  recommendedPsuWatts: 750,
  leads: { '16-pin': 1 },
  fanCount: 2,
} as const satisfies FactsOf<'gpu'>;

export const dualRtx5070: ProductRecord<'Graphics Cards'> = {
  name: 'Dual GeForce RTX 5070 OC',
  brand: 'ASUS',
  sku: 'DUAL-RTX5070-O12G',
  category: 'Graphics Cards',
  subcategory: 'Mid-Range GPUs',
  image: 'graphics-card-dual',
  description: 'A shorter 1440p card, for cases where most three-fan cards won’t fit.',
  specifications: {
    Memory: '12 GB GDDR7',
    Shaders: '6,144 (CUDA)',
    Length: `${facts.length} mm`,
    'Boost clock': '2,542 MHz',
    'Memory bus': '192-bit',
    'Board power': `${facts.watts} W (NVIDIA’s reference)`,
    'Power input': `${facts.leads['16-pin']} × 16-pin`,
    'Power supply': `${facts.recommendedPsuWatts} W or more`,
    'Slots taken': `${facts.slotThickness}`,
    Fans: `${facts.fanCount}`,
    Outputs: '1 × HDMI 2.1b, 3 × DisplayPort 2.1b',
    Interface: 'PCIe 5.0 x16',
  },
  features: ['Two fans, no lighting', '1 HDMI, 3 DisplayPort', 'DLSS 4.5, ray tracing'],
  compatibilityTags: ['PCIe 5.0 x16', '16-pin power'],
  inStock: true,
  isForGaming: true,
  facts,
};
