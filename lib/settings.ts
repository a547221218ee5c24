import { company } from '@/data/shop';
import { readSettings, type Settings } from './content/read-settings';
import type { Recipient } from './quotes';

/** The settings of this build, read once: what the shop says of itself, unless the environment says otherwise. */
export const settings: Settings = readSettings(process.env, company);

/** Whom every e-mail of the site goes to. */
export const recipient: Recipient = {
  company: settings.companyName,
  email: settings.companyEmail,
};
