import { findBrowser } from '../../scripts/browser/find-browser';
import { chromiumEngine } from './chromium-engine';
import { findFirefox, firefoxEngine } from './firefox-engine';
import type { Engine } from './visitor';
import { hasWebKit, webkitEngine } from './webkit-engine';

export const ENGINES = {
  chromium: chromiumEngine,
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
