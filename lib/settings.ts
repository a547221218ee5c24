import type { Recipient } from './quotes';
import { readSettings, type Settings } from './read-settings';

/** The settings of this build, read once. */
export const settings: Settings = readSettings(process.env);

/** Whom every e-mail of the site goes to. */
export const recipient: Recipient = {
  company: settings.companyName,
  email: settings.companyEmail,
};
