import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { OWNER_FACTS } from '@/lib/content/owner-facts';
import type { Pack } from '@/lib/content/pack';
import { readSettings } from '@/lib/content/read-settings';
import { samplePack } from '../content/testing/sample-pack';
import { collectLaunchIssues, findCompanyIssues } from './collect-launch-issues';
import { formatReport } from './format-report';

type Company = Pack['company'];

const identity = { name: 'Acme', email: 'sales@acme.co.uk', siteUrl: 'https://www.acme.co.uk' };
const trader = { vatNumber: 'none', telephone: '01332 496 0000' };
const registration: Company['registration'] = {
  form: 'company',
  registeredName: 'Acme PC Ltd',
  companyNumber: '01234567',
  registeredIn: 'England and Wales',
  registeredOffice: 'Derby',
  ...trader,
};
const partnership: Company['registration'] = {
  form: 'partnership',
  owners: ['Ada'],
  serviceAddress: '1 High Street',
  ...trader,
};
const company = { ...samplePack.company, addressIsSample: false, registration, facts: OWNER_FACTS };

/** Returns the issues of a shop that differs from a finished one in the given fields. */
const findIssues = (
  changes: Partial<Company> = {},
  testimonials: Pack['testimonials'] = [],
  names: Partial<typeof identity> = {},
) =>
  findCompanyIssues(
    { company: { ...company, ...changes }, testimonials },
    readSettings({}, { ...identity, ...names }),
    samplePack.company.name,
  ).map(({ text }) => text);

it('finds nothing in a finished company or partnership', () => {
  expect([...findIssues(), ...findIssues({ registration: partnership })]).toEqual([]);
  expect(findIssues({}, [], { siteUrl: 'https://myexample.com' })).toEqual([]);
});

it.each([
  ['name', samplePack.company.name, "the name is the sample's"],
  ['email', 'a@b.example', 'no mail reaches a@b.example'],
  ['siteUrl', 'https://127.0.0.1', 'https://127.0.0.1 is not a public https address'],
  ['siteUrl', 'https://localhost', 'https://localhost is not a public https address'],
  ['siteUrl', 'https://example.com', 'https://example.com is not a public https address'],
  ['siteUrl', 'http://acme.co.uk', 'http://acme.co.uk is not a public https address'],
])('reports the %s %s', (field, value, text) => {
  expect(findIssues({}, [], { [field]: value })).toEqual([`company.yaml: ${text}.`]);
});

it('names the sample address, each empty fact and each invented review', () => {
  const changes = {
    addressIsSample: true,
    registration: { ...registration, registeredName: '', companyNumber: '' },
    facts: { ...OWNER_FACTS, kept: '', host: '' },
  };
  expect(findIssues(changes, samplePack.testimonials)).toEqual([
    "company.yaml: the address is the sample's.",
    expect.stringMatching(/fill in registeredName and companyNumber, as .+ not a company/),
    expect.stringContaining('fill in kept and host, as'),
    expect.stringContaining('Daniel Osei, Hannah Whitlock and Priya Nair'),
  ]);
  expect(findIssues({ registration: { ...partnership, owners: [] } })).toEqual([
    'company.yaml, registration: fill in owners, as the law requires.',
  ]);
});

const shop = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
beforeEach(() => copyFileSync('data/sample/company.yaml', `${shop}/company.yaml`));
afterAll(() => rmSync(shop, { recursive: true }));

it.each([
  ['the sample', 'data/sample'],
  ['a shop with only company.yaml', shop],
])('lists everything urgent about %s in at most 15 lines', async (_name, folder) => {
  const report = formatReport((await collectLaunchIssues(folder, {})) ?? []);
  const [shortList = '', inFull = ''] = report.split('### In full');
  expect(shortList.trim().split('\n').length).toBeLessThanOrEqual(15);
  expect(inFull).not.toMatch(/and \d+ more/);
  const [, urgent = ''] = shortList.split('###');
  for (const name of [...Object.keys(OWNER_FACTS), 'telephone', 'Priya Nair'])
    expect(urgent).toContain(name);
});

it('leaves errors to validation', async () => {
  writeFileSync(`${shop}/company.yaml`, 'name: Acme PC');
  expect(await collectLaunchIssues(shop, {})).toBeUndefined();
});
