import { expect } from 'playwright/test';
import { PHONE, TO } from '../site';
import { test, testPlain } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';

const PAGE = '/pc-components/';
const CASE = '[data-own=case]';
const SUPPLY = '[data-own=supply]';
const BOTH = 'Does not fit your H210: 25 mm too short; ASUS asks for 850 W, your supply has 650';
const CARD = 'article:has([value^="TUF-RTX5080"])';

/** What fields, row and address say. */
const own = (visitor: Visitor) =>
  visitor.read(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement>('[data-own]')].map(
      ({ value }) => value,
    ),
    row: document.querySelector('.own-pc > summary')?.textContent ?? '',
    have: new URLSearchParams(location.search).getAll('have'),
  }));
const expectOwn = (visitor: Visitor) =>
  expect
    .poll(() => own(visitor))
    .toEqual({
      fields: ['NZXT H210', '', '650', '', ''],
      row: expect.stringContaining('Your PC: H210, 650 W'),
      have: ['case-7585de5', 'supply 650'],
    });

test('a card says what it asks of the visitor’s PC, and one e-mail asks for another', async ({
  visitor,
}) => {
  await visitor.resize(PHONE);
  await visitor.open(PAGE);
  await visitor.click('.own-pc > summary');
  await visitor.typeInto(CASE, 'h210');
  await visitor.expectVisible('[role=option]');
  expect(await visitor.text('[role=option]')).toBe('NZXT H210 Mini-ITX, cards up to 325 mm');
  await visitor.click('[role=option]');
  await visitor.typeInto(SUPPLY, '650');
  await visitor.press('Enter');
  await expectOwn(visitor);
  await expect.poll(() => visitor.text(`${CARD} .own-verdict`)).toContain(BOTH);
  await visitor.click([`${CARD} .own-verdict a`, 'Ask for one that fits']);
  const { to, subject, body } = await visitor.mailed();
  expect({ to, subject }).toEqual({
    to: TO,
    subject: 'Quote Request for TUF Gaming GeForce RTX 5080 OC - Derwent Hardware',
  });
  const lines = body.split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'SKU: TUF-RTX5080-O16G-GAMING',
      'What I have:',
      'Case: NZXT H210 (Mini-ITX, cards up to 325 mm, as listed by BuildCores)',
      'Power supply: 650 W, on its label',
      'If this does not fit, please suggest one that does.',
    ]),
  );
  // It goes along, comes back, and is there on the other page; the sheet shows that the mail program has been asked.
  await visitor.expectVisible('#quote-sheet');
  await visitor.reload();
  await expectOwn(visitor);
  await visitor.open('/about/?have=case-7585de5&have=supply+650');
  await visitor.click(['footer a', 'Gaming Hardware']);
  await visitor.expectAddress('/gaming-hardware/?have=case-7585de5&have=supply+650');
  await expectOwn(visitor);
  await expect.poll(() => visitor.text(`${CARD} .own-verdict`)).toContain(BOTH);
  await visitor.back();
  await visitor.expectAddress('/about/?have=case-7585de5&have=supply+650');
});

test('a name by keys alone, what does not fit put away, and the answers with the ticks', async ({
  visitor,
}) => {
  await visitor.open(`${PAGE}?parts=tuf-rtx-5080`);
  // On a wide screen the fields are there.
  await visitor.typeInto(CASE, 'h210');
  await visitor.expectVisible('[role=option]');
  await visitor.press('Enter');
  await expect.poll(() => visitor.text(`${CARD} .own-verdict`)).toContain('25 mm too short');
  await visitor.expectAddress(`${PAGE}?parts=tuf-rtx-5080&have=case-7585de5`);
  expect(await visitor.text('.own-pc')).toContain('Graphics cards: 3 fit, 1 does not');
  await visitor.click(['.own-pc label', 'Hide what does not fit (3)']);
  await visitor.expectVisible(CARD, false);
  await visitor.click('.enquiry-bar .primary');
  expect((await visitor.mailed()).body).toContain('What I have:\r\nCase: NZXT H210 (');
});

test.describe('with text of twice the size', () => {
  test.use({ habits: { textSize: 32 } });

  test('the fields and what they offer stay on a small screen', async ({ visitor }) => {
    await visitor.resize({ width: 320, height: 640 });
    await visitor.open(PAGE);
    await visitor.click('.own-pc > summary');
    await visitor.typeInto('[data-own=board]', 'tuf b650');
    await visitor.expectVisible('[role=option]');
    const sideways = () =>
      visitor.read(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
    expect(await sideways()).toBeLessThanOrEqual(0);
    await visitor.press('Escape');
    await visitor.expectVisible('[role=option]', false);
  });
});

testPlain('what is typed goes into the e-mail as it is', async ({ visitor }) => {
  await visitor.resize(PHONE);
  await visitor.open(PAGE);
  await visitor.click('.own-pc > summary');
  await visitor.typeInto(CASE, 'NZXT H210');
  await visitor.click(['#enquiry-form button', 'Get one quote for the ticked parts']);
  expect((await visitor.mailed()).body).toContain('Your case=NZXT H210');
});
