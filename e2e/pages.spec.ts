import { expect, type Locator, test } from 'playwright/test';
import { home, products, testimonials } from '@/data/shop';
import { answerExample } from '@/lib/compatibility/example-answer';
import { boardColumn } from '@/lib/compatibility/fit-lines';
import { CATEGORY_PAGES, ENQUIRY_ADDRESS, readMail } from './site';

/** What the specification says of each page, which is all there without a script. */
test.use({ javaScriptEnabled: false });

const NAMES = CATEGORY_PAGES.map(({ name }) => name);
const mailOf = async (link: Locator) => readMail((await link.first().getAttribute('href')) ?? '');

test('home', async ({ page }) => {
  await page.goto('/');
  const leadsTo = (name: string, href: string) =>
    expect(page.getByRole('link', { name })).toHaveAttribute('href', href);
  await leadsTo('Browse Products', '/gaming-hardware/');
  await leadsTo('Get Expert Advice', '/contact/');

  const cards = page.locator('#products article');
  await expect(cards.getByRole('heading')).toContainText(NAMES);
  for (const card of await cards.all()) {
    await expect(card.getByText('Top brands')).toBeVisible();
    await expect(card.getByRole('link')).toHaveText(/^View Products/);
  }

  const answers = home.example ? answerExample(home.example.mail, products) : [];
  await expect(page.locator('#example ol li b')).toHaveCount(answers.length);
  await expect(page.getByText('5 out of 5 stars')).toHaveCount(testimonials.length);
  await expect(page.getByText('Sample testimonial')).toHaveCount(
    testimonials.filter(({ sample }) => sample).length,
  );
  const headings = ['About us', 'Why choose us', 'Get Your Quote Today'];
  await expect(page.getByRole('heading')).toContainText(headings);
});

test('about, with the foot of every page', async ({ page }) => {
  await page.goto('/about/');
  const headings = ['Who We Are', 'Quality First', 'Customer Focus', 'Innovation'];
  await expect(page.getByRole('heading')).toContainText(headings);
  const figures = ['1000+', '5000+', '50+', '24/7', 'Est. 2020'];
  await expect(page.locator('#impact dd')).toHaveText(figures);
  const parts = boardColumn(products)?.rows.map(({ part }) => part) ?? [];
  await expect(page.locator('#values figure dt')).toHaveText(parts);

  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Derby, Derbyshire')).toBeVisible();
  for (const name of [...NAMES, ENQUIRY_ADDRESS])
    await expect(footer.getByRole('link', { name })).toBeVisible();
  await expect(footer.locator('dl')).toHaveText(/Mon-Fri9AM-6PMSat10AM-4PMSunClosed/);
});

for (const expected of CATEGORY_PAGES) {
  const { path, name, headings, buttons, tiles } = expected;
  const subject = `${name} Quote Request - Derwent Hardware`;

  test(name, async ({ page }) => {
    await page.goto(path);
    for (const heading of headings)
      await expect(page.getByRole('heading', { name: heading, exact: true }).first()).toBeVisible();
    for (const label of buttons) {
      const link = page.getByRole('main').getByRole('link', { name: label, exact: true });
      expect((await mailOf(link)).subject).toBe(subject);
    }
    await expect(page.locator('#brands li')).toHaveCount(12);
    const figures = page.locator('#categories li, [aria-labelledby=tiles-heading] li');
    await expect(figures).toContainText([...tiles], { useInnerText: true });

    if ('items' in expected) {
      await expect(page.locator('#range :is(.themes, .tiles) h3')).toHaveCount(7);
      const cards = page.locator('#featured article');
      await expect(cards).toContainText(expected.items.split(', '));
      await expect(cards).toHaveCount(6);
      for (const card of await cards.all()) {
        await expect(card.locator('ul:not([aria-label]) > li')).toHaveCount(4);
        await expect(card.getByText('Available brands')).toBeVisible();
        const { body } = await mailOf(card.getByRole('link'));
        expect(body).toContain(`Item: ${await card.getByRole('heading').textContent()}`);
      }
      await expect(page.getByRole('search')).toHaveCount(0);
    } else {
      const line = `${expected.products.length} ${expected.sells} available`;
      await expect(page.getByText(line, { exact: true })).toBeVisible();
      const [product] = expected.products;
      const label = `Get Quote for ${product?.name}`;
      const mail = await mailOf(page.locator('#catalogue').getByRole('link', { name: label }));
      expect(mail.subject).toBe(`${expected.productSubject} ${product?.name} - Derwent Hardware`);
      expect(mail.body).toContain(`SKU: ${product?.sku}`);
    }
  });
}
