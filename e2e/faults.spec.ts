import { expect, test } from 'playwright/test';
import { sideways } from './page-looks';
import { DESKTOP, PHONE } from './site';

test.use({ viewport: DESKTOP });

test('pictures and fonts blocked: all stays in its place, with its text', async ({ page }) => {
  const heightOf = () => page.evaluate(() => document.documentElement.scrollHeight);
  await page.goto('/pc-components/', { waitUntil: 'networkidle' });
  const height = await heightOf();
  await page.route(/\.(avif|webp)$/, (route) => route.abort());
  await page.goto('/pc-components/', { waitUntil: 'networkidle' });
  expect(await heightOf()).toBe(height);
  const pictures = page.getByRole('main').getByRole('img');
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('alt', /\w+/);
  await page.route(/\.woff2$/, (route) => route.abort());
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/pc-components/', { waitUntil: 'networkidle' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(await sideways(page)).toBe(0);
});

for (const viewport of [PHONE, DESKTOP]) {
  test(`coming in pieces, a page of ${viewport.width} px shifts nothing`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/robots.txt');
    const shifts = await page.evaluate(async () => {
      const html = await (await fetch('/404.html')).text();
      const found: string[] = [];
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) found.push(JSON.stringify(shift));
      }).observe({ type: 'layout-shift' });
      document.open();
      for (const piece of html.split(/(?=<(?:a|div|footer|li|main|span) )/)) {
        document.write(piece);
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
      return found;
    });
    expect(shifts).toEqual([]);
  });
}

test('the network gone between two clicks: the form keeps its text', async ({ page, context }) => {
  await page.goto('/contact/');
  await page.getByLabel('Message *').fill('Written before the train went into the tunnel');
  await context.setOffline(true);
  // By key, since what a pointer has fetched ahead is fetched by the browser, which is not told of this.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Storage' }).press('Enter');
  await expect(page.getByText('ERR_INTERNET_DISCONNECTED')).toBeVisible();
  await context.setOffline(false);
  await page.goBack();
  await expect(page.getByLabel('Message *')).toHaveValue(/before the train/);
});

test('two quick clicks on a link lead where one does', async ({ page }) => {
  await page.goto('/gaming-hardware/');
  await page.getByRole('banner').getByRole('link', { name: 'About' }).dblclick();
  await expect(page).toHaveURL('/about/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Storage' }).dblclick();
  await expect(page).toHaveURL('/storage-solutions/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about/');
});

test('what an attacker would put in is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener('securitypolicyviolation', (event) => {
      blocked.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  await page.goto('/contact/');
  await page.evaluate(() => {
    const add = (html: string) => document.body.insertAdjacentHTML('beforeend', html);
    add('<img src="/missing.png" onerror="window.harmed = true">');
    add('<a id="bad" href="javascript:window.harmed = true">link</a>');
    add('<form id="away" action="https://evil.example/"><button>Go</button></form>');
    const script = document.createElement('script');
    script.textContent = 'window.harmed = true';
    document.body.append(script);
    document.querySelector<HTMLAnchorElement>('#bad')?.click();
    document.querySelector<HTMLFormElement>('#away')?.submit();
  });
  const blocked = () => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked);
  await expect.poll(blocked).toHaveLength(4);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/contact/');
});
