/**
 * Makes public/share/: for each page the 1200 × 630 picture that messengers and social sites show, taken from
 * the page's own hero in out/. Run it after a change of headline or hero, on a fresh build; results are committed.
 *
 * Usage: npm run share-pictures
 */
import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { chromium } from 'playwright';
import { findBrowser } from '../browser/find-browser.mjs';

const PORT = 4180;
const SIZE = { width: 1200, height: 630 };
const JPEG_QUALITY = 82;
const PAGES = [
  'home',
  'about',
  'contact',
  'gaming-hardware',
  'computer-systems',
  'pc-components',
  'storage-solutions',
  'gaming-accessories',
  'networking-equipment',
];
/** Leaves the hero's words and picture, at the picture's size. */
const HERO_ALONE = `
  header, footer, .hero-copy a, .skip-link { display: none !important }
  .hero { min-height: ${SIZE.height - 72}px }
`;

const server = spawn(process.execPath, [
  'scripts/serve/serve.mjs',
  '--port',
  `${PORT}`,
  '--strict-port',
]);
await new Promise((resolve) => server.stdout.once('data', resolve));
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  mkdirSync('public/share', { recursive: true });
  const page = await browser.newPage({ viewport: SIZE, bypassCSP: true });
  for (const name of PAGES) {
    await page.goto(`http://localhost:${PORT}/${name === 'home' ? '' : `${name}/`}`);
    await page.addStyleTag({ content: HERO_ALONE });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: `public/share/${name}.jpg`, quality: JPEG_QUALITY });
  }
} finally {
  await browser.close();
  server.kill();
}
