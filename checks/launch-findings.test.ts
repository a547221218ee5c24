import type { OwnerFacts, Registration } from '@/checks/schemas/company';
import { company } from '@/data/company';
import { products } from '@/data/products';
import { proof } from '@/data/proof';
import { testimonials } from '@/data/testimonials';
import { statedClaims } from './claims';
import { DUTIES, type LaunchFacts, launchFindings } from './launch-findings';
import { readSettings } from './read-settings';

const registered: Extract<Registration, { form: 'company' }> = {
  form: 'company',
  registeredName: 'Acme PC Ltd',
  companyNumber: '01234567',
  registeredIn: 'England and Wales',
  registeredOffice: 'Derby',
  vatNumber: 'GB 123 4567 89',
  telephone: '01332 496 0000',
};
const soleTrader: Extract<Registration, { form: 'sole trader' | 'partnership' }> = {
  form: 'sole trader',
  owners: ['Ada Lovelace'],
  serviceAddress: '1 High Street, Derby',
  vatNumber: 'none',
  telephone: '01332 496 0000',
};
const stated = Object.fromEntries(
  Object.keys(company.facts).map((name) => [name, 'Stated.']),
) as unknown as OwnerFacts;

const fulfilled = Object.fromEntries(Object.keys(DUTIES).map((duty) => [duty, 'Filed.']));

const real: LaunchFacts = {
  settings: readSettings({
    NEXT_PUBLIC_COMPANY_NAME: 'Acme PC',
    NEXT_PUBLIC_COMPANY_EMAIL: 'sales@acme-pc.co.uk',
    NEXT_PUBLIC_SITE_URL: 'https://www.acme-pc.co.uk',
  }),
  company: { addressIsSample: false, registration: registered, facts: stated },
  testimonials: [{ name: 'A customer', sample: false }],
  claims: [{ place: 'data/about.ts, impact', claim: '1000+ Happy customers' }],
  proof: { ...fulfilled, '1000+ Happy customers': 'Ledger, 1 November 2026' },
  products: [{ id: 'card', inStock: true, checkedOn: '2026-11-20' }],
  today: '2026-11-21',
};

const withSettings = (variables: Record<string, string>): LaunchFacts => ({
  ...real,
  settings: { ...real.settings, ...variables },
});
const withCompany = (about: Partial<LaunchFacts['company']>): LaunchFacts => ({
  ...real,
  company: { ...real.company, ...about },
});
const withRegistration = (registration: Registration) => withCompany({ registration });
const withStock = (inStock: boolean, checkedOn?: string): LaunchFacts => ({
  ...real,
  products: [{ id: 'card', inStock, ...(checkedOn && { checkedOn }) }],
});

describe('the launch check', () => {
  it.each<[string, LaunchFacts]>([
    ['a real shop', real],
    ['a sole trader, without a company number', withRegistration(soleTrader)],
    ['a partnership', withRegistration({ ...soleTrader, form: 'partnership' })],
    ['a company without VAT', withRegistration({ ...registered, vatNumber: 'none' })],
    ['stock looked at thirty days ago', withStock(true, '2026-10-22')],
    ['stock looked at today', withStock(true, '2026-11-21')],
    ['a product that is not in stock', withStock(false)],
  ])('finds nothing in %s', (_name, facts) => {
    expect(launchFindings(facts)).toEqual([]);
  });

  it.each<[string, LaunchFacts, RegExp]>([
    ['the sample name', withSettings({ companyName: 'Derwent Hardware' }), /COMPANY_NAME/],
    ['a sample domain', withSettings({ companyEmail: 'a@b.example' }), /COMPANY_EMAIL/],
    ['example.com', withSettings({ companyEmail: 'a@example.com' }), /COMPANY_EMAIL/],
    ['localhost', withSettings({ siteUrl: 'https://localhost:3000' }), /not a public address/],
    ['a number of this machine', withSettings({ siteUrl: 'https://127.0.0.1' }), /not a public/],
    ['no TLS', withSettings({ siteUrl: 'http://www.acme-pc.co.uk' }), /not served over TLS/],
    ['the sample address', withCompany({ addressIsSample: true }), /address: still the sample/],
    ['a sample testimonial', { ...real, testimonials: [{ name: 'X', sample: true }] }, /DMCC Act/],
    ['a claim without proof', { ...real, proof: fulfilled }, /'1000\+ Happy .+CAP Code, rule 3\.7/],
    ['stock looked at too long ago', withStock(true, '2026-10-21'), /last checked on 2026-10-21/],
    ['stock never looked at', withStock(true), /card, checkedOn: .+never checked.+DMCC Act/],
    ['stock looked at tomorrow', withStock(true, '2026-11-22'), /last checked on 2026-11-22/],
  ])('finds %s', (_name, facts, finding) => {
    expect(launchFindings(facts)).toEqual([expect.stringMatching(finding)]);
  });

  it.each<[Registration, string, RegExp]>([
    [registered, 'registeredName', /2006, s\. 82; SI 2015\/17, reg\. 24.+if you are not/],
    [registered, 'companyNumber', /SI 2015\/17, reg\. 25\(2\)\(b\)/],
    [registered, 'registeredIn', /SI 2015\/17, reg\. 25\(2\)\(a\)/],
    [registered, 'registeredOffice', /SI 2015\/17, reg\. 25\(2\)\(c\)/],
    [soleTrader, 'owners', /a sole trader.+ss\. 1201 and 1202/],
    [{ ...soleTrader, form: 'partnership' }, 'serviceAddress', /a partnership.+ss\. 1201 and 1202/],
    [soleTrader, 'vatNumber', /'none' \(Electronic Commerce Regulations 2002, reg\. 6\(1\)\(g\)/],
    [soleTrader, 'telephone', /reg\. 6\(1\)\(c\), with C-298\/07/],
  ])('of %j misses %s, and names the law', (registration, field, law) => {
    const without = { ...registration, [field]: field === 'owners' ? [] : '' };
    expect(launchFindings(withRegistration(without))).toEqual([
      expect.stringMatching(new RegExp(`registration\\.${field}: empty; .*${law.source}`)),
    ]);
  });
});

it('names everything in the repository’s own data that is the owner’s, each once', () => {
  const own = launchFindings({
    settings: readSettings({}),
    company,
    testimonials,
    claims: statedClaims(),
    proof,
    products,
    today: '2026-11-21',
  });
  const places = [
    ...Object.keys(DUTIES).map((duty) => `data/proof.ts, '${duty}':`),
    ...Object.keys(company.facts).map((name) => `data/company.ts, facts.${name}:`),
    ...testimonials.map(({ name }) => `data/testimonials.ts, ${name}:`),
    ...statedClaims().map(({ place, claim }) => `${place}, '${claim}':`),
    ...products.map(({ id }) => `data/products.ts, ${id}, checkedOn:`),
  ];
  for (const place of places) {
    expect(own.filter((finding) => finding.startsWith(place))).toHaveLength(1);
  }
});
