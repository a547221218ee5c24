import { checkPair } from '@/lib/compatibility/collect-findings';
import type { FindingCode } from '@/lib/compatibility/finding';
import { formatSentence } from '@/lib/compatibility/format-finding';
import type { KnownPart } from '@/lib/compatibility/parts';
import { cpu, gpu, motherboard, pcCase, psu } from '@/lib/compatibility/testing/parts';
import { products } from '@/lib/compatibility/testing/products';
import { checkProduct } from './check-product';
import type { VisitorPart } from './visitor-parts';
import { getFieldId, type VisitorPcField } from './visitor-pc';

const createOwned = (facts: KnownPart['facts'], field: VisitorPcField = 'case'): VisitorPart => ({
  id: getFieldId(field),
  facts,
  isOwned: true,
});
const smallCase = createOwned(pcCase('K', { cardRoom: 325 }).facts);
const largeCase = createOwned(pcCase('K').facts);
const weakPsu = createOwned(psu('W', { watts: 600 }).facts, 'psu');
const pcBoard = createOwned(motherboard('B').facts, 'motherboard');
const pcCpu = createOwned(cpu('P', { watts: 230 }).facts, 'cpu');
const shortGpu = gpu('G', { length: 310, requiredLength: 320, thickness: 3, minimumSupply: 650 });
const longGpu = gpu('G', { length: 330, requiredLength: 340, thickness: 3 });

it.each<[string | undefined, KnownPart, readonly VisitorPart[], ...FindingCode[]]>([
  // The worst of each of the visitor's parts, the worst first, and nothing where nothing decides.
  [undefined, longGpu, [weakPsu, smallCase], 'gpu-too-long', 'psu-below-recommended'],
  // Good news is said, too.
  [undefined, shortGpu, [pcBoard, largeCase], 'gpu-has-room', 'fits'],
  // One finding on two of the visitor’s parts.
  [undefined, gpu('G', { minimumSupply: 300 }), [weakPsu, pcCpu], 'watts-tight'],
  [undefined, cpu('P'), [weakPsu]],
  // What goes into a ready-made PC is checked, but for what is known not to fit.
  ['Dell XPS', shortGpu, [smallCase], 'ready-made'],
  ['Dell XPS', longGpu, [smallCase], 'gpu-too-long'],
])('checks a product: %#', (readyMadeName, product, visitorParts, ...codes) => {
  const findings = checkProduct(product, visitorParts, readyMadeName);
  expect(findings.map(({ code }) => code)).toEqual(codes);
  const [first] = findings;
  if (first?.code === 'ready-made')
    expect(formatSentence(first, [product])).toContain(`the ${readyMadeName}`);
});

it('comes to what the shop’s same part does, and a fact less never to a fit', () => {
  const known: readonly KnownPart[] = [
    ...products,
    pcCase('case'),
    psu('psu'),
    motherboard('motherboard'),
  ];
  // A card fits a slot of any generation: its board need not be known further.
  const isSlot = (product: KnownPart, facts: object) =>
    product.facts.kind === 'gpu' && 'kind' in facts && facts.kind === 'motherboard';
  const isFit = (product: KnownPart, facts: object) => {
    const [worst] = checkProduct(product, [createOwned(facts as KnownPart['facts'])]);
    return worst?.outcome === 'compatible' && !isSlot(product, facts);
  };
  for (const product of products)
    for (const { id, facts } of known) {
      const [worst] = checkProduct(product, [createOwned(facts)]);
      if (worst) expect(worst.code).toBe(checkPair(product, { id, facts })[0]?.code);
      const names = Object.keys(facts).filter((name) => name !== 'kind' && name !== 'short');
      const poorer = [
        { kind: facts.kind, short: facts.short },
        ...names.map((name) => ({ ...facts, [name]: undefined })),
      ];
      if (!isFit(product, facts))
        expect(poorer.filter((fewer) => isFit(product, fewer))).toEqual([]);
      expect(isFit(product, poorer[0] ?? {})).toBe(false);
    }
});
