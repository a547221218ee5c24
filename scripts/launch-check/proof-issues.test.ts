import type { Pack } from '../../lib/content/pack';
import type { Product } from '../../lib/content/products';
import { samplePack } from '../content/testing/sample-pack';
import { collectFigures } from './figures';
import { findProofIssues } from './proof-issues';

const [product] = samplePack.products as [Product];
const card: Product = { ...product, id: 'card', checkedOn: '2026-11-20', checked: '2026-11' };
const createProof = (checked: string) => ({ where: 'A folder', checked });
const proof = Object.fromEntries(
  collectFigures(samplePack).map((figure) => [figure, createProof('2026-11')]),
);
const { '1000+ Happy customers': _, ...otherProof } = proof;
const company = { ...samplePack.company, stockCheckedOn: '2026-11-20' };
const finished: Pack = { ...samplePack, company, proof, products: [card] };
const dates = { today: '2026-11-21', sampleStockDay: '2026-11-10', lawChecked: '2026-11' };

const createStock = (checkedOn: string) => ({ products: [{ ...card, checkedOn }] });

it('collects the figures of pages and the times of promises, once each', () => {
  const figures = collectFigures(samplePack);
  expect(figures).toEqual(
    expect.arrayContaining(['1000+ Happy customers', '20+ Models Business Desktops', '2-3 days']),
  );
  expect(figures.some((figure) => figure.includes('undefined'))).toBe(false);
});

it.each<[string, Partial<Pack>, Partial<typeof dates>]>([
  ['a finished shop', {}, {}],
  ['stock checked 30 days ago', createStock('2026-10-22'), {}],
  ['stock that an owner checked on the sample’s day', createStock('2026-11-10'), {}],
  [
    'old stock within the owner’s own limit',
    { ...createStock('2026-10-01'), company: { ...company, stockHolds: 60 } },
    {},
  ],
  ['a product out of stock', { products: [{ ...card, inStock: false, checkedOn: '' }] }, {}],
  [
    'sources checked a year ago',
    { products: [{ ...card, inStock: false }] },
    { today: '2027-11-30' },
  ],
])('finds nothing in %s', (_name, changes, changedDates) => {
  expect(findProofIssues({ ...finished, ...changes }, { ...dates, ...changedDates })).toEqual([]);
});

it.each<[string, Partial<Pack>, Partial<typeof dates>, RegExp]>([
  [
    'a figure without proof',
    { proof: otherProof },
    {},
    /^1 figure without proof: '1000\+ Happy customers'/,
  ],
  [
    'an old proof',
    { proof: { ...proof, Warranties: createProof('2025-10') } },
    {},
    /^1 proof out of date: 'Warranties'/,
  ],
  ['stock checked 31 days ago', createStock('2026-10-21'), {}, /stock date: card/],
  ['stock never checked', createStock(''), {}, /stock date: card/],
  ['stock checked tomorrow', createStock('2026-11-22'), {}, /stock date: card/],
  [
    'stock with the sample’s day',
    { ...createStock('2026-11-10'), company: { ...company, stockCheckedOn: '2026-11-10' } },
    {},
    /stock date: card/,
  ],
  [
    'a source never checked',
    { products: [{ ...card, checked: undefined }] as never },
    {},
    /data sheet: card/,
  ],
  ['old sources', { products: [{ ...card, checked: '2025-10' }] }, {}, /data sheet: card/],
  ['old law', {}, { lawChecked: '2025-10' }, /last checked in 2025-10/],
])('reports %s', (_name, changes, changedDates, text) => {
  expect(findProofIssues({ ...finished, ...changes }, { ...dates, ...changedDates })).toEqual([
    { group: 'Proof and dates', text: expect.stringMatching(text) },
  ]);
});
