import type { OwnerFacts } from '@/checks/schemas/company';
import type { LegalItem } from '@/checks/schemas/legal';
import { company } from '@/data/company';
import { legal } from '@/data/legal';
import { legalEntries } from './legal';

const names = { company: 'Acme $& PC', email: 'sales@acme.example', imageHost: null };
const empty = Object.fromEntries(
  Object.keys(company.facts).map((name) => [name, '']),
) as unknown as OwnerFacts;
const full = Object.fromEntries(
  Object.keys(company.facts).map((name) => [name, `Stated ${name}.`]),
) as unknown as OwnerFacts;
const sections = Object.values(legal);
const itemsOf = (section: (typeof sections)[number]): readonly LegalItem[] => section.items;

describe.each(sections.map((section) => [section.heading, section] as const))(
  '%s',
  (_, section) => {
    it('has no empty entry while the owner has stated nothing', () => {
      const entries = legalEntries(itemsOf(section), empty, names);
      expect(entries.length).toBeGreaterThan(0);
      for (const { label, text } of entries) {
        expect(label).not.toBe('');
        expect(text).not.toBe('');
        expect(text).not.toMatch(/[{}]|Stated/);
      }
    });

    it('says each fact that the owner states, once', () => {
      const text = legalEntries(itemsOf(section), full, names)
        .map((entry) => entry.text)
        .join('\n');
      for (const { fact } of itemsOf(section)) {
        if (fact !== undefined) expect(text.split(full[fact])).toHaveLength(2);
      }
    });
  },
);

describe('the legal sections', () => {
  it('have a place for every fact of the owner', () => {
    const placed = sections.flatMap((section) =>
      itemsOf(section).flatMap(({ fact }) => fact ?? []),
    );
    expect(placed.sort()).toEqual(Object.keys(company.facts).sort());
  });

  it('name the shop as it is written', () => {
    const [entry] = legalEntries([{ label: 'Who', text: 'It is {company}.' }], empty, names);
    expect(entry?.text).toBe('It is Acme $& PC.');
  });

  it('speak of a picture host only where there is one', () => {
    const labels = (imageHost: string | null) =>
      legalEntries(legal.privacy.items, empty, { ...names, imageHost }).map(({ label }) => label);
    expect(labels(null)).not.toContain('Photographs');
    expect(labels('https://images.example')).toContain('Photographs');
  });
});
