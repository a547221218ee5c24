import { OWNER_FACTS, type Registration } from '@/lib/content/company';
import type { Product } from '@/lib/content/products';
import { readSettings } from '@/lib/content/read-settings';
import { samplePack } from '../scripts/content/testing/sample-pack';
import { statedClaims } from './claims';
import { dutiesOf } from './launch-duties';
import { type LaunchFacts, launchFindings } from './launch-findings';

const registered: Registration = {
  form: 'company',
  registeredName: 'Acme PC Ltd',
  companyNumber: '01234567',
  registeredIn: 'England and Wales',
  registeredOffice: 'Derby',
  vatNumber: 'none',
  telephone: '01332 496 0000',
};
const partnership: Registration = {
  form: 'partnership',
  owners: ['Ada Lovelace'],
  serviceAddress: '1 High Street, Derby',
  vatNumber: 'GB 123 4567 89',
  telephone: '01332 496 0000',
};

const [product] = samplePack.products as [Product];
const kept = (where: string, checked = '2026-11') => ({ where, checked });
/** Where what a shop owes lies, for what no page shows. */
const DUTIES = {
  ...Object.fromEntries(dutiesOf(samplePack).map(({ name }) => [name, kept('A folder')])),
  'No prices': kept('Businesses only, said on every page since 1 October 2026'),
};
/** A product of which nothing is left to do. */
const card: Product = { ...product, id: 'card', checkedOn: '2026-11-20', checked: '2026-11' };

/** A shop with nothing left to do; what the law asks for stands in for what the owner would state. */
const real: LaunchFacts = {
  settings: readSettings(
    {},
    { name: 'Acme PC', email: 'sales@acme-pc.co.uk', siteUrl: 'https://www.acme-pc.co.uk' },
  ),
  sampleName: 'Derwent Hardware',
  company: {
    addressIsSample: false,
    registration: registered,
    facts: OWNER_FACTS,
    sourcesHold: 12,
    stockHolds: 30,
  },
  testimonials: [{ name: 'A customer', sample: false }],
  claims: [{ place: 'about, impact', claim: '1000+ Happy customers' }],
  proof: { ...DUTIES, '1000+ Happy customers': kept('Ledger, 1 November 2026') },
  products: [card],
  'category-pages': samplePack['category-pages'],
  sampleStockDay: '2026-11-10',
  lawChecked: '2026-11',
  today: '2026-11-21',
};
const settings = (changed: Partial<LaunchFacts['settings']>) => ({
  settings: { ...real.settings, ...changed },
});
const stock = (checkedOn: string) => ({ products: [{ ...card, checkedOn }] });
const prices = (where: string) => ({ proof: { ...real.proof, 'No prices': kept(where) } });
const company = (changed: Partial<LaunchFacts['company']>) => ({
  company: { ...real.company, ...changed },
});

it.each<[string, Partial<LaunchFacts>]>([
  ['a real shop', {}],
  ['a partnership, without a company number', company({ registration: partnership })],
  ['stock looked at thirty days ago', stock('2026-10-22')],
  ['sources of a year ago', { today: '2027-11-30', products: [{ ...card, inStock: false }] }],
  ['stock that the owner looked at on the sample’s day', stock('2026-11-10')],
  ['stock looked at today', stock('2026-11-21')],
  [
    'stock within the owner’s own limit',
    { ...stock('2026-10-01'), ...company({ stockHolds: 60 }) },
  ],
  [
    'a product that is not in stock',
    { products: [{ ...card, inStock: false, checkedOn: '2020-01-01' }] },
  ],
])('the launch check finds nothing in %s', (_name, changed) => {
  expect(launchFindings({ ...real, ...changed })).toEqual([]);
});

