import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect, test } from 'playwright/test';
import { SETTING_NAMES } from '@/lib/content/read-settings';
import { SAMPLE } from '../scripts/content/pack-files';
import { PATHS } from './site';
import { eventually } from './visitor/visitor';

const PORT = '4176';
const ORIGIN = `http://localhost:${PORT}`;
const SETTINGS = Object.fromEntries(SETTING_NAMES.map((name) => [name, '']));
const ENQUIRY = '/pc-components/?brand=ASUS&parts=tuf-rtx-5080,rm850e';

// In development alone React tells of missing keys, of markup that a browser would draw otherwise, and of much more.
test('the development server complains of nothing, nor with filters and ticks in the address', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', ({ message }) => complaints.push(message));
  const next = ['node_modules/next/dist/bin/next', 'dev', '--port', PORT];
  const server = spawn(process.execPath, next, {
    // Whatever an owner's own shop/ and .env.local say.
    env: {
      ...process.env,
      ...SETTINGS,
      SHOP_FOLDER: SAMPLE,
      NODE_ENV: 'development',
      NEXT_TELEMETRY_DISABLED: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  try {
    await eventually(() => fetch(ORIGIN), 60_000);
    for (const path of [...PATHS, ENQUIRY]) {
      await page.goto(ORIGIN + path, { waitUntil: 'domcontentloaded' });
      await page.locator('[data-open]').waitFor({ state: 'attached' });
      if (path === ENQUIRY) await page.locator('.enquiry-parts').waitFor();
      expect(complaints, path).toEqual([]);
    }
  } finally {
    server.kill();
    // Else the next build asks for pages that there were when this ran.
    rmSync('.next/dev/types', { recursive: true, force: true });
  }
});
