import { legal } from '@/data/legal';
import { company } from '@/data/shop';
import type { Company, Registration } from '@/lib/content/company';
import { listLegalEntries, listRegistrationDetails } from './legal';
import { settings } from './settings';

/** The facts of the legal sections. The one on reviews is shown with the testimonials. */
const factNames = Object.keys(company.facts).filter((name) => name !== 'reviews');

function listEntries(getFact: (name: string) => string, imageHost: string | null = null) {
  const facts = Object.fromEntries(factNames.map((name) => [name, getFact(name)]));
  const details = { ...company, facts: facts as unknown as Company['facts'] };
  return Object.values(legal).map(({ items }) =>
    listLegalEntries(items, details, { ...settings, imageHost }),
  );
}

it('has no empty entry without the owner’s facts, and states each fact once', () => {
  for (const entries of listEntries(() => '')) {
    expect(entries.length).toBeGreaterThan(0);
    for (const { text } of entries) expect(text).toMatch(/^[^{}]+$/);
  }
  const text = JSON.stringify(listEntries((name) => `Stated ${name}.`));
  for (const name of factNames) expect(text.split(`Stated ${name}.`)).toHaveLength(2);
});

it.each([null, 'https://images.example'])(
  'mentions an image host only if there is one: %s',
  (host) => {
    const labels = listEntries(() => '', host).flatMap((entries) =>
      entries.map(({ label }) => label),
    );
    expect(labels.includes('Photos')).toBe(host !== null);
  },
);

const trader = { owners: ['Ada', 'Charles'], serviceAddress: 'Derby', vatNumber: 'none' };
const acme = { registeredName: 'Acme', companyNumber: '0123', vatNumber: 'GB 1', telephone: '' };
const office = { registeredIn: 'Wales', registeredOffice: 'Usk' } as const;

it.each<[Registration, string]>([
  [
    { form: 'company', ...acme, ...office },
    'Registered name: Acme, Company number: 0123, Registered in: Wales, Registered office: Usk, VAT number: GB 1',
  ],
  // 'none' is not shown as a VAT number.
  [
    { form: 'sole trader', ...trader, telephone: '01332 496 0000' },
    'Owner: Ada, Charles, Address for documents: Derby, Telephone: 01332 496 0000',
  ],
  [{ form: 'partnership', ...trader, owners: [], telephone: '' }, 'Address for documents: Derby'],
])('lists the particulars of a $form, without what is not stated', (registration, lines) => {
  const details = listRegistrationDetails(registration);
  expect(details.map(({ label, text }) => `${label}: ${text}`).join(', ')).toBe(lines);
});
