import { listLegalEntries, listRegistrationDetails } from './legal';

it('leaves out an entry about a fact that the owner has not stated', () => {
  const items = { Kept: '', Host: 'We see your IP address. ', Name: 'Acme' };
  expect(listLegalEntries(items)).toEqual([
    { label: 'Host', text: 'We see your IP address.' },
    { label: 'Name', text: 'Acme' },
  ]);
});

it('lists the particulars of the company, without what is not stated', () => {
  const stated = {
    registeredName: 'Acme',
    companyNumber: '0123',
    registeredIn: 'Wales',
    registeredOffice: '',
    vatNumber: 'GB 1',
    telephone: '',
  };
  const details = listRegistrationDetails(stated).map(({ label, text }) => `${label}: ${text}`);
  expect(details.join(', ')).toBe(
    'Registered name: Acme, Company number: 0123, Registered in: Wales, VAT number: GB 1',
  );
});
