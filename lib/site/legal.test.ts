import { legal } from '@/data/shop/legal';
import { registration } from '@/data/shop/legal-details';
import { listLegalEntries, listRegistrationDetails } from './legal';
import { settings } from './settings';

it('leaves out an entry about a detail that the owner has not stated', () => {
  const entries = listLegalEntries({ Insurance: ' ', Host: 'We see your IP address. ' });
  expect(entries).toEqual([{ label: 'Host', text: 'We see your IP address.' }]);
});

it('names the image host, if there is one', () => {
  const listTexts = (imageHost: string | null) => {
    jest.replaceProperty(settings, 'imageHost', imageHost);
    return listLegalEntries(legal.privacy.items).map(({ text }) => text);
  };
  expect(listTexts('https://photos.example').join()).toContain('come from https://photos.example,');
  expect(listTexts(null).join()).not.toMatch(/photos/i);
});

it('lists the particulars of the company, without what is not stated', () => {
  jest.replaceProperty(registration, 'registeredName', 'Acme');
  jest.replaceProperty(registration, 'companyNumber', '0123');
  jest.replaceProperty(registration, 'registeredIn', 'Wales');
  jest.replaceProperty(registration, 'vatNumber', 'GB 1');
  const details = listRegistrationDetails();
  expect(details.map(({ label, text }) => `${label}: ${text}`).join(', ')).toBe(
    'Registered name: Acme, Company number: 0123, Registered in: Wales, VAT number: GB 1',
  );
});
