import type { OwnerFacts, Registration } from '@/checks/schemas/company';
import { company } from '@/data/company';
import { legal } from '@/data/legal';
import { legalEntries, legalNameOf, registrationDetails } from './legal';

const names = { company: 'Acme $& PC', email: 'sales@acme.example', imageHost: null };
const factsOf = (fact: (name: string) => string) =>
  Object.fromEntries(
    Object.keys(company.facts).map((name) => [name, fact(name)]),
  ) as unknown as OwnerFacts;
const empty = factsOf(() => '');
const full = factsOf((name) => `Stated ${name}.`);
const sections = Object.values(legal);
/** The facts of the owner that a section names. */
const factsIn = (items: object) =>
  [...JSON.stringify(items).matchAll(/\{(\w+)\}/g)].flatMap(([, name = '']) =>
    name in company.facts ? (name as keyof OwnerFacts) : [],
  );

describe.each(sections)('$heading', ({ items }) => {
  it('has no empty entry while the owner has stated nothing', () => {
    const entries = legalEntries(items, empty, names);
    expect(entries.length).toBeGreaterThan(0);
    for (const { text } of entries) expect(text).toMatch(/^[^{}]+$/);
  });

  it('says each fact that the owner states, once', () => {
    const text = JSON.stringify(legalEntries(items, full, names));
    for (const fact of factsIn(items)) expect(text.split(full[fact])).toHaveLength(2);
  });
});

describe('the legal sections', () => {
  it('have a place for every fact of the owner', () => {
    const placed = sections.flatMap(({ items }) => factsIn(items));
    expect(placed.sort()).toEqual(Object.keys(company.facts).sort());
  });

  it('name the shop as it is written', () => {
    const items = { Who: 'It is {company}.' };
    expect(legalEntries(items, empty, names)).toEqual([
      { label: 'Who', text: 'It is Acme $& PC.' },
    ]);
  });

  it('speak of a picture host only where there is one', () => {
    const labels = (imageHost: string | null) =>
      legalEntries(legal.privacy.items, empty, { ...names, imageHost }).map(({ label }) => label);
    expect(labels(null)).not.toContain('Photographs');
    expect(labels('https://images.example')).toContain('Photographs');
  });
});

describe('the particulars of the trader', () => {
  const acme: Registration = {
    form: 'company',
    registeredName: 'Acme PC Ltd',
    companyNumber: '01234567',
    registeredIn: 'England and Wales',
    registeredOffice: '1 High Street, Derby DE1 1AA',
    vatNumber: 'GB 123 4567 89',
    telephone: '',
  };
  const trader: Registration = {
    form: 'sole trader',
    owners: ['Ada Lovelace', 'Charles Babbage'],
    serviceAddress: '1 High Street, Derby DE1 1AA',
    vatNumber: 'none',
    telephone: '01332 496 0000',
  };
  const stated = (registration: Registration) =>
    registrationDetails(registration).map(({ label, text }) => `${label}: ${text}`);

  it('are of a company its name, number, part of the UK, office and VAT number, as far as filled in', () => {
    expect(stated(acme)).toEqual([
      'Registered name: Acme PC Ltd',
      'Company number: 01234567',
      'Registered in: England and Wales',
      'Registered office: 1 High Street, Derby DE1 1AA',
      'VAT number: GB 123 4567 89',
    ]);
  });

  it('are of others all owners, an address and a telephone, and no VAT number that does not exist', () => {
    const common = [
      'Address for documents: 1 High Street, Derby DE1 1AA',
      'Telephone: 01332 496 0000',
    ];
    expect(stated(trader)).toEqual(['Owner: Ada Lovelace, Charles Babbage', ...common]);
    expect(stated({ ...trader, form: 'partnership' })).toEqual([
      'Partners: Ada Lovelace, Charles Babbage',
      ...common,
    ]);
    expect(legalNameOf({ ...trader, owners: [] })).toBe('');
  });
});
