import { legal } from '@/data/legal';
import { company } from '@/data/shop';
import type { Company, Registration } from '@/lib/content/company';
import { listLegalEntries, listRegistrationDetails } from './legal';
import { settings } from './settings';

/** The facts of the legal sections. The one on reviews is shown with the testimonials. */
const factNames = Object.keys(company.facts).filter((name) => name !== 'reviews');
const createFacts = (getFact: (name: string) => string) =>
  Object.fromEntries(factNames.map((name) => [name, getFact(name)])) as unknown as Company['facts'];
const emptyFacts = createFacts(() => '');
const sections = Object.values(legal).map(({ items }) => items);

describe('the legal sections', () => {
  it('have no empty entry without the owner’s facts, and state each fact once', () => {
    for (const items of sections) {
      const entries = listLegalEntries(items, { ...company, facts: emptyFacts }, settings);
      expect(entries.length).toBeGreaterThan(0);
      for (const { text } of entries) expect(text).toMatch(/^[^{}]+$/);
    }
    const allFacts = createFacts((name) => `Stated ${name}.`);
    const text = JSON.stringify(
      sections.map((items) => listLegalEntries(items, { ...company, facts: allFacts }, settings)),
    );
    for (const name of factNames) expect(text.split(`Stated ${name}.`)).toHaveLength(2);
  });

  it.each([null, 'https://images.example'])(
    'mention an image host only if there is one: %s',
    (imageHost) => {
      const entries = listLegalEntries(
        legal.privacy.items,
        { ...company, facts: emptyFacts },
        { ...settings, imageHost },
      );
      const labels = entries.map(({ label }) => label);
      expect(labels.includes('Photos')).toBe(imageHost !== null);
    },
  );
});

describe('the particulars of the trader', () => {
  const trader = { owners: ['Ada', 'Charles'], serviceAddress: 'Derby', vatNumber: 'none' };
  const telephone = '01332 496 0000';
  const acme = { registeredName: 'Acme', companyNumber: '0123', vatNumber: 'GB 1', telephone: '' };
  const office = { registeredIn: 'Wales', registeredOffice: 'Usk' } as const;

  it.each<[Registration, string]>([
    [
      { form: 'company', ...acme, ...office },
      'Registered name: Acme, Company number: 0123, Registered in: Wales, Registered office: Usk, VAT number: GB 1',
    ],
    // 'none' is not shown as a VAT number.
    [
      { form: 'sole trader', ...trader, telephone },
      'Owner: Ada, Charles, Address for documents: Derby, Telephone: 01332 496 0000',
    ],
    [{ form: 'partnership', ...trader, owners: [], telephone: '' }, 'Address for documents: Derby'],
  ])(
    'depend on the form of business, and omit what is not stated: $form',
    (registration, lines) => {
      const details = listRegistrationDetails(registration);
      expect(details.map(({ label, text }) => `${label}: ${text}`).join(', ')).toBe(lines);
    },
  );
});
