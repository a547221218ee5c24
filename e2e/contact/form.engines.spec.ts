import { expect } from 'playwright/test';
import { company } from '@/data/shop/company';
import { CHUNKS, SCRIPT_FAILURES } from '../engines/site-server';
import type { Visitor } from '../engines/visitor';
import { test, testWithoutScripts } from '../engines/visitor-test';
import { SELECTORS } from '../site';

const PAGE = '/contact/';
const SEND_BUTTON = ['button', 'Open in your email app'] as const;
const SUBJECT = `New Enquiry - ${company.name}`;
const ADA = {
  firstName: 'Ada',
  lastName: 'Lovelace & Söhne',
  email: 'ada+pc@example.org',
  company: 'Engines 100% Ltd',
  message: 'Two lines\nof text & more?',
};

/**
 * Holds the page's timers of 1 to 10 seconds until `runTimers` is called, however slow the machine.
 * Runs in the page, where WebKit's driver sets its own script timeout of 30 seconds.
 */
function holdTimers() {
  const start = window.setTimeout;
  const heldTimers: (() => void)[] = [];
  Object.assign(window, {
    setTimeout: (run: () => void, delay = 0) => {
      if (delay < 1000 || delay > 10_000) return start(run, delay);
      heldTimers.push(run);
      return 0;
    },
    runTimers: () => {
      for (const run of heldTimers.splice(0)) run();
    },
  });
}

/** Presses the form's button twice, with no time between on any machine. Runs in the page. */
const pressTwice = () => {
  for (let press = 0; press < 2; press += 1)
    document.querySelector<HTMLElement>('[type=submit]')?.click();
};

/** Fills in and sends the form, and expects an email with one body that contains a text. */
async function sendPlainForm(visitor: Visitor, text: string) {
  await visitor.open(PAGE);
  await visitor.fillIn(ADA);
  await visitor.click(SEND_BUTTON);
  const { to, href, body } = await visitor.waitForMail();
  expect(to).toBe(company.email);
  expect(href.split('body=')).toHaveLength(2);
  expect(body).toContain(text);
}

test('the form leads to a wrong field, then writes the email', async ({ visitor }) => {
  await visitor.open(PAGE);
  await visitor.click(SEND_BUTTON);
  await expect.poll(visitor.readFocused).toBe('firstName');
  await visitor.fillIn({ ...ADA, email: 'not an address' });
  await visitor.click(SEND_BUTTON);
  await expect.poll(visitor.readFocused).toBe('email');
  expect(await visitor.readMails()).toEqual([]);
  await visitor.fillIn(ADA);
  await visitor.click(SEND_BUTTON);
  const { to, subject, body } = await visitor.waitForMail();
  expect({ to, subject }).toEqual({ to: company.email, subject: SUBJECT });
  expect(body).toContain(`Name: ${ADA.firstName} ${ADA.lastName}\r\nEmail: ${ADA.email}`);
  await visitor.fillIn(ADA);
  await visitor.evaluate(pressTwice);
  // A double press opens one draft, the second of this test.
  await visitor.waitForMail(2);
  const readMessage = () => document.querySelector<HTMLTextAreaElement>('[name=message]')?.value;
  expect(await visitor.evaluate(readMessage)).toBe(ADA.message);
  await visitor.open('/about/');
  await visitor.back();
  await visitor.expectAddress(PAGE);
  await expect.poll(() => visitor.evaluate(readMessage)).toBe(ADA.message);
});

test('quote link and form work before scripts load', async ({ visitor, site }) => {
  site.runFirst(holdTimers);
  const release = site.hold(CHUNKS);
  await visitor.open(PAGE);
  await visitor.click(['header a', 'Get Quote']);
  const { to, subject, body } = await visitor.waitForMail();
  expect({ to, subject }).toEqual({
    to: company.email,
    subject: `Quote Request - ${company.name}`,
  });
  await visitor.expectVisible(SELECTORS.sheet);
  expect(await visitor.readText(`${SELECTORS.sheet} [data-subject]`)).toBe(subject);
  expect(await visitor.readText(`${SELECTORS.sheet} [data-body]`)).toBe(body.replaceAll('\r', ''));
  await visitor.press('Escape');
  await visitor.expectVisible(SELECTORS.sheet, false);
  await visitor.fillIn(ADA);
  for (let press = 0; press < 3; press += 1) await visitor.click(SEND_BUTTON);
  await visitor.expectHydrated(false);
  release();
  expect((await visitor.waitForMail(2)).subject).toBe(SUBJECT);
  await visitor.expectHydrated();
  // When the page gives up waiting for scripts, it must not send the form again.
  await visitor.evaluate(() => window.runTimers());
  await visitor.expectVisible('form[data-late]');
  expect(await visitor.readMails()).toHaveLength(2);
});

for (const [failure, fail] of Object.entries(SCRIPT_FAILURES))
  test(`where a script ${failure}, the browser sends the form`, async ({ visitor, site }) => {
    // The browser reports a missing script at once, so the page must give up without its timer.
    if (failure === 'is missing') site.runFirst(holdTimers);
    const repair = fail(site, PAGE);
    await sendPlainForm(visitor, 'Two lines');
    repair();
    if (failure === 'is late') await visitor.expectHydrated();
    expect(await visitor.readMails()).toHaveLength(1);
    // Another message, since a second press within a second would be ignored.
    await visitor.fillIn({ company: 'Engines' });
    await visitor.click(SEND_BUTTON);
    await visitor.waitForMail(2);
  });

testWithoutScripts('the mail program gets the fields of the form as one body', ({ visitor }) =>
  sendPlainForm(visitor, 'firstName=Ada'),
);
