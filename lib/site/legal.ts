import { interfaceCopy } from '@/data/copy/interface';
import type { LegalCopy } from '@/data/shop/legal';
import { registration } from '@/data/shop/legal-details';
import { fillTemplate } from '@/lib/text/fill-template';
import { settings } from './settings';

/**
 * Returns the entries of a legal section. Leaves out those about a detail that the owner has not
 * stated, which are empty, and those about an image host that the site does not use.
 */
export function listLegalEntries(items: LegalCopy['items']) {
  const { imageHost } = settings;
  return Object.entries(items)
    .filter(([, text]) => imageHost !== null || !text.includes('{imageHost}'))
    .map(([label, text]) => ({
      label,
      text: fillTemplate(text, { imageHost: imageHost ?? '' }).trim(),
    }))
    .filter(({ text }) => text !== '');
}

/** Returns the particulars that the law wants on the site and that the owner has stated. */
export const listRegistrationDetails = () =>
  Object.entries(interfaceCopy.registration)
    .map(([field, label]) => ({ label, text: registration[field as keyof typeof registration] }))
    .filter(({ text }) => text !== '');
