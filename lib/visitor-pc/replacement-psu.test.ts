import { collectFindings } from '@/lib/compatibility/collect-findings';
import { isShortOfPower } from '@/lib/compatibility/finding';
import type { Part } from '@/lib/compatibility/parts';
import {
  gpu,
  makeOwned,
  makeReadyMade,
  motherboard,
  pcCase,
  psu,
} from '@/lib/compatibility/testing/parts';
import { addReplacementPsu } from './replacement-psu';

const weakPsu = makeOwned(psu('psu', { watts: 600 }));
const card = gpu('G', { recommendedPsuWatts: 700, length: 310, requiredLength: 320 });
const am4Motherboard = motherboard('B', { epsInputs: undefined, socket: 'AM4' });
const shopParts = [
  psu('Small', { formFactor: 'ATX', watts: 600 }),
  psu('Big', { formFactor: 'ATX', watts: 1000, leads: { '8-pin': 2, EPS: 2 } }),
];
/** Returns the id of the power supply that helps with a finding on the card. */
const findReplacementId = (pcParts: readonly Part[], readyMadeName?: string) => {
  const findings = collectFindings(pcParts, 'choosing');
  return addReplacementPsu(findings, pcParts, shopParts, readyMadeName).find(isShortOfPower)
    ?.replacement?.product.id;
};
it.each<[id: string | undefined, where: string, part: Part, readyMadeName?: string]>([
  ['Big', 'has leads for any AM4 board', am4Motherboard],
  [undefined, 'may be too big for the case', pcCase('K', { mayNeedSmallPsu: true })],
  [undefined, 'can’t help a card that is too long', pcCase('K', { maxGpuLength: 300 })],
  [undefined, 'is too big for the case', pcCase('K', { psuFormFactors: ['SFX'] })],
  [undefined, 'meets a ready-made motherboard', makeReadyMade(motherboard('B'))],
  [undefined, 'is in a ready-made PC', motherboard('B'), 'Dell XPS'],
  [undefined, 'has too few leads for the motherboard', motherboard('B', { epsInputs: 3 })],
])('replaces a weak power supply by %s where it %s', (id, _where, part, ...[readyMadeName]) => {
  expect(findReplacementId([card, weakPsu, makeOwned(part)], readyMadeName)).toBe(id);
});

it('replaces no product, and nothing by a supply with too few leads for the card', () => {
  expect(findReplacementId([card, psu('product', { watts: 600 })])).toBeUndefined();
  const hungryCard = gpu('C', { recommendedPsuWatts: 700, leads: { '8-pin': 3 } });
  expect(findReplacementId([hungryCard, weakPsu])).toBeUndefined();
});
