import { products } from '@/data/shop/products';
import type { FindingCode } from '@/lib/compatibility/finding';
import { formatCardLine, formatSentence } from '@/lib/compatibility/format-finding';
import type { Part } from '@/lib/compatibility/parts';
import {
  cpu,
  gpu,
  makeOwned,
  makeReadyMade,
  memory,
  motherboard,
  pcCase,
  psu,
} from '@/lib/compatibility/testing/parts';
import { checkProduct, findReplacementPsu } from './check-product';
import { resolveVisitorPc } from './resolve-visitor-pc';
import { parseAnswers } from './visitor-pc';

const smallCase = makeOwned(pcCase('case', { maxGpuLength: 325 }));
const largeCase = makeOwned(pcCase('case'));
const weakPsu = makeOwned(psu('psu', { watts: 600 }));
const pcMotherboard = makeOwned(motherboard('motherboard'));
const pcCpu = makeOwned(cpu('cpu', { watts: 230 }));
const shortGpu = gpu('G', { length: 310, requiredLength: 320, slotThickness: 3 });
const longGpu = gpu('G', { length: 330, requiredLength: 340, slotThickness: 3 });

it.each<[fact: string, product: Part, pcParts: readonly Part[], ...FindingCode[]]>([
  [
    'the worst verdict with each part, the worst first',
    longGpu,
    [weakPsu, smallCase],
    'gpu-too-long',
    'psu-below-recommended',
  ],
  ['also good verdicts', shortGpu, [pcMotherboard, largeCase], 'gpu-has-room', 'fits'],
  [
    'a verdict on two parts once',
    gpu('G', { recommendedPsuWatts: 300 }),
    [weakPsu, pcCpu],
    'watts-tight',
  ],
  ['nothing where no part has a bearing', cpu('P'), [weakPsu]],
])('returns %s', (_fact, product, pcParts, ...codes) => {
  expect(checkProduct(product, pcParts).map(({ code }) => code)).toEqual(codes);
});

it.each<[product: Part, answer: string, words: RegExp]>([
  [
    gpu('G', { watts: 170, recommendedPsuWatts: 450, leads: { '8-pin': 1 } }),
    'supply 450 W',
    /170.*8-pin|8-pin.*170/,
  ],
  // A processor that takes two types of memory, on a motherboard for one of them.
  [memory('M'), 'processor 13700KF', /^(?!.*check your processor).*DDR5/],
])('says in one line what the product needs of the %#th answer', (product, answer, words) => {
  const pcParts = resolveVisitorPc(parseAnswers([answer]), {}).parts;
  const [worst] = checkProduct(product, pcParts);
  expect(worst && formatCardLine(worst, [product, ...pcParts], product.id)).toMatch(words);
});

it('is sure only of what doesn’t fit a ready-made PC, and names it', () => {
  expect(checkProduct(longGpu, [smallCase], 'Dell XPS')).toMatchObject([{ code: 'gpu-too-long' }]);
  const findings = checkProduct(shortGpu, [smallCase], 'Dell XPS');
  expect(findings).toMatchObject([{ code: 'ready-made' }]);
  const sentences = findings.map((finding) => formatSentence(finding, [shortGpu]));
  expect(sentences.join()).toContain('your Dell XPS');
});

it('finds no product fit for lack of a fact', () => {
  const parts = [...products, pcCase('case'), psu('psu'), motherboard('motherboard')];
  // A graphics card fits the slot of any motherboard, whose other facts it doesn't need.
  const isFit = (product: Part, facts: Part['facts']) =>
    checkProduct(product, [makeOwned({ id: 'owned', facts })])[0]?.outcome === 'compatible' &&
    !(product.facts.kind === 'gpu' && facts.kind === 'motherboard');
  for (const product of products)
    for (const { facts } of parts) {
      const { kind, shortName } = facts;
      expect(isFit(product, { kind, shortName } as Part['facts'])).toBe(false);
      if (isFit(product, facts)) continue;
      const removable = Object.keys(facts).filter(
        (name) => name !== 'kind' && name !== 'shortName',
      );
      const fitsWithout = removable.filter((name) =>
        isFit(product, { ...facts, [name]: undefined }),
      );
      expect(fitsWithout).toEqual([]);
    }
});

describe('a replacement for a weak power supply', () => {
  const card = gpu('G', { recommendedPsuWatts: 700 });
  const shopParts = [
    psu('Small', { formFactor: 'ATX', watts: 600 }),
    psu('Big', { formFactor: 'ATX', watts: 1000, leads: { '8-pin': 2, EPS: 2 } }),
  ];
  it.each<[id: string | undefined, where: string, part: Part, readyMadeName?: string]>([
    [
      'Big',
      'has leads for any AM4 board',
      motherboard('B', { epsInputs: undefined, socket: 'AM4' }),
    ],
    [undefined, 'may be too big for the case', pcCase('K', { mayNeedSmallPsu: true })],
    [undefined, 'is too big for the case', pcCase('K', { psuFormFactors: ['SFX'] })],
    [undefined, 'meets a ready-made motherboard', makeReadyMade(motherboard('B'))],
    [undefined, 'is in a ready-made PC', motherboard('B'), 'Dell XPS'],
    [undefined, 'has too few leads for the motherboard', motherboard('B', { epsInputs: 3 })],
  ])('is %s where it %s', (id, _where, part, ...[readyMadeName]) => {
    const pcParts = [card, weakPsu, makeOwned(part)];
    expect(findReplacementPsu(shopParts, pcParts, readyMadeName)?.id).toBe(id);
  });

  it('is undefined where it has too few leads for the card, or where no part has a bearing on it', () => {
    expect(
      findReplacementPsu(shopParts, [gpu('C', { leads: { '8-pin': 3 } }), weakPsu]),
    ).toBeUndefined();
    expect(findReplacementPsu(shopParts, [memory('M')])).toBeUndefined();
  });
});
