import { company } from '@/data/shop/company';
import type { Recipient } from '@/lib/mail/quote-messages';
import { readSettings } from './read-settings';

/** The settings of this build. */
export const settings = readSettings(process.env, company);

/** The recipient of every email of the site. */
export const recipient: Recipient = {
  company: settings.companyName,
  email: settings.companyEmail,
};
