import { readSettings, type Settings } from '@/checks/read-settings';
import type { Recipient } from './quotes';

/** The settings of this build, read once. */
export const settings: Settings = readSettings(process.env);

/** Whom every e-mail of the site goes to. */
export const recipient: Recipient = {
  company: settings.companyName,
  email: settings.companyEmail,
};
