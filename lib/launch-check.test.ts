import { type LaunchFacts, launchFindings } from './launch-check';
import { readSettings } from './read-settings';

const real: LaunchFacts = {
  settings: readSettings({
    NEXT_PUBLIC_COMPANY_NAME: 'Acme PC',
    NEXT_PUBLIC_COMPANY_EMAIL: 'sales@acme-pc.co.uk',
    NEXT_PUBLIC_SITE_URL: 'https://www.acme-pc.co.uk',
  }),
  addressIsSample: false,
  registration: {
    registeredName: 'Acme PC Ltd',
    companyNumber: '01234567',
    registeredOffice: 'Derby',
  },
  testimonials: [{ name: 'A customer', sample: false }],
};

const withSettings = (variables: Record<string, string>): LaunchFacts => ({
  ...real,
  settings: { ...real.settings, ...variables },
});

describe('the launch check', () => {
  it('finds nothing in a real shop', () => {
    expect(launchFindings(real)).toEqual([]);
  });

  it.each<[string, LaunchFacts, RegExp]>([
    ['the sample name', withSettings({ companyName: 'Derwent Hardware' }), /COMPANY_NAME/],
    ['a sample domain', withSettings({ companyEmail: 'a@b.example' }), /COMPANY_EMAIL/],
    ['example.com', withSettings({ companyEmail: 'a@example.com' }), /COMPANY_EMAIL/],
    ['localhost', withSettings({ siteUrl: 'https://localhost:3000' }), /not a public address/],
    ['no TLS', withSettings({ siteUrl: 'http://www.acme-pc.co.uk' }), /not served over TLS/],
    ['the sample address', { ...real, addressIsSample: true }, /address: still the sample/],
    [
      'no company number',
      { ...real, registration: { ...real.registration, companyNumber: '' } },
      /registration\.companyNumber/,
    ],
    ['a sample testimonial', { ...real, testimonials: [{ name: 'X', sample: true }] }, /DMCC Act/],
  ])('finds %s', (_name, facts, finding) => {
    expect(launchFindings(facts)).toEqual([expect.stringMatching(finding)]);
  });
});
