import { companySchema } from '@/lib/content/company';
import type { Pack } from '@/lib/content/pack';
import type { Product } from '@/lib/content/products';
import { samplePack } from '../content/testing/sample-pack';
import { collectFigures, findProofIssues } from './proof-issues';

const [product] = samplePack.products as [Product];
const card: Product = { ...product, id: 'card', checkedOn: '2026-11-20', checked: '2026-11' };
const createProof = (checked: string) => ({ where: 'A folder', checked });
const proof = Object.fromEntries(
  collectFigures(samplePack).map((figure) => [figure, createProof('2026-11')]),
);
const { '1000+ Happy customers': _, ...otherProof } = proof;
const { stockHolds: stock, sourcesHold: sources } = companySchema.shape;
const limits = { stockHolds: stock.parse(undefined), sourcesHold: sources.parse(undefined) };
const company = { ...samplePack.company, ...limits, stockCheckedOn: '2026-11-20' };
const finished: Pack = { ...samplePack, company, proof, products: [card] };
const dates = { today: '2026-11-21', sampleStockDay: '2026-11-10', lawChecked: '2026-11' };
const sell = (changes: object): Partial<Pack> => ({ products: [{ ...card, ...changes }] });
const onDay = (checkedOn: string) => sell({ checkedOn });

it('collects the figures of pages and the times of promises, once each', () => {
  const figures = collectFigures(samplePack);
  const promises = [company.dispatch, company.delivery, company.response];
  for (const figure of ['1000+ Happy customers', '20+ Models Business Desktops', ...promises])
    expect(figures.filter((one) => one === figure)).toHaveLength(1);
  expect(figures.join()).not.toContain('undefined');
});

it.each<[string, issue: RegExp | null, changes: Partial<Pack>, dates?: Partial<typeof dates>]>([
  ['a finished shop', null, {}],
  ['stock checked 30 days ago', null, onDay('2026-10-22')],
  ['stock checked 31 days ago', /stock date: card/, onDay('2026-10-21')],
  ['stock never checked', /stock date: card/, onDay('')],
  ['stock checked tomorrow', /stock date: card/, onDay('2026-11-22')],
  ['stock that an owner checked on the sample’s day', null, onDay('2026-11-10')],
  [
    'stock with the sample’s day',
    /stock date: card/,
    { ...onDay('2026-11-10'), company: { ...company, stockCheckedOn: '2026-11-10' } },
  ],
  [
    'old stock within the owner’s own limit',
    null,
    { ...onDay('2026-10-01'), company: { ...company, stockHolds: 60 } },
  ],
  ['a product out of stock', null, sell({ inStock: false, checkedOn: '' })],
  ['a figure without proof', /^1 figure without proof: '1000\+ Happy c/, { proof: otherProof }],
  [
    'an old proof',
    /^1 proof out of date: 'Warranties'/,
    { proof: { ...proof, Warranties: createProof('2025-10') } },
  ],
  [
    'a proof of other words',
    /^1 proof of words that the site does not have: '1000\+ Clients'\. Copy the words of the claim/,
    { proof: { ...proof, '1000+ Clients': createProof('2026-11') } },
  ],
  ['a source never checked', /data sheet: card/, sell({ checked: undefined })],
  ['sources checked next month', /data sheet: card/, sell({ checked: '2026-12' })],
  ['sources checked 13 months ago', /data sheet: card/, sell({ checked: '2025-10' })],
  ['sources checked a year ago', null, sell({ inStock: false }), { today: '2027-11-30' }],
  ['old law', /last checked in 2025-10/, {}, { lawChecked: '2025-10' }],
])('of %s says %s', (_name, issue, changes, changedDates = {}) => {
  const issues = findProofIssues({ ...finished, ...changes }, { ...dates, ...changedDates });
  expect(issues).toEqual(
    issue ? [{ group: 'Proof and dates', text: expect.stringMatching(issue) }] : [],
  );
});
