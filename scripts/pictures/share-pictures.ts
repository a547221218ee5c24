/**
 * Makes public/share/: for each page of out/ the picture that messengers and social sites show, taken from the page's
 * own hero. Run it after a change of headline or hero, on a fresh build; results are committed.
 *
 * Usage: npm run share-pictures [-- /about/ …]: of all pages, or of those that are named
 */
import '../../checks/load-env';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { sharePicture } from '../../lib/seo';
import { settings } from '../../lib/settings';
import { chromiumOptions } from '../browser/find-browser';
import { builtRoutes } from '../build/built-site';
import { siteServer } from '../serve';

const PORT = 4180;
const SIZE = { width: 1200, height: 630 };
const JPEG_QUALITY = 82;
const named = process.argv.slice(2);
/** Leaves the hero's words and picture, at the picture's size, and headlines small enough to stay clear of what is shown. */
const HERO_ALONE = `
  header, footer, main a, main a ~ p, body > a, [aria-labelledby=page-title] ~ * { display: none !important }
  h1 { font-size: 3.75rem !important }
  [aria-labelledby=page-title] > :first-child { min-height: ${SIZE.height}px }
`;

siteServer('out', settings.basePath).listen(PORT).unref();
await using browser = await chromium.launch(chromiumOptions());
mkdirSync('public/share', { recursive: true });
const page = await browser.newPage({ viewport: SIZE, bypassCSP: true });
for (const route of named.length > 0 ? named : builtRoutes('out')) {
  await page.goto(`http://localhost:${PORT}${settings.basePath}${route}`);
  await page.addStyleTag({ content: HERO_ALONE });
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: `public${sharePicture(route)}`, quality: JPEG_QUALITY });
}
