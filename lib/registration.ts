import type { Registration } from '@/checks/schemas/company';

export interface Detail {
  readonly label: string;
  readonly value: string;
}

/** What an owner writes who has no VAT number. */
const NO_VAT = 'none';

/** The VAT number, or '' where none is stated or there is none. */
export const vatNumberOf = ({ vatNumber }: Registration): string =>
  vatNumber === NO_VAT ? '' : vatNumber;

/** The name that the law knows the trader by; '' while it is not filled in. */
export const legalNameOf = (registration: Registration): string =>
  registration.form === 'company' ? registration.registeredName : registration.owners.join(', ');

function identity(registration: Registration): readonly Detail[] {
  if (registration.form === 'company') {
    return [
      { label: 'Registered name', value: registration.registeredName },
      { label: 'Company number', value: registration.companyNumber },
      { label: 'Registered in', value: registration.registeredIn },
      { label: 'Registered office', value: registration.registeredOffice },
    ];
  }
  return [
    {
      label: registration.form === 'partnership' ? 'Partners' : 'Owner',
      value: legalNameOf(registration),
    },
    { label: 'Address for documents', value: registration.serviceAddress },
  ];
}

/** The particulars that a trader's site must show, those that are filled in: see Registration. */
export function registrationDetails(registration: Registration): readonly Detail[] {
  return [
    ...identity(registration),
    { label: 'VAT number', value: vatNumberOf(registration) },
    { label: 'Telephone', value: registration.telephone },
  ].filter(({ value }) => value !== '');
}
