import { ui } from '@/data/copy/interface';
import type { LegalSection } from '@/data/copy/legal';
import { registration } from '@/data/shop/legal-facts';

/** Returns the entries of a legal section. An entry without text is about a fact that the owner has not stated yet. */
export const listLegalEntries = (items: LegalSection['items']) =>
  Object.entries(items)
    .map(([label, text]) => ({ label, text: text.trim() }))
    .filter(({ text }) => text !== '');

/** Returns the particulars that the law wants on a trader's site, as far as the owner has stated them. */
export const listRegistrationDetails = (facts = registration) =>
  Object.entries(ui.registration)
    .map(([field, label]) => ({ label, text: facts[field as keyof typeof facts] }))
    .filter(({ text }) => text !== '');
