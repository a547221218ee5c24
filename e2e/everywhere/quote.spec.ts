import { expect } from 'playwright/test';
import { readMail, TO } from '../site';
import { CHUNKS, faults } from '../visitor/site-server';
import { test } from '../visitor/test';
import { address, hydrated, isVisible, wake } from './page';

const SHEET = '#quote-sheet';

test('the answer to a press does not stay on the way Back', async ({ visitor }) => {
  await visitor.open('/');
  await wake(visitor);
  await expect.poll(() => hydrated(visitor)).toBe(true);
  await visitor.click(['footer a', 'Recycling']);
  await expect.poll(() => address(visitor)).toBe('/about/');
  await visitor.click(['header a', 'Get Quote']);
  await expect.poll(() => isVisible(visitor, SHEET)).toBe(true);
  await visitor.back();
  await expect.poll(() => address(visitor)).toBe('/');
  await expect.poll(() => isVisible(visitor, SHEET)).toBe(false);
});

test('the first press of a quote link opens the e-mail, and offers the same as text', async ({
  visitor,
  site,
}) => {
  site.spoil(CHUNKS, faults.late(1500));
  await visitor.open('/');
  await visitor.click(['header a', 'Get Quote']);
  await expect.poll(async () => (await visitor.mails()).length).toBe(1);
  const [href = ''] = await visitor.mails();
  const { to, subject, body } = readMail(href);
  expect(to).toBe(TO);
  expect(subject).toBe('Quote Request - Derwent Hardware');
  await expect.poll(() => isVisible(visitor, SHEET)).toBe(true);
  const written = (name: string) =>
    visitor.read(
      (part) => document.querySelector(`#quote-sheet [data-${part}]`)?.textContent,
      name,
    );
  expect(await written('subject')).toBe(subject);
  expect(await written('body')).toBe(body.replaceAll('\r', ''));
  await visitor.press('Escape');
  await expect.poll(() => isVisible(visitor, SHEET)).toBe(false);
});
