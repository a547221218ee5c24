import { expect } from 'playwright/test';
import { ENQUIRY_ADDRESS } from '../site';
import { CHUNKS, scriptFailures } from '../visitor/site-server';
import { test, testPlain } from '../visitor/test';
import type { Visitor } from '../visitor/visitor';

const PAGE = '/contact/';
const SEND = ['button', 'Send Message'] as const;
const SUBJECT = 'New Enquiry - Derwent Hardware';
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

/** Makes a page's long timers wait until `runTimers` is called, however long a slow machine takes. Runs in the page. */
function holdTimers() {
  const start = window.setTimeout;
  const held: (() => void)[] = [];
  Object.assign(window, {
    setTimeout: (run: () => void, delay = 0) => {
      if (delay < 1000) return start(run, delay);
      held.push(run);
      return 0;
    },
    runTimers: () => {
      for (const run of held.splice(0)) run();
    },
  });
}

/** Sends the form as a browser does by itself: once, with all that was typed. */
async function sendPlain(visitor: Visitor, typed: string) {
  await visitor.open(PAGE);
  await visitor.fillIn(ADA);
  await visitor.click(SEND);
  const { to, href, body } = await visitor.mailed();
  expect(to).toBe(ENQUIRY_ADDRESS);
  expect(href.split('body=')).toHaveLength(2);
  expect(body).toContain(typed);
}

test('shows the field that is missing or wrong, then writes as stated', async ({ visitor }) => {
  await visitor.open(PAGE);
  await visitor.click(SEND);
  await expect.poll(visitor.focused).toBe('firstName');
  const clear = () => {
    const label = document.querySelector('[name=firstName]')?.closest('label');
    const bar = document.querySelector('header');
    return (label?.getBoundingClientRect().top ?? 0) - (bar?.getBoundingClientRect().bottom ?? 0);
  };
  await expect.poll(() => visitor.read(clear)).toBeGreaterThanOrEqual(0);
  await visitor.fillIn({ ...ADA, email: 'not an address' });
  await visitor.click(SEND);
  await expect.poll(visitor.focused).toBe('email');
  expect(await visitor.mails()).toEqual([]);
  await visitor.fillIn(ADA);
  await visitor.click(SEND);
  const { to, subject, body } = await visitor.mailed();
  expect({ to, subject }).toEqual({ to: ENQUIRY_ADDRESS, subject: SUBJECT });
  // An owner's own fields may stand between these.
  expect(body.split('\r\n').filter((line) => STATED.includes(line))).toEqual(STATED);
  const kept = () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value;
  expect(await visitor.read(kept)).toBe(ADA.message);
  await visitor.open('/about/');
  await visitor.back();
  await visitor.expectAddress(PAGE);
  await expect.poll(() => visitor.read(kept)).toBe(ADA.message);
});

test('quote link and form answer before any script, once', async ({ visitor, site }) => {
  site.runFirst(holdTimers);
  const release = site.hold(CHUNKS);
  await visitor.open(PAGE);
  await visitor.click(['header a', 'Get Quote']);
  const { to, subject, body } = await visitor.mailed();
  expect({ to, subject }).toEqual({
    to: ENQUIRY_ADDRESS,
    subject: 'Quote Request - Derwent Hardware',
  });
  await visitor.expectVisible('#quote-sheet');
  expect(await visitor.text('#quote-sheet [data-subject]')).toBe(subject);
  expect(await visitor.text('#quote-sheet [data-body]')).toBe(body.replaceAll('\r', ''));
  await visitor.press('Escape');
  await visitor.expectVisible('#quote-sheet', false);
  await visitor.fillIn(ADA);
  for (let press = 0; press < 3; press += 1) await visitor.click(SEND);
  await visitor.expectHydrated(false);
  release();
  expect((await visitor.mailed(2)).subject).toBe(SUBJECT);
  await visitor.expectHydrated();
  // Nor once the page has lost its patience with scripts.
  await visitor.read(() => (window as unknown as { runTimers(): void }).runTimers());
  await visitor.expectVisible('form[data-late]');
  expect(await visitor.mails()).toHaveLength(2);
});

for (const [what, spoil] of scriptFailures(PAGE))
  test(`where a script ${what} the form goes the plain way`, async ({ visitor, site }) => {
    const mend = spoil(site);
    await sendPlain(visitor, 'Two lines');
    mend();
    if (what === 'comes late') await visitor.expectHydrated();
    expect(await visitor.mails()).toHaveLength(1);
    await visitor.click(SEND);
    await visitor.mailed(2);
  });

testPlain('the form hands its fields to the mail program as one body', ({ visitor }) =>
  sendPlain(visitor, 'firstName=Ada'),
);
