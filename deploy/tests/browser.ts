import { chromium } from 'playwright';
import { findBrowser } from '../../scripts/browser/find-browser';
import { type Host, originOf } from './host';

/**
 * Visits every page of a running host as a browser does and uses its scripts.
 *
 * @returns what the browser complained of
 */
export async function browserComplaints(host: Host): Promise<readonly string[]> {
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true });
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    for (const route of host.site.routes) {
      await page.goto(`${originOf(host)}${host.site.basePath}${route}`);
      await page.getByRole('button', { name: 'Products' }).hover();
      await page.mouse.wheel(0, 4000);
      await page.waitForLoadState('networkidle');
    }
    return complaints;
  } finally {
    await browser.close();
  }
}
