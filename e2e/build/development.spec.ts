import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { expect } from 'playwright/test';
import { UNSET_SETTINGS } from '@/scripts/testing/build-site';
import { isHydrated, recordConsoleProblems } from '../page-checks';
import { test } from '../page-test';
import { SELECTORS } from '../site';

test('the development server runs the same enhancements as the build, and React complains of nothing', async ({
  page,
}) => {
  const command = ['node_modules/next/dist/bin/next', 'dev', '--port', '0'];
  const mode = { NODE_ENV: 'development', NEXT_TELEMETRY_DISABLED: '1' } as const;
  const server = spawn(process.execPath, command, {
    env: { ...process.env, ...UNSET_SETTINGS, ...mode },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const problems = recordConsoleProblems(page);
  try {
    const origin = await new Promise<string>((resolve) => {
      server.stdout.on('data', (output) => {
        const [address] = /http:\/\/localhost:\d+/.exec(String(output)) ?? [];
        if (address !== undefined) resolve(address);
      });
    });
    await page.goto(`${origin}/pc-components/`, { waitUntil: 'domcontentloaded' });
    await page.waitForFunction(isHydrated);
    // Until the enhancements run.
    await page.locator('html[data-pointer]').waitFor();
    await page.getByRole('main').getByRole('link', { name: 'Get Components Quote' }).click();
    await expect(page.locator(SELECTORS.sheet)).toBeVisible();
    await page.locator('[data-enquiry-item="rm850e"]').check();
    await expect(page.locator(SELECTORS.bar)).toContainText('1 item');
    const psu = page.getByRole('combobox', { name: 'Your power supply' });
    await psu.fill('450');
    await psu.press('Enter');
    await page.getByRole('combobox', { name: 'Brand' }).selectOption('ASUS');
    await expect(page).toHaveURL(/\?brand=ASUS$/);
    await expect(page.locator('.visitor-pc-verdict:visible').first()).toBeVisible();
  } finally {
    server.kill();
    // Otherwise the next build would check the types of this run's routes.
    rmSync('.next/dev/types', { recursive: true, force: true });
  }
  expect(problems).toEqual([]);
});
