import { products } from '@/data/shop/products';
import { type FindingCode, isIncompatible } from '@/lib/compatibility/finding';
import { formatCardLine, formatSentence } from '@/lib/compatibility/format-finding';
import type { Part } from '@/lib/compatibility/parts';
import {
  createCase,
  createCpu,
  createGpu,
  createMotherboard,
  createPsu,
  makeOwned,
} from '@/lib/compatibility/testing/parts';
import { checkProduct } from './check-product';
import { resolveVisitorPc } from './resolve-visitor-pc';

const smallCase = makeOwned(createCase({ maxGpuLength: 325 }));
const largeCase = makeOwned(createCase());
const weakPsu = makeOwned(createPsu({ watts: 600 }));
const pcMotherboard = makeOwned(createMotherboard());
const pcCpu = makeOwned(createCpu({ watts: 230 }));
const shortGpu = createGpu({ length: 310, requiredLength: 320, slotThickness: 3 });
const modestGpu = createGpu({ recommendedPsuWatts: 300 });
const longGpu = createGpu({ length: 330, requiredLength: 340, slotThickness: 3 });

it.each<[fact: string, product: Part, pcParts: readonly Part[], ...FindingCode[]]>([
  [
    'the worst verdict with each part, the worst first',
    longGpu,
    [weakPsu, smallCase],
    'gpu-too-long',
    'psu-below-recommended',
  ],
  ['also good verdicts', shortGpu, [pcMotherboard, largeCase], 'gpu-has-room', 'fits'],
  ['a verdict on two parts once', modestGpu, [weakPsu, pcCpu], 'watts-tight'],
  ['nothing where no part has a bearing', createCpu(), [weakPsu]],
])('returns %s', (_fact, product, pcParts, ...codes) => {
  expect(checkProduct(product, pcParts).map(({ code }) => code)).toEqual(codes);
});

it('is sure only of what doesn’t fit a ready-made PC, and names it', () => {
  expect(checkProduct(longGpu, [smallCase], 'Dell XPS')).toMatchObject([{ code: 'gpu-too-long' }]);
  const findings = checkProduct(shortGpu, [smallCase], 'Dell XPS');
  expect(findings).toMatchObject([{ code: 'ready-made' }]);
  const sentences = findings.map((finding) => formatSentence(finding));
  expect(sentences.join()).toContain('your Dell XPS');
});

const isFit = (product: Part, facts: Part['facts']) =>
  checkProduct(product, [makeOwned({ id: 'owned', facts })])[0]?.outcome === 'compatible';

/** Each product with the facts of each part that a visitor may own. */
const pairs = products.flatMap((product) =>
  [...products, createCase(), createPsu(), createMotherboard()]
    // A graphics card fits the slot of any motherboard, whose other facts it doesn't need.
    .filter(({ facts }) => !(product.facts.kind === 'gpu' && facts.kind === 'motherboard'))
    .map(({ facts }) => ({ product, facts })),
);

it('finds no fit with a part without facts', () => {
  const fits = pairs.filter(({ product, facts: { kind, shortName } }) =>
    isFit(product, { kind, shortName } as Part['facts']),
  );
  expect(fits).toEqual([]);
});

it('finds no new fit once a fact of the part is unknown', () => {
  const misfits = pairs.filter(({ product, facts }) => !isFit(product, facts));
  const fits = misfits.flatMap(({ product, facts }) =>
    Object.keys(facts)
      .filter((name) => name !== 'kind' && isFit(product, { ...facts, [name]: undefined }))
      .map((name) => `${product.id} with ${facts.shortName} without ${name}`),
  );
  expect(fits).toEqual([]);
});

it.each<[typed: string, ...verdicts: string[]]>([
  // Any motherboard may be under it, also one of a ready-made PC.
  [
    'i5-6500',
    'main-lead-unknown: Works with your i5-6500’s board if it takes the usual 24-pin lead',
  ],
  // Only makers of PCs buy these.
  ['i5-7500T', 'ready-made: Works with your i5-7500T’s board if it takes the usual 24-pin lead'],
  ['Ryzen 5 8500GE', 'ready-made: Works with your Ryzen 5 8500GE’s board if it takes the usual'],
])('never says that a power supply works with the unnamed board of %s', (typed, verdict) => {
  const psu = products.find(({ facts }) => facts.kind === 'psu') as Part;
  const { parts } = resolveVisitorPc({ cpu: { typed } }, {});
  const [finding] = checkProduct(psu, parts);
  expect(finding && `${finding.code}: ${formatCardLine(finding, psu.id)}`).toContain(verdict);
});

it('counts a processor’s slower lanes on a motherboard', () => {
  const motherboard = products.find(({ id }) => id === 'rog-strix-x670e-e') as Part;
  const { parts } = resolveVisitorPc({ cpu: { typed: 'Ryzen 5 8600G' } }, {});
  const listCodes = (id: string, pcParts: readonly Part[]) =>
    checkProduct(products.find((each) => each.id === id) as Part, pcParts).map(({ code }) => code);
  const cpus = parts.filter(({ facts }) => facts.kind === 'cpu');
  expect(listCodes('9100-pro-heatsink-2tb', [...cpus, motherboard])).toContain('drive-slowed');
  expect(listCodes('tuf-rtx-5080', [motherboard])).toContain('slot-to-avoid');
  expect(listCodes('tuf-rtx-5080', [...cpus, motherboard])).not.toContain('slot-to-avoid');
});

it('lets a product fit one of two motherboards that the visitor has chosen', () => {
  const [am4, am5] = [
    createMotherboard({ id: 'A' }),
    createMotherboard({ id: 'B', socket: 'other' }),
  ];
  const cpu = createCpu();
  expect(checkProduct(cpu, [am4, am5]).some(isIncompatible)).toBe(false);
  expect(checkProduct(cpu, [am5]).some(isIncompatible)).toBe(true);
});
