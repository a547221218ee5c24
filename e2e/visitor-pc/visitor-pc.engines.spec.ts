import { expect } from 'playwright/test';
import { CHUNKS, SERVER_FAULTS } from '../engines/site-server';
import { test } from '../engines/test';
import type { Visitor } from '../engines/visitor';
import { measureSidewaysScroll, translate } from '../page-checks';
import { COMPANY, PHONE } from '../site';

const PAGE = '/pc-components/';
const CASE = '#own-case';
const PSU = '#own-supply';
const ROW = '.visitor-pc summary';
const CARD = 'article:has([data-enquiry-item="tuf-rtx-5080"])';
const VERDICT = `${CARD} .visitor-pc-verdict`;

const expectVisitorPc = (visitor: Visitor) => {
  const readVisitorPc = () =>
    visitor.read(() => ({
      fields: [...document.querySelectorAll<HTMLInputElement>('[data-visitor-pc-field].field')].map(
        ({ value }) => value,
      ),
      row: document.querySelector('.visitor-pc summary')?.textContent ?? '',
    }));
  return expect.poll(readVisitorPc).toEqual({
    fields: ['NZXT H210', '', '650', '', ''],
    row: expect.stringContaining('H210, 650 W'),
  });
};
/** Waits until the card says that it is too long for the H210 and needs more than 650 W. */
const expectVerdict = (visitor: Visitor) =>
  expect.poll(() => visitor.text(VERDICT)).toMatch(/H210 by 23 mm.*200 W short/);

test('a card says why it does not fit the visitor’s PC', async ({ visitor }) => {
  await visitor.resize(PHONE);
  await visitor.open(PAGE);
  // A requirement on a card leads to the field for it.
  await visitor.clickToFocus([`${CARD} a`, '350 mm of room'], CASE);
  await expect.poll(visitor.focused).toBe('Your case');
  await visitor.type('h210');
  await visitor.expectVisible('[role=option]');
  expect(await visitor.text('[role=option]')).toContain('NZXT H210');
  await visitor.click('[role=option]');
  await visitor.expectVisible(CASE);
  await visitor.expectVisible('.visitor-pc ul');
  await visitor.typeInto(PSU, '650');
  await visitor.press('Enter');
  await visitor.expectVisible(PSU);
  await visitor.click([`${VERDICT} a`, 'Ask for one that fits']);
  const { subject, body } = await visitor.mailed();
  expect(subject).toBe(`Quote Request for TUF Gaming GeForce RTX 5080 OC - ${COMPANY}`);
  for (const text of ['SKU: TUF-RTX5080-O16G-GAMING', 'Case: NZXT H210 (', 'Power supply: 650 W'])
    expect(body).toContain(text);
  // The visitor's PC survives a reload, and other pages know it.
  await visitor.expectVisible('#quote-sheet');
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
  await expect.poll(() => visitor.text(VERDICT)).toContain('23 mm');
  // No motherboard fits, and the enquiry's notes ask for others.
  await visitor.click(['.visitor-pc ul a', 'Ask for motherboards that fit']);
  await expect
    .poll(() => visitor.text('#enquiry-status'))
    .toContain('Please suggest motherboards that fit what I have.');
  expect(await visitor.mails()).toEqual([]);
  await visitor.click('#enquiry-bar a');
  await expect
    .poll(() => visitor.read(() => document.querySelector<HTMLInputElement>('#own-case')?.value))
    .toBe('NZXT H210');
  await visitor.expectVisible('.review-lines [data-outcome=incompatible]');
  await expect.poll(() => visitor.text('.review [data-body]')).toContain('Case: NZXT H210 (');
  expect(await visitor.text('.review [data-body]')).toContain('Please suggest motherboards');
});

for (const [when, isHydrated] of [
  ['after a new version of the site', true],
  ['where scripts are blocked', false],
] as const)
  test(`${when}, the fields say that the check is missing, and keep what is typed`, async ({
    visitor,
    site,
  }) => {
    const spoil = () => site.spoil(CHUNKS, SERVER_FAULTS.missing);
    const repairFirst = isHydrated ? () => {} : spoil();
    await visitor.open(PAGE);
    await visitor.wake();
    await visitor.expectHydrated(isHydrated);
    const repair = isHydrated ? spoil() : repairFirst;
    await visitor.typeInto(PSU, 'RM650');
    // Tab would load the list of another field, which might arrive once the site is repaired.
    await visitor.press('Enter');
    await visitor.expectVisible('.visitor-pc [role=alert]');
    expect(await visitor.text('.visitor-pc [role=alert]')).toContain('couldn’t be loaded');
    repair();
    await visitor.click(['.visitor-pc [role=alert] button', 'Try again']);
    await visitor.expectVisible(VERDICT);
    const readField = () => document.querySelector<HTMLInputElement>('#own-supply')?.value;
    await expect.poll(() => visitor.read(readField)).toContain('RM650');
  });

test('in a translated page fields and summaries follow, and the message stays English', async ({
  visitor,
}) => {
  await visitor.open(PAGE);
  await visitor.typeInto(CASE, 'h210');
  await visitor.expectVisible('[role=option]');
  await visitor.read(translate);
  await visitor.press('Enter');
  await expect.poll(() => visitor.text(ROW)).toContain('Your PC: H210');
  await visitor.expectVisible(VERDICT);
  await visitor.read(translate);
  await visitor.typeInto(PSU, '650');
  await visitor.press('Enter');
  await expectVisitorPc(visitor);
  await visitor.read(translate);
  await visitor.click('[data-enquiry-item="rm850e"]');
  await expect.poll(() => visitor.text(VERDICT)).toContain('RM850e');
  await visitor.read(translate);
  await visitor.fillIn({ [CASE]: '' });
  await expect.poll(() => visitor.text(ROW)).not.toContain('H210');
  await visitor.click('#enquiry-bar a');
  await visitor.expectVisible('.review-lines > li');
  await visitor.read(translate);
  await visitor.click('.review-lines > li > button');
  await visitor.click('.review .notice > button');
  await expect.poll(() => visitor.text('.review-lines')).toContain('RM850e');
  expect(await visitor.text('.review [data-body]')).toContain('1 × Corsair RM850e');
  expect(await visitor.read(() => document.querySelector('[data-all] font'))).toBeNull();
});

test.describe('with text of twice the size', () => {
  test.use({ habits: { textSize: 32 } });

  test('the list of parts fits a small screen', async ({ visitor }) => {
    await visitor.resize({ width: 320, height: 640 });
    await visitor.open(PAGE);
    await visitor.click(ROW);
    await visitor.typeInto('#own-board', 'tuf b650');
    await visitor.expectVisible('[role=option]');
    expect(await visitor.read(measureSidewaysScroll)).toBeLessThanOrEqual(0);
    const isListInView = () => {
      const { top = 0 } = document.querySelector('#own-board')?.getBoundingClientRect() ?? {};
      const list = document.querySelector('#own-board-list')?.getBoundingClientRect();
      return top >= 0 && list !== undefined && list.bottom <= innerHeight;
    };
    await expect.poll(() => visitor.read(isListInView)).toBe(true);
    await visitor.press('Escape');
    await visitor.expectVisible('[role=option]', false);
  });
});