it.each<[string, Partial<LaunchFacts>, RegExp]>([
  ['the sample name', settings({ companyName: 'Derwent Hardware' }), /^company, name/],
  ['a sample domain', settings({ companyEmail: 'a@b.example' }), /^company, email/],
  ['localhost', settings({ siteUrl: 'https://localhost:3000' }), /not a public address/],
  ['a number of this machine', settings({ siteUrl: 'https://127.0.0.1' }), /not a public/],
  ['no TLS', settings({ siteUrl: 'http://www.acme-pc.co.uk' }), /not served over TLS/],
  ['the sample address', company({ addressIsSample: true }), /address: still the sample/],
  ['a sample testimonial', { testimonials: [{ name: 'X', sample: true }] }, /DMCC Act/],
  ['a claim without proof', { proof: DUTIES }, /'1000\+ Happy .+CAP Code, rule 3\.7/],
  ['stock looked at too long ago', stock('2026-10-21'), /last checked on 2026-10-21/],
  ['stock never looked at', stock(''), /card, checkedOn: .+never checked.+DMCC Act/],
  [
    'stock of the sample’s day',
    { ...stock('2026-11-10'), ...company({ stockCheckedOn: '2026-11-10' }) },
    /card, checkedOn: still the sample’s day/,
  ],
  ['prices left out on no ground', prices('We prefer it'), /No prices.+Price Marking Order 2004/],
  ['no prices since nobody knows when', prices('Advice taken'), /'No prices': no such entry/],
  ['law that was read too long ago', { lawChecked: '2025-10' }, /LAW_CHECKED: .+in 2025-10/],
  [
    'figures never compared',
    { products: [{ ...card, checked: undefined }] as never },
    /card, checked: empty; compare it .+, such as 2026-11$/,
  ],
  [
    'a proof that is too old',
    { proof: { ...real.proof, 'Machines of our own': kept('A folder', '2025-10') } },
    /'Machines of our own', checked: .+in 2025-10/,
  ],
  [
    'what nobody has looked up',
    { products: [{ ...card, notLookedUp: ['facts.watts'] }] },
    /card, facts\.watts: from a database, and not looked up/,
  ],
  ['stock looked at tomorrow', stock('2026-11-22'), /last checked on 2026-11-22/],
])('the launch check finds %s', (_name, changed, finding) => {
  expect(launchFindings({ ...real, ...changed })).toEqual([expect.stringMatching(finding)]);
});

it.each([registered, partnership])('the launch check misses what no $form may leave out', (one) => {
  for (const field of Object.keys(one).filter((name) => name !== 'form')) {
    const without = { ...one, [field]: field === 'owners' ? [] : '' };
    const law = new RegExp(`registration\\.${field}: empty; .*(?:Act|Regulations) 20`);
    expect(launchFindings({ ...real, ...company({ registration: without }) })).toEqual([
      expect.stringMatching(law),
    ]);
  }
});

it('a shop owes by what it sells', () => {
  const bare = {
    products: [{ ...product, category: 'Memory', name: 'Fan' }],
    'category-pages': [],
  };
  const names = dutiesOf(bare).map(({ name }) => name);
  expect(names).not.toEqual(expect.arrayContaining(['Radio equipment']));
  const board = { ...product, name: 'A board with WiFi' };
  expect(dutiesOf({ ...bare, products: [board] }).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Radio equipment', ...names]),
  );
  for (const { why } of dutiesOf(samplePack))
    expect(why).toMatch(/(?:Act|Order|Regulations) 20\d\d/);
});

it('the launch check names all in the repository’s own data that is the owner’s, each once', () => {
  const claims = statedClaims(samplePack);
  const sampleStockDay = samplePack.company.stockCheckedOn;
  const own = launchFindings({ ...real, ...samplePack, claims, sampleStockDay });
  const places = [
    ...Object.keys(DUTIES).map((duty) => `proof, '${duty}':`),
    ...Object.keys(OWNER_FACTS).map((name) => `company, facts.${name}:`),
    ...samplePack.testimonials.map(({ name }) => `testimonials, ${name}:`),
    ...claims.map(({ place, claim }) => `${place}, '${claim}':`),
    ...samplePack.products.map(({ id }) => `products/${id}, checkedOn:`),
  ];
  for (const place of places) {
    expect(own.filter((finding) => finding.startsWith(place))).toHaveLength(1);
  }
});
