import { expect } from 'playwright/test';
import { company } from '@/data/shop/company';
import { ANSWERS, CHUNKS } from '../engines/site-server';
import type { Visitor } from '../engines/visitor';
import { test } from '../engines/visitor-test';
import { measureSidewaysScroll, translate } from '../page-checks';
import { PHONE, SELECTORS } from '../site';

const PAGE = '/pc-components/';
const CASE = '#own-case';
const PSU = '#own-supply';
const ROW = '.visitor-pc summary';
const CARD = 'article:has([data-enquiry-item="tuf-rtx-5080"])';
const VERDICT = `${CARD} .visitor-pc-verdict`;

/** Runs in the page. */
const readValue = (css: string) => document.querySelector<HTMLInputElement>(css)?.value;

/** Waits until the fields have the case and the power supply, and their summary says so. */
const expectVisitorPc = (visitor: Visitor) => {
  const readVisitorPc = () =>
    visitor.evaluate(() => ({
      fields: [...document.querySelectorAll<HTMLInputElement>('[data-visitor-pc-field].field')].map(
        ({ value }) => value,
      ),
      row: document.querySelector('.visitor-pc summary')?.textContent ?? '',
    }));
  return expect.poll(readVisitorPc).toEqual({
    fields: ['NZXT H210', '650', '', '', ''],
    row: expect.stringContaining('H210, 650 W'),
  });
};

/** Waits until the card says that it is too long for the H210 and needs more than 650 W. */
const expectVerdict = (visitor: Visitor) =>
  expect
    .poll(() => visitor.readText(VERDICT))
    .toMatch(/Needs 25 mm more room than your H210.*200 W below/);

test('a card says why it does not fit the visitor’s PC', async ({ visitor }) => {
  await visitor.resize(PHONE);
  await visitor.open(PAGE);
  // A requirement on a card leads to the field for it.
  await visitor.clickToFocus([`${CARD} a`, '350 mm of room'], CASE);
  await expect.poll(visitor.readFocused).toBe('Your case');
  await visitor.type('h210');
  await visitor.expectVisible('[role=option]');
  expect(await visitor.readText('[role=option]')).toContain('NZXT H210');
  await visitor.click('[role=option]');
  await visitor.expectVisible(CASE);
  await visitor.expectVisible('.visitor-pc ul');
  await visitor.typeInto(PSU, '650');
  await visitor.press('Enter');
  await visitor.expectVisible(PSU);
  await visitor.click([`${VERDICT} a`, 'Ask for one that fits']);
  const { subject, body } = await visitor.waitForMail();
  expect(subject).toBe(`Quote Request for TUF Gaming GeForce RTX 5080 OC - ${company.name}`);
  for (const text of ['SKU: TUF-RTX5080-O16G-GAMING', 'Case: NZXT H210 (', 'Power supply: 650 W'])
    expect(body).toContain(text);
  // The visitor's PC survives a reload, and other pages know it.
  await visitor.expectVisible(SELECTORS.sheet);
  await visitor.reload();
  await expectVisitorPc(visitor);
  await visitor.open('/about/');
  await visitor.click(['footer a', 'Gaming Hardware']);
  await visitor.expectAddress('/gaming-hardware/');
  await expectVisitorPc(visitor);
  await expectVerdict(visitor);
});

test('a case is entered by keys, and takes part in the enquiry', async ({ visitor }) => {
  await visitor.open(`${PAGE}?parts=tuf-rtx-5080`);
  // A wide screen shows the fields at once.
  await visitor.typeInto(CASE, 'h210');
  await visitor.expectVisible('[role=option]');
  await visitor.press('Enter');
  await expect.poll(() => visitor.readText(VERDICT)).toContain('25 mm');
  // No motherboard fits, and the enquiry's notes ask for others.
  await visitor.click(['.visitor-pc p a', 'Ask for graphics cards and motherboards that fit']);
  await expect
    .poll(() => visitor.readText(SELECTORS.status))
    .toContain('Please suggest graphics cards and motherboards that fit what I have.');
  expect(await visitor.readMails()).toEqual([]);
  await visitor.click(`${SELECTORS.bar} a`);
  await expect.poll(() => visitor.evaluate(readValue, CASE)).toBe('NZXT H210');
  await visitor.expectVisible('.review-lines [data-outcome=incompatible]');
  await expect.poll(() => visitor.readText('.review [data-body]')).toContain('Case: NZXT H210 (');
  expect(await visitor.readText('.review [data-body]')).toContain(
    'Please suggest graphics cards and motherboards',
  );
});

