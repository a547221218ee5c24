import { expect, type Page, test } from 'playwright/test';
import { CATALOGUE_PAGES, PATHS, PHONE, readMail, SHOWCASE_PAGES } from './site';

const TO = 'enquiries@derwent-hardware.example';

/** Presses a link and reads the e-mail that the browser is really sent to. */
async function mailFrom(page: Page, press: () => Promise<void>) {
  const [request] = await Promise.all([page.waitForRequest(/^mailto:/), press()]);
  return readMail(request.url());
}

const linkHref = async (page: Page, name: string) =>
  (await page
    .getByRole('main')
    .getByRole('link', { name, exact: true })
    .first()
    .getAttribute('href')) ?? '';

test('the bar’s Get Quote opens a prefilled e-mail', async ({ page }) => {
  await page.goto('/');
  const mail = await mailFrom(page, () =>
    page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click(),
  );
  expect(mail.to).toBe(TO);
  expect(mail.subject).toBe('Quote Request - Derwent Hardware');
  expect(mail.body).toMatch(/\bquote\b.*\bhardware\b/);
});

for (const category of CATALOGUE_PAGES) {
  test(`${category.name}: hero, closing and product buttons each have their wording`, async ({
    page,
  }) => {
    await page.goto(category.path);
    for (const label of [category.heroButton, category.closingButton]) {
      const mail = readMail(await linkHref(page, label));
      expect(mail.to).toBe(TO);
      expect(mail.subject).toBe(category.subject);
      expect(mail.body).toContain('requirements');
    }
    const { name, sku, brand } = category.product;
    const mail = await mailFrom(page, () =>
      page
        .locator('#catalogue')
        .getByRole('link', { name: `Get Quote for ${name}`, exact: true })
        .click(),
    );
    expect(mail.to).toBe(TO);
    expect(mail.subject).toBe(`${category.productSubject} ${name} - Derwent Hardware`);
    expect(mail.body).toContain(`Product: ${name}\r\nSKU: ${sku}\r\nBrand: ${brand}`);
    expect(mail.body).toContain('Please contact me with pricing and availability.');
    expect(mail.body).toMatch(/\bthank/i);
  });
}

for (const category of SHOWCASE_PAGES) {
  test(`${category.name}: every button has the page’s subject, a card’s body names its item`, async ({
    page,
  }) => {
    await page.goto(category.path);
    const subject = `${category.name} Quote Request - Derwent Hardware`;
    for (const label of [category.heroButton, category.closingButton]) {
      expect(readMail(await linkHref(page, label))).toMatchObject({ to: TO, subject });
    }
    for (const card of await page.locator('#featured article').all()) {
      const name = await card.getByRole('heading').textContent();
      const mail = readMail((await card.getByRole('link').getAttribute('href')) ?? '');
      expect(mail.subject).toBe(subject);
      expect(mail.body).toContain(`Item: ${name}`);
    }
  });
}

test('the answer to a press never prints', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Get Quote' }).click();
  await expect(page.locator('#quote-sheet')).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('#quote-sheet')).toBeHidden();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  for (const path of PATHS) {
    test(`${path}: the address stands on one line under the closing quote button`, async ({
      page,
    }) => {
      await page.goto(path);
      const notes = page.getByRole('main').getByText('Opens your e-mail. Or write to');
      const links = page.locator('main a[href^="mailto:"]');
      expect(await notes.count()).toBe(
        await links.and(page.locator('[aria-labelledby=closing-heading] a')).count(),
      );
      for (const note of await notes.all()) {
        const address = note.locator('span');
        const [box, size] = [
          await address.boundingBox(),
          await address.evaluate((node) => Number.parseFloat(getComputedStyle(node).lineHeight)),
        ];
        expect(box?.height).toBeLessThan(size * 1.5);
      }
    });
  }
});
