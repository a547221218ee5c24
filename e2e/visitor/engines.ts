import { chromium } from 'playwright/test';
import { findBrowser } from '../../scripts/browser/find-browser';
import { findFirefox, firefoxEngine } from './firefox-engine';
import { playwrightEngine } from './playwright-engine';
import type { Engine } from './visitor';
import { hasWebKit, webkitEngine } from './webkit-engine';

export const ENGINES = {
  chromium: () => {
    const executablePath = findBrowser();
    return playwrightEngine(chromium, {
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        // Else Chromium may keep even a page that is not to be stored, so that Back is not a fresh load.
        '--disable-features=CacheControlNoStoreEnterBackForwardCache',
      ],
      ...(executablePath !== undefined && { executablePath }),
    });
  },
  firefox: async () => firefoxEngine(findFirefox() ?? 'firefox'),
  webkit: webkitEngine,
} as const satisfies Record<string, () => Promise<Engine>>;

export type EngineName = keyof typeof ENGINES;

/** The engines of this machine, as the system has them. */
export function enginesHere(): readonly EngineName[] {
  const here: Record<EngineName, boolean> = {
    chromium: findBrowser() !== undefined,
    firefox: findFirefox() !== undefined,
    webkit: hasWebKit(),
  };
  return (Object.keys(here) as EngineName[]).filter((name) => here[name]);
}
