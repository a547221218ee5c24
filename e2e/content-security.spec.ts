import { expect, type Page, test } from 'playwright/test';

/** Collects what the page's policy blocks. */
async function watchBlocked(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, { blocked });
    document.addEventListener('securitypolicyviolation', (event) => {
      blocked.push(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return () => page.evaluate(() => (window as unknown as { blocked: string[] }).blocked);
}

test('what an attacker would put in is blocked', async ({ page }) => {
  const blocked = await watchBlocked(page);
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
  await expect.poll(blocked).toHaveLength(4);
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/contact/');
});
