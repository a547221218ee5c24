import { ui } from '@/data/interface';
import { DEFAULT_DELIVERY_EXCEPTIONS } from '@/data/legal';
import type { Company, LegalSection, Registration } from '@/lib/content/company';
import { fillTemplate } from '@/lib/text/fill-template';
import type { settings } from './settings';

/** Returns the owner's sentence on delivery exceptions, or the default until there is one. */
export const getDeliveryExceptions = <Stated>(stated: Stated) =>
  stated || DEFAULT_DELIVERY_EXCEPTIONS;

type LegalDetails = Pick<Company, 'facts' | 'dispatch' | 'delivery' | 'response'>;

/**
 * Returns the entries of a legal section with their placeholders filled in. An entry about an image host that this site
 * does not have, or about a fact that the owner has not stated, is left out.
 */
export function listLegalEntries(
  items: LegalSection['items'],
  { facts, dispatch, delivery, response }: LegalDetails,
  { companyName: company, companyEmail: email, imageHost }: typeof settings,
) {
  return Object.entries(items).flatMap(([label, text]) => {
    if (imageHost === null && text.includes('{imageHost}')) return [];
    const deliveryExceptions = getDeliveryExceptions(facts.deliveryExceptions);
    const details = { ...facts, deliveryExceptions, dispatch, delivery, response, company, email };
    const filledText = fillTemplate(text, { ...details, imageHost: imageHost ?? '' }).trim();
    return filledText === '' ? [] : [{ label, text: filledText }];
  });
}

/** Returns the VAT number, or '' for an unstated one or the owner's 'none'. */
export const getVatNumber = ({ vatNumber }: Registration): string =>
  vatNumber === 'none' ? '' : vatNumber;

/** Returns the trader's legal name, or '' until the owner states it. */
export const getLegalName = (registration: Registration): string =>
  registration.form === 'company' ? registration.registeredName : registration.owners.join(', ');

/** Returns the particulars that the law wants on a trader's site, as far as the owner has stated them. */
export function listRegistrationDetails(registration: Registration) {
  const details: Readonly<Partial<Record<keyof typeof ui.registration, string>>> = {
    ...registration,
    // Each form of business has its own label for the owners' names.
    [registration.form]: getLegalName(registration),
    vatNumber: getVatNumber(registration),
  };
  return Object.entries(ui.registration).flatMap(([field, label]) => {
    const text = details[field as keyof typeof details] ?? '';
    return text === '' ? [] : [{ label, text }];
  });
}
