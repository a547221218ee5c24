import { test as base } from './engines/visitor-test';
import { DESKTOP } from './site';

/** For specs that run only in Chromium. */
export const test = base.extend({
  baseURL: ({ site }, use) => use(site.origin),
  viewport: DESKTOP,
  contextOptions: { reducedMotion: 'reduce' },
  permissions: ['clipboard-read', 'clipboard-write'],
});
