import type { Registration } from '@/checks/schemas/company';
import { legalNameOf, registrationDetails } from './registration';

const company: Registration = {
  form: 'company',
  registeredName: 'Acme PC Ltd',
  companyNumber: '01234567',
  registeredIn: 'England and Wales',
  registeredOffice: '1 High Street, Derby DE1 1AA',
  vatNumber: 'GB 123 4567 89',
  telephone: '01332 496 0000',
};
const soleTrader: Registration = {
  form: 'sole trader',
  owners: ['Ada Lovelace'],
  serviceAddress: '1 High Street, Derby DE1 1AA',
  vatNumber: 'none',
  telephone: '',
};
const labels = (registration: Registration) =>
  registrationDetails(registration).map(({ label }) => label);

describe('the particulars of the trader', () => {
  it('are a company’s name, number, part of the UK, office, VAT number and telephone', () => {
    expect(registrationDetails(company)).toEqual([
      { label: 'Registered name', value: 'Acme PC Ltd' },
      { label: 'Company number', value: '01234567' },
      { label: 'Registered in', value: 'England and Wales' },
      { label: 'Registered office', value: '1 High Street, Derby DE1 1AA' },
      { label: 'VAT number', value: 'GB 123 4567 89' },
      { label: 'Telephone', value: '01332 496 0000' },
    ]);
  });

  it('are a sole trader’s name and address, without a VAT number that does not exist', () => {
    expect(labels(soleTrader)).toEqual(['Owner', 'Address for documents']);
  });

  it('name all partners', () => {
    const partners: Registration = {
      ...soleTrader,
      form: 'partnership',
      owners: ['Ada Lovelace', 'Charles Babbage'],
    };
    expect(legalNameOf(partners)).toBe('Ada Lovelace, Charles Babbage');
    expect(labels(partners)[0]).toBe('Partners');
  });

  it('leave out what is not filled in', () => {
    expect(labels({ ...company, registeredIn: '', vatNumber: '', telephone: '' })).toEqual([
      'Registered name',
      'Company number',
      'Registered office',
    ]);
    expect(registrationDetails({ ...soleTrader, owners: [], serviceAddress: '' })).toEqual([]);
  });
});
