import { CspEvaluator } from 'csp_evaluator';
import { Severity } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';
import { type APIRequestContext, expect, type Page, test } from 'playwright/test';
import { DESKTOP, fillInRequired, PATHS, PHONE } from './site';

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

async function policyOf(path: string, request: APIRequestContext) {
  const html = await (await request.get(path)).text();
  return html.match(/http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1];
}

for (const path of [...PATHS, '/404.html']) {
  test(`${path} does all it does within its policy`, async ({ page, request }) => {
    const blocked = await watchBlocked(page);
    await page.setViewportSize(DESKTOP);
    await page.goto(path);
    const policy = await page
      .locator('meta[http-equiv="Content-Security-Policy"]')
      .getAttribute('content');
    // One script and one style, the same on every page, so that a host can send one header.
    expect(policy).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-\S+'; style-src 'self' 'sha256-\S+'; /,
    );
    expect(policy).toBe(await policyOf('/', request));
    expect(policy).not.toMatch(/unsafe|\*|data:|https?:/);
    await page.getByRole('button', { name: 'Products' }).hover();
    await page.waitForLoadState('networkidle');
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    expect(await blocked()).toEqual([]);
  });
}

test('filters, form, menu and soft navigation work within the policy', async ({ page }) => {
  const blocked = await watchBlocked(page);
  await page.setViewportSize(PHONE);
  await page.goto('/gaming-hardware/');
  await page.getByRole('searchbox').fill('ryzen');
  await expect(page.getByText('3 gaming products available')).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL('/contact/');
  await fillInRequired(page, 'Text');
  const [request] = await Promise.all([
    page.waitForRequest(/^mailto:/),
    page.getByRole('button', { name: 'Send Message' }).click(),
  ]);
  expect(request.url()).toContain('New%20Enquiry');
  expect(await blocked()).toEqual([]);
});

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

test('Google’s evaluator finds nothing that it is sure of', async ({ request }) => {
  const { csp } = new CspParser((await policyOf('/', request)) ?? '');
  const findings = new CspEvaluator(csp).evaluate();
  // It warns of files that visitors upload and of JSONP beside our own scripts; the site has neither.
  expect(findings.map(({ severity, value }) => [severity, value])).toEqual([
    [Severity.MEDIUM_MAYBE, "'self'"],
  ]);
});
