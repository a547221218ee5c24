import { collectFindings } from '@/lib/compatibility/collect-findings';
import { isShortOfPower } from '@/lib/compatibility/finding';
import type { Part } from '@/lib/compatibility/parts';
import {
  createCase,
  createGpu,
  createMotherboard,
  createPsu,
  makeOwned,
  makeReadyMade,
} from '@/lib/compatibility/testing/parts';
import { addReplacementPsu } from './replacement-psu';

const weakPsu = makeOwned(createPsu({ watts: 600 }));
const gpu = createGpu({ recommendedPsuWatts: 700, length: 310, requiredLength: 320 });
const am4Motherboard = createMotherboard({ epsInputs: undefined, socket: 'AM4' });
const shopParts = [
  createPsu({ id: 'Small', formFactor: 'ATX', watts: 600 }),
  createPsu({ id: 'Big', formFactor: 'ATX', watts: 1000, leads: { '8-pin': 2, EPS: 2 } }),
];
/** Returns the id of the power supply that helps with a finding on the graphics card. */
const findReplacementId = (pcParts: readonly Part[], readyMadeName?: string) => {
  const { findings } = collectFindings(pcParts, 'separate');
  return addReplacementPsu(findings, pcParts, shopParts, readyMadeName).find(isShortOfPower)
    ?.replacement?.product.id;
};
it.each<[id: string | undefined, where: string, part: Part, readyMadeName?: string]>([
  ['Big', 'has leads for any AM4 board', am4Motherboard],
  [undefined, 'may be too big for the case', createCase({ mayNeedSmallPsu: true })],
  [undefined, 'can’t help a graphics card that is too long', createCase({ maxGpuLength: 300 })],
  [undefined, 'is too big for the case', createCase({ psuFormFactors: ['SFX'] })],
  [undefined, 'meets a ready-made motherboard', makeReadyMade(createMotherboard())],
  [undefined, 'is in a ready-made PC', createMotherboard(), 'Dell XPS'],
  [undefined, 'has too few leads for the motherboard', createMotherboard({ epsInputs: 3 })],
])('replaces a weak power supply by %s where it %s', (id, _where, part, ...[readyMadeName]) => {
  expect(findReplacementId([gpu, weakPsu, makeOwned(part)], readyMadeName)).toBe(id);
});

it('replaces no product, and nothing by a power supply with too few leads', () => {
  expect(findReplacementId([gpu, createPsu({ id: 'product', watts: 600 })])).toBeUndefined();
  const hungryGpu = createGpu({ recommendedPsuWatts: 700, leads: { '8-pin': 3 } });
  expect(findReplacementId([hungryGpu, weakPsu])).toBeUndefined();
});
