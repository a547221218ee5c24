import { expect } from 'playwright/test';
import { builtScripts, readMail, TO } from '../site';
import { CHUNKS, DATA, faults, type Site } from '../visitor/site-server';
import { test } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';
import { expectAddress, expectHydrated, expectVisible, fillIn, focused, hydrated } from './page';

const SEND = ['button', 'Send Message'] as const;
/** The last of the scripts that the form needs. */
const LAST = new RegExp(`${builtScripts('/contact/').at(-1)}$`);
const ADA = {
  firstName: 'Ada',
  lastName: 'Lovelace & Söhne',
  email: 'ada+pc@example.org',
  company: 'Engines 100% Ltd',
  message: 'Two lines\nof text & more?',
};
const STATED = [
  `Name: ${ADA.firstName} ${ADA.lastName}`,
  `Email: ${ADA.email}`,
  `Company: ${ADA.company}`,
  '',
  'Message:',
  ...ADA.message.split('\n'),
];

const mailed = async (visitor: Visitor) => (await visitor.mails()).length;
/** Opens the form, fills it in and sends it; the first e-mail that comes of it. */
async function send(visitor: Visitor): Promise<string> {
  await visitor.open('/contact/');
  await fillIn(visitor, ADA);
  await visitor.click(SEND);
  await expect.poll(() => mailed(visitor), { timeout: 15_000 }).toBe(1);
  const [href = ''] = await visitor.mails();
  return href;
}

/** As a browser sends a form by itself: once, with all that was typed. */
function expectPlain(href: string, typed: string): void {
  const { to, body } = readMail(href);
  expect(to).toBe(TO);
  expect(href.split('body=')).toHaveLength(2);
  expect(body).toContain(typed);
}

test('writes the stated message and stays with what was typed, also on the way Back', async ({
  visitor,
}) => {
  const { to, subject, body } = readMail(await send(visitor));
  expect({ to, subject }).toEqual({ to: TO, subject: 'New Enquiry - Derwent Hardware' });
  // An owner's own fields may stand between these.
  expect(body.split('\r\n').filter((line) => STATED.includes(line))).toEqual(STATED);
  const kept = () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value;
  expect(await visitor.read(kept)).toBe(ADA.message);
  await visitor.open('/about/');
  await visitor.back();
  await expectAddress(visitor, '/contact/');
  await expect.poll(() => visitor.read(kept)).toBe(ADA.message);
});

test('an empty form sends nothing; its first field is in view', async ({ visitor }) => {
  await visitor.open('/contact/');
  await visitor.click(SEND);
  await expect.poll(() => focused(visitor)).toBe('firstName');
  const clear = () => {
    const label = document.querySelector('[name=firstName]')?.closest('label');
    const bar = document.querySelector('header');
    return (label?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0);
  };
  await expect.poll(() => visitor.read(clear)).toBeGreaterThanOrEqual(0);
  await fillIn(visitor, { ...ADA, email: 'not an address' });
  await visitor.click(SEND);
  await expect.poll(() => focused(visitor)).toBe('email');
  expect(await visitor.mails()).toEqual([]);
});

test('sent before any script, it goes once, with our wording', async ({ visitor, site }) => {
  const release = site.hold(CHUNKS);
  await visitor.open('/contact/');
  await fillIn(visitor, ADA);
  for (let press = 0; press < 3; press += 1) await visitor.click(SEND);
  expect(await hydrated(visitor)).toBe(false);
  release();
  await expect.poll(() => mailed(visitor)).toBe(1);
  const [href = ''] = await visitor.mails();
  expect(readMail(href).subject).toBe('New Enquiry - Derwent Hardware');
  await expectHydrated(visitor);
  expect(await mailed(visitor)).toBe(1);
});

for (const [what, spoil] of [
  ['arrives damaged', (site: Site) => site.spoil(CHUNKS, faults.damaged)],
  ['is missing, one of many,', (site: Site) => site.spoil(LAST, faults.missing)],
  ['comes when patience is over', (site: Site) => site.hold(DATA)],
] as const) {
  test(`where a script ${what} the form goes the plain way`, async ({ visitor, site }) => {
    const release = spoil(site);
    expectPlain(await send(visitor), 'Two lines');
    if (release) {
      release();
      await expectHydrated(visitor);
    }
    expect(await mailed(visitor)).toBe(1);
    await visitor.click(SEND);
    await expect.poll(() => mailed(visitor)).toBe(2);
  });
}

test('a quote link’s first press opens the e-mail, and offers it as text', async ({
  visitor,
  site,
}) => {
  site.hold(CHUNKS);
  await visitor.open('/');
  await visitor.click(['header a', 'Get Quote']);
  await expect.poll(() => mailed(visitor)).toBe(1);
  const { to, subject, body } = readMail((await visitor.mails())[0] ?? '');
  expect({ to, subject }).toEqual({ to: TO, subject: 'Quote Request - Derwent Hardware' });
  await expectVisible(visitor, '#quote-sheet');
  const written = () =>
    ['subject', 'body'].map(
      (part) => document.querySelector(`#quote-sheet [data-${part}]`)?.textContent,
    );
  expect(await visitor.read(written)).toEqual([subject, body.replaceAll('\r', '')]);
  await visitor.press('Escape');
  await expectVisible(visitor, '#quote-sheet', false);
});

test.describe('without a script', () => {
  test.use({ habits: { scripts: false } });

  test('the form hands its fields to the mail program as one body', async ({ visitor }) => {
    expectPlain(await send(visitor), 'firstName=Ada');
  });
});
