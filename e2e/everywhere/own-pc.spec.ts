import { expect } from 'playwright/test';
import { ENQUIRY_ADDRESS, PHONE } from '../site';
import { test, testPlain } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';

const PAGE = '/pc-components/';
const CASE = '#own-case';
const SUPPLY = '#own-supply';
const ROW = '.own-pc summary';
const BOTH = 'Does not fit your H210: 23 mm too short; ASUS asks for 850 W, your supply has 650';
const CARD = 'article:has([value^="TUF-RTX5080"])';

/** What fields, row and address say. */
const own = (visitor: Visitor) =>
  visitor.read(() => ({
    fields: [...document.querySelectorAll<HTMLInputElement>('[data-own].field')].map(
      ({ value }) => value,
    ),
    row: document.querySelector('.own-pc summary')?.textContent ?? '',
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
  // What a card needs leads to the field that answers it, and an answer closes the row over what it comes to.
  await visitor.click([`${CARD} a`, '350 mm of room']);
  await expect.poll(visitor.focused).toBe('Your case');
  await visitor.type('h210');
  await visitor.expectVisible('[role=option]');
  expect(await visitor.text('[role=option]')).toBe('NZXT H210 Mini-ITX, cards up to 325 mm');
  await visitor.click('[role=option]');
  await visitor.expectVisible(CASE, false);
  await visitor.expectVisible('.own-sums');
  expect(await visitor.text('.own-sums')).toContain(
    'Graphics cards: 3 fit on a condition, 1 does not',
  );
  await visitor.click(['.own-sums a', 'Add your power supply']);
  await expect.poll(visitor.focused).toBe('Your power supply');
  await visitor.type('650');
  await visitor.press('Enter');
  await visitor.expectVisible(SUPPLY, false);
  await expectOwn(visitor);
  await expect.poll(() => visitor.text(`${CARD} .own-verdict`)).toContain(BOTH);
  expect(await visitor.text(`${CARD} .own-verdict`)).toContain('Listed at 325 mm (BuildCores)');
  await visitor.click([`${CARD} .own-verdict a`, 'Ask for one that fits']);
  const { to, subject, body } = await visitor.mailed();
  expect({ to, subject }).toEqual({
    to: ENQUIRY_ADDRESS,
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
  await expect.poll(() => visitor.text(`${CARD} .own-verdict`)).toContain('23 mm too short');
  await visitor.expectAddress(`${PAGE}?parts=tuf-rtx-5080&have=case-7585de5`);
  // Nothing is left of the boards; and each e-mail of the page says what the visitor has.
  expect(await visitor.text('.own-pc')).toContain('Boards: none of our 2 listed fits.');
  await visitor.click(['.own-sums a', 'Ask for one that fits']);
  const { subject, body } = await visitor.mailed();
  expect(subject).toBe('PC Components Quote Request - Derwent Hardware');
  expect(body).toContain('None of the boards on your page fits what I have.');
  const without = () =>
    [...document.querySelectorAll('a')].filter(
      ({ href }) => href.startsWith('mailto:') && !href.includes('What%20I%20have%3A'),
    ).length;
  expect(await visitor.read(without)).toBe(0);
  await visitor.click(['.own-pc label', 'Hide what does not fit (3)']);
  await visitor.expectVisible(CARD, false);
  await visitor.click('.enquiry-bar .primary');
  expect((await visitor.mailed()).body).toContain('What I have:\r\nCase: NZXT H210 (');
});

test('of a ready-made PC nothing is claimed, and its e-mail asks for two photographs', async ({
  visitor,
}) => {
  await visitor.resize(PHONE);
  await visitor.open(PAGE);
  await visitor.click(ROW);
  await visitor.expectVisible('#own-pc', false);
  await visitor.click(['.own-pc label', 'It is a ready-made PC']);
  await expect.poll(() => visitor.text(`${CARD} .own-verdict`)).toContain('We’ll check your PC');
  await visitor.typeInto('#own-pc', 'Dell XPS');
  await visitor.press('Enter');
  await visitor.expectAddress(`${PAGE}?have=pc+Dell+XPS`);
  expect(await visitor.text('.own-sums')).toContain('Graphics cards: 4 to check');
  await visitor.click([`${CARD} .own-verdict a`, 'Ask for one that fits']);
  const { body } = await visitor.mailed();
  expect(body).toContain('Ready-made PC: Dell XPS\r\nTo attach: photographs of its inside');
});

test.describe('with text of twice the size', () => {
  test.use({ habits: { textSize: 32 } });

  test('the fields and what they offer stay on a small screen', async ({ visitor }) => {
    await visitor.resize({ width: 320, height: 640 });
    await visitor.open(PAGE);
    await visitor.click(ROW);
    await visitor.typeInto('#own-board', 'tuf b650');
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
  await visitor.click([`${CARD} a`, '350 mm of room']);
  await visitor.expectVisible(CASE);
  await visitor.typeInto(CASE, 'NZXT H210');
  await visitor.click(['#enquiry-form button', 'Get one quote for the ticked parts']);
  expect((await visitor.mailed()).body).toContain('Your case=NZXT H210');
});
