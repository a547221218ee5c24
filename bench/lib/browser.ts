import { cpus } from 'node:os';
import { type Browser, chromium } from 'playwright';
import { getChromiumOptions } from '../../scripts/browser/find-browser';

/** Starts the measured browser, with further arguments for Chromium. It keeps features that the tests disable. */
export const launchBrowser = (...args: readonly string[]): Promise<Browser> =>
  chromium.launch({
    ...getChromiumOptions(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', ...args],
  });

/** Names the browser and the machine, for a table's caption. */
export const describeMachine = (browser: Browser): string =>
  `Chromium ${browser.version()}, Node ${process.versions.node}, ${cpus().length} cores`;
