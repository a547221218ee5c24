import { expect, test } from 'playwright/test';
import { PATHS } from './site';

test('each page names its canonical address, and the sitemap lists the same nine', async ({
  page,
  request,
}) => {
  const canonical = [];
  for (const path of PATHS) {
    await page.goto(path);
    canonical.push(await page.locator('link[rel=canonical]').getAttribute('href'));
  }
  expect(canonical).toEqual(PATHS.map((path) => `http://localhost:3000${path}`));
  const xml = await (await request.get('/sitemap.xml')).text();
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(listed.sort()).toEqual([...canonical].sort());
  expect(xml).not.toContain('lastmod');
});

test('each page’s shared link shows a picture of its own, 1200 × 630 and under 300 KB', async ({
  page,
  request,
}) => {
  const pictures = new Set<string>();
  for (const path of PATHS) {
    await page.goto(path);
    const content = (property: string) =>
      page.locator(`meta[property="${property}"]`).getAttribute('content');
    expect(await content('og:url')).toBe(`http://localhost:3000${path}`);
    expect(await content('og:image:width')).toBe('1200');
    await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute(
      'content',
      'summary_large_image',
    );
    const address = new URL((await content('og:image')) ?? '');
    const picture = await request.get(address.pathname);
    expect(picture.headers()['content-type']).toBe('image/jpeg');
    const { length } = await picture.body();
    expect(length).toBeGreaterThan(10_000);
    expect(length).toBeLessThan(300 * 1024);
    pictures.add(address.pathname);
  }
  expect(pictures.size).toBe(PATHS.length);
});

test('robots.txt allows all and names the sitemap', async ({ request }) => {
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Allow: /');
  expect(text).toContain('Sitemap: http://localhost:3000/sitemap.xml');
});

for (const path of PATHS) {
  test(`${path} states its facts, and claims no price, rating or review`, async ({ page }) => {
    await page.goto(path);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts).toHaveLength(1);
    const graph: { '@type': string }[] = JSON.parse(texts[0] ?? '')['@graph'];
    expect(graph.length).toBeGreaterThan(0);
    expect(texts[0]).not.toMatch(/"(Product|Offer|Review|AggregateRating|FAQPage)"/);
  });
}

test('the page’s icons are what their links say: ICO 48, SVG, Apple 180', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const read = async (selector: string) => {
    const href = await page.locator(selector).getAttribute('href');
    return (await request.get(href ?? '')).body();
  };
  const ico = await read('link[rel="icon"][type="image/x-icon"]');
  // An ICO file's header: reserved 0, type 1 (icon), how many; then the first one's width.
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2)]).toEqual([0, 1]);
  const widths = Array.from({ length: ico.readUInt16LE(4) }, (_, index) => ico[6 + 16 * index]);
  expect(widths).toContain(48);
  expect(String(await read('link[rel="icon"][type="image/svg+xml"]'))).toContain('<svg');
  const apple = await read('link[rel="apple-touch-icon"]');
  expect(apple.readUInt32BE(16)).toBe(180);
});

test('the manifest’s icons are there', async ({ request }) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json();
  expect(manifest.name).toBe('Derwent Hardware');
  for (const { src } of manifest.icons) expect((await request.get(src)).status()).toBe(200);
});
