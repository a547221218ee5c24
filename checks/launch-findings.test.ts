import { statedClaims } from './claims';
import { type LaunchFacts, launchFindings } from './launch-findings';
import { samplePack } from './pack/testing/sample-pack';
import { readSettings } from './read-settings';
import { OWNER_FACTS, type Registration } from './schemas/company';

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

/** Where what a shop owes lies, for what no page shows. */
const DUTIES = {
  'Data protection fee': 'The public register',
  'Security of connectable products': 'A folder',
  'Machines of our own': 'A folder',
  'Reviews are real': 'A procedure',
};

/** A shop with nothing left to do; what the law asks for stands in for what the owner would state. */
const real: LaunchFacts = {
  settings: readSettings(
    {},
    { name: 'Acme PC', email: 'sales@acme-pc.co.uk', siteUrl: 'https://www.acme-pc.co.uk' },
  ),
  sampleName: 'Derwent Hardware',
  company: { addressIsSample: false, registration: registered, facts: OWNER_FACTS },
  testimonials: [{ name: 'A customer', sample: false }],
  claims: [{ place: 'about, impact', claim: '1000+ Happy customers' }],
  proof: { ...DUTIES, '1000+ Happy customers': 'Ledger, 1 November 2026' },
  products: [{ id: 'card', inStock: true, checkedOn: '2026-11-20' }],
  today: '2026-11-21',
};
const settings = (changed: Partial<LaunchFacts['settings']>) => ({
  settings: { ...real.settings, ...changed },
});
const stock = (checkedOn: string) => ({ products: [{ id: 'card', inStock: true, checkedOn }] });
const company = (changed: Partial<LaunchFacts['company']>) => ({
  company: { ...real.company, ...changed },
});

it.each<[string, Partial<LaunchFacts>]>([
  ['a real shop', {}],
  ['a partnership, without a company number', company({ registration: partnership })],
  ['stock looked at thirty days ago', stock('2026-10-22')],
  ['stock looked at today', stock('2026-11-21')],
  ['a product that is not in stock', { products: [{ id: 'card', inStock: false }] }],
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

it('the launch check names all in the repository’s own data that is the owner’s, each once', () => {
  const claims = statedClaims(samplePack);
  const own = launchFindings({ ...real, ...samplePack, claims });
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
