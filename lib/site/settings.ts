import { company } from '@/data/shop/company';
import type { Recipient } from '@/lib/mail/quote-messages';
import { readSettings } from './read-settings';

/** The settings of this build, which also checks the company's name, email and site URL. */
export const settings = readSettings(process.env, company);

/** The recipient of every email of the site. */
export const recipient: Recipient = {
  companyName: company.name,
  email: company.email,
};