/** Expects the fields to say that the check is missing, and to keep the text until the repair. */
async function expectMissingCheck(visitor: Visitor, repair: () => void) {
  await visitor.typeInto(PSU, 'RM650');
  // Tab would load the list of another field, which might arrive once the site is repaired.
  await visitor.press('Enter');
  await visitor.expectVisible('.visitor-pc [role=alert]');
  expect(await visitor.readText('.visitor-pc [role=alert]')).toContain('couldn’t be loaded');
  // Saving the text loads the check again. The server must refuse that, too, before this request.
  await visitor.evaluate(async () => void (await fetch('/_next/static/last.js')));
  repair();
  await visitor.click(['.visitor-pc [role=alert] a', 'Try again']);
  await visitor.expectVisible(VERDICT);
  await expect.poll(() => visitor.evaluate(readValue, PSU)).toContain('RM650');
}

test('after a new version of the site, the check can be loaded again', async ({
  visitor,
  site,
}) => {
  await visitor.open(PAGE);
  await visitor.requestHydration();
  await visitor.expectHydrated();
  await expectMissingCheck(visitor, site.override(CHUNKS, ANSWERS.missing));
});

test('where scripts are blocked, the check can be loaded again', async ({ visitor, site }) => {
  const repair = site.override(CHUNKS, ANSWERS.missing);
  await visitor.open(PAGE);
  await visitor.requestHydration();
  await visitor.expectHydrated(false);
  await expectMissingCheck(visitor, repair);
});

test('in a translated page fields and summaries follow, and the message stays English', async ({
  visitor,
}) => {
  await visitor.open(PAGE);
  await visitor.typeInto(CASE, 'h210');
  await visitor.expectVisible('[role=option]');
  await visitor.evaluate(translate);
  await visitor.press('Enter');
  await expect.poll(() => visitor.readText(ROW)).toContain('Your PC: H210');
  await visitor.expectVisible(VERDICT);
  await visitor.evaluate(translate);
  await visitor.typeInto(PSU, '650');
  await visitor.press('Enter');
  await expectVisitorPc(visitor);
  await visitor.evaluate(translate);
  await visitor.click('[data-enquiry-item="rm850e"]');
  await expect.poll(() => visitor.readText(VERDICT)).toContain('RM850e');
  await visitor.click(`${SELECTORS.bar} a`);
  await visitor.expectVisible('.review-lines > li');
  await visitor.evaluate(translate);
  await visitor.click('.review-lines > li > button');
  await visitor.click('.review .notice > button');
  await expect.poll(() => visitor.readText('.review-lines')).toContain('RM850e');
  await expect.poll(() => visitor.readText('.review [data-body]')).toContain('1 × Corsair RM850e');
  expect(await visitor.evaluate(() => document.querySelector('[data-all] font'))).toBeNull();
});

test.describe('with text of twice the size', () => {
  test.use({ browserSettings: { textSize: 32 } });

  test('the list of parts fits a small screen', async ({ visitor }) => {
    await visitor.resize({ width: 320, height: 640 });
    await visitor.open(PAGE);
    await visitor.click(ROW);
    await visitor.typeInto('#own-board', 'tuf b650');
    await visitor.expectVisible('[role=option]');
    expect(await visitor.evaluate(measureSidewaysScroll)).toBeLessThanOrEqual(0);
    const isListInView = () => {
      const { top = 0 } = document.querySelector('#own-board')?.getBoundingClientRect() ?? {};
      const list = document.querySelector('#own-board-list')?.getBoundingClientRect();
      return top >= 0 && list !== undefined && list.bottom <= innerHeight;
    };
    await expect.poll(() => visitor.evaluate(isListInView)).toBe(true);
    await visitor.press('Escape');
    await visitor.expectVisible('[role=option]', false);
  });
});
