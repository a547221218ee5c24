import { ui } from '@/data/interface';
import type { Company, LegalSection, Registration } from '@/lib/content/company';
import { fillTemplate } from '@/lib/text/fill-template';
import type { settings } from './settings';

/** What an owner states of the shop. */
type StatedOfOwner = Pick<Company, 'facts' | 'dispatch' | 'delivery' | 'response'>;

/**
 * The entries of a legal section that have something to say, each text with its names and what the owner states filled in.
 * One that names what this site does not have, or is a fact not yet written, is left out with its heading.
 */
export function listLegalEntries(
  items: LegalSection['items'],
  { facts, dispatch, delivery, response }: StatedOfOwner,
  { companyName: company, companyEmail: email, imageHost }: typeof settings,
) {
  return Object.entries(items).flatMap(([label, text]) => {
    if (imageHost === null && text.includes('{imageHost}')) return [];
    const names = {
      ...facts,
      dispatch,
      delivery,
      response,
      company,
      email,
      imageHost: imageHost ?? '',
    };
    const whole = fillTemplate(text, names).trim();
    return whole === '' ? [] : [{ label, text: whole }];
  });
}

/** The VAT number, or '' where none is stated or, as the owner writes, there is 'none'. */
export const getVatNumber = ({ vatNumber }: Registration): string =>
  vatNumber === 'none' ? '' : vatNumber;

/** The name that the law knows the trader by; '' while it is not filled in. */
export const getLegalName = (registration: Registration): string =>
  registration.form === 'company' ? registration.registeredName : registration.owners.join(', ');

/** The particulars that a trader's site must show, those that are filled in: see Registration. */
export function listRegistrationDetails(registration: Registration) {
  const stated: Readonly<Partial<Record<keyof typeof ui.registration, string>>> = {
    ...registration,
    // A sole trader and partners are named by their owners, under a label for each form.
    [registration.form]: getLegalName(registration),
    vatNumber: getVatNumber(registration),
  };
  return Object.entries(ui.registration).flatMap(([field, label]) => {
    const text = stated[field as keyof typeof stated] ?? '';
    return text === '' ? [] : [{ label, text }];
  });
}
