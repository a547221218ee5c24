import type { OwnerFacts, Registration } from '@/checks/schemas/company';
import { company } from '@/data/company';
import { legal } from '@/data/legal';
import { legalEntries, legalNameOf, registrationDetails } from './legal';
import { settings } from './settings';

const factNames = Object.keys(company.facts);
const factsOf = (fact: (name: string) => string) =>
  Object.fromEntries(factNames.map((name) => [name, fact(name)])) as unknown as OwnerFacts;
const empty = factsOf(() => '');
const full = factsOf((name) => `Stated ${name}.`);
const sections = Object.values(legal).map(({ items }) => items);

describe('the legal sections', () => {
  it('have no empty entry while the owner has stated nothing', () => {
    for (const items of sections) {
      const entries = legalEntries(items, empty, settings);
      expect(entries.length).toBeGreaterThan(0);
      for (const { text } of entries) expect(text).toMatch(/^[^{}]+$/);
    }
  });

  it('say each fact that the owner states, once', () => {
    const text = JSON.stringify(sections.map((items) => legalEntries(items, full, settings)));
    for (const name of factNames) expect(text.split(`Stated ${name}.`)).toHaveLength(2);
  });

  it('speak of a picture host only where there is one', () => {
    const labels = (imageHost: string | null) =>
      legalEntries(legal.privacy.items, empty, { ...settings, imageHost }).map(
        ({ label }) => label,
      );
    expect(labels(null)).not.toContain('Photographs');
    expect(labels('https://images.example')).toContain('Photographs');
  });
});

describe('the particulars of the trader', () => {
  const trader: Registration = {
    form: 'sole trader',
    owners: ['Ada Lovelace', 'Charles Babbage'],
    serviceAddress: '1 High Street, Derby DE1 1AA',
    vatNumber: 'none',
    telephone: '01332 496 0000',
  };
  const acme: Registration = {
    form: 'company',
    registeredName: 'Acme PC Ltd',
    companyNumber: '01234567',
    registeredIn: 'England and Wales',
    registeredOffice: '1 High Street, Derby DE1 1AA',
    vatNumber: 'GB 123 4567 89',
    telephone: '',
  };
  const owners = 'Ada Lovelace, Charles Babbage';
  const common = [
    'Address for documents: 1 High Street, Derby DE1 1AA',
    'Telephone: 01332 496 0000',
  ];

  it.each<[string, Registration, readonly string[]]>([
    [
      'of a company its name, number, part of the UK, office and VAT number, as far as filled in',
      acme,
      [
        'Registered name: Acme PC Ltd',
        'Company number: 01234567',
        'Registered in: England and Wales',
        'Registered office: 1 High Street, Derby DE1 1AA',
        'VAT number: GB 123 4567 89',
      ],
    ],
    ['of a sole trader no VAT number that does not exist', trader, [`Owner: ${owners}`, ...common]],
    ['of partners all', { ...trader, form: 'partnership' }, [`Partners: ${owners}`, ...common]],
  ])('are %s', (_name, registration, lines) => {
    const details = registrationDetails(registration);
    expect(details.map(({ label, text }) => `${label}: ${text}`)).toEqual(lines);
    expect(legalNameOf({ ...trader, owners: [] })).toBe('');
  });
});
