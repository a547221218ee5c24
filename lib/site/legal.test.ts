import { listLegalEntries, listRegistrationDetails } from './legal';

it('leaves out an entry about a fact that the owner has not stated', () => {
  const entries = listLegalEntries({ Insurance: ' ', Host: 'We see your IP address. ' });
  expect(entries).toEqual([{ label: 'Host', text: 'We see your IP address.' }]);
});

it('lists the particulars of the company, without what is not stated', () => {
  const details = listRegistrationDetails({
    registeredName: 'Acme',
    companyNumber: '0123',
    registeredIn: 'Wales',
    registeredOffice: '',
    vatNumber: 'GB 1',
    telephone: '',
  });
  expect(details.map(({ label, text }) => `${label}: ${text}`).join(', ')).toBe(
    'Registered name: Acme, Company number: 0123, Registered in: Wales, VAT number: GB 1',
  );
});
