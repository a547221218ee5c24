import { findBrowser } from '../../scripts/browser/find-browser';
import { chromiumEngine } from './chromium-engine';
import { findFirefox, firefoxEngine } from './firefox-engine';
import { hasWebKit, webkitEngine } from './webkit-engine';

/** Each engine, and whether this machine's system has it. */
export const ENGINES = {
  chromium: { start: chromiumEngine, isHere: () => findBrowser() !== undefined },
  firefox: { start: firefoxEngine, isHere: () => findFirefox() !== undefined },
  webkit: { start: webkitEngine, isHere: hasWebKit },
};

export type EngineName = keyof typeof ENGINES;
