import { company } from '@/data/shop';
import { readSettings, type Settings } from '@/lib/content/read-settings';
import type { Recipient } from '@/lib/mail/quote-messages';

/** The settings of this build: company.yaml's, unless the environment overrides them. */
export const settings: Settings = readSettings(process.env, company);

/** The recipient of every email of the site. */
export const recipient: Recipient = {
  company: settings.companyName,
  email: settings.companyEmail,
};
