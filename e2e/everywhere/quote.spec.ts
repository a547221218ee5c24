import { expect } from 'playwright/test';
import { readMail, TO } from '../site';
import { CHUNKS } from '../visitor/site-server';
import { test } from '../visitor/test';
import { expectAddress, expectHydrated, expectVisible, wake } from './page';

const SHEET = '#quote-sheet';

test('the answer to a press does not stay on the way Back', async ({ visitor }) => {
  await visitor.open('/');
  await wake(visitor);
  await expectHydrated(visitor);
  await visitor.click(['footer a', 'Recycling']);
  await expectAddress(visitor, '/about/');
  await visitor.click(['header a', 'Get Quote']);
  await expectVisible(visitor, SHEET);
  await visitor.back();
  await expectAddress(visitor, '/');
  await expectVisible(visitor, SHEET, false);
});

test('the first press opens the e-mail, and offers it as text', async ({ visitor, site }) => {
  site.hold(CHUNKS);
  await visitor.open('/');
  await visitor.click(['header a', 'Get Quote']);
  await expect.poll(async () => (await visitor.mails()).length).toBe(1);
  const [href = ''] = await visitor.mails();
  const { to, subject, body } = readMail(href);
  expect(to).toBe(TO);
  expect(subject).toBe('Quote Request - Derwent Hardware');
  await expectVisible(visitor, SHEET);
  const written = (name: string) =>
    visitor.read(
      (part) => document.querySelector(`#quote-sheet [data-${part}]`)?.textContent,
      name,
    );
  expect(await written('subject')).toBe(subject);
  expect(await written('body')).toBe(body.replaceAll('\r', ''));
  await visitor.press('Escape');
  await expectVisible(visitor, SHEET, false);
});
