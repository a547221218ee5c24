import { MAX_MAILTO_LENGTH } from '@/lib/mail/mailto';
import {
  composeGeneralQuote,
  composePageQuote,
  composeProductQuote,
} from '@/lib/mail/quote-messages';
import { quoteWith, withHaveTold } from './have-mail';

const recipient = { company: 'Acme & Söns 100%', email: 'sales+web@acme.example' };
const HAVE = 'What I have:\nCase: NZXT H210 + 5 % more';
const prompts = { amount: 'How many', have: 'Parts of yours' };
const quotePrompts = Object.fromEntries(
  Object.entries(prompts).map(([id, label]) => [id, { label, example: '' }]),
);
const read = (href: string) => {
  const { pathname, searchParams } = new URL(href);
  return { to: pathname, subject: searchParams.get('subject'), body: searchParams.get('body') };
};

it.each([
  ['a product', composeProductQuote(recipient, 'Quote', { name: 'A + B', sku: 'S', brand: 'C' })],
  ['a page', composePageQuote(recipient, { name: 'Parts', quotePrompts })],
  ['the bar', composeGeneralQuote(recipient)],
])('says what the visitor has before the thanks and the blanks in the e-mail of %s', (_, href) => {
  const { body, ...head } = read(withHaveTold(href, HAVE, prompts));
  const before = read(href);
  expect(head).toEqual({ to: before.to, subject: before.subject });
  const asked = (text: string | null) =>
    text?.replace(/(?:Parts of yours|What I have already): \r\n/, '');
  expect(body?.replace(`${HAVE.replace('\n', '\r\n')}\r\n\r\n`, '')).toBe(asked(before.body));
  expect(body).toMatch(/NZXT H210 \+ 5 % more\r\n\r\n(?:Details|Thank you\.)/);
  expect(withHaveTold(href, '', prompts)).toBe(href);
});

it('lets the blanks yield to what the visitor has', () => {
  const long = { ...prompts, use: 'x'.repeat(1700) };
  const asks = Object.fromEntries(
    Object.entries(long).map(([id, label]) => [id, { label, example: '' }]),
  );
  const href = withHaveTold(
    composePageQuote(recipient, { name: 'Parts', quotePrompts: asks }),
    HAVE,
    long,
  );
  expect(href.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
  expect(read(href).body).toMatch(/H210 \+ 5 % more\r\n\r\nThank you\.$/);
});

it('asks for what fits with the subject of another link', () => {
  const link = 'mailto:ask@shop.example?subject=Parts%20Quote%20Request%20-%20Acme';
  expect(read(quoteWith(link, 'None fits.', HAVE))).toEqual({
    to: 'ask@shop.example',
    subject: 'Parts Quote Request - Acme',
    body: `Hello,\r\n\r\nNone fits.\r\n\r\n${HAVE.replace('\n', '\r\n')}\r\n\r\nThank you.`,
  });
});
