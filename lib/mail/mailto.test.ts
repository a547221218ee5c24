import fc from 'fast-check';
import { formatMailto, formatShortenedMailto, MAX_MAILTO_LENGTH } from './mailto';

const to = 'r&d?a=b#c,d;e/100%+f@c.example';
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '&', '?', '%', '=', '#', '+', '\0', ' ', '\t', '@', ','),
  }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** Parses a link as a mail program does. */
function parseMailto(href: string) {
  const [address = '', query = ''] = href.replace(/^mailto:/, '').split('?');
  const fields = query.split('&').map((field) => {
    const at = field.indexOf('=');
    return [field.slice(0, at), decodeURIComponent(field.slice(at + 1))] as const;
  });
  return { address: decodeURIComponent(address), fields };
}

it.each([
  ['spaces and plus signs', 'A B', 'two + three', 'A%20B', 'two%20%2B%20three'],
  [
    'line breaks',
    'a\r\nBcc: x',
    'a\r\nb\nc\rd\u2028e\u2029f',
    'a%20Bcc%3A%20x',
    'a%0D%0Ab%0D%0Ac%0D%0Ad%0D%0Ae%0D%0Af',
  ],
  [
    'the ends of lines without spaces and tabs',
    'A ',
    'How many: \n\nBy:\t \r\n ',
    'A%20',
    'How%20many%3A%0D%0A%0D%0ABy%3A%0D%0A',
  ],
  ['control characters by leaving them out', 'a\0\fb', 'a\u007Fb\tc', 'ab', 'ab%09c'],
  ['text as it is read, without controls of direction', 'a\u202Eb', '\u2066a\u2069', 'ab', 'a'],
  ['lone surrogates as U+FFFD', '\uD800', '\uDC00', '%EF%BF%BD', '%EF%BF%BD'],
])('encodes %s', (_name, subject, body, encodedSubject, encodedBody) => {
  const header = `mailto:a%2Bb@c.example?subject=${encodedSubject}`;
  expect(formatMailto({ to: 'a+b@c.example', subject })).toBe(header);
  expect(formatMailto({ to: 'a+b@c.example', subject, body })).toBe(
    `${header}&body=${encodedBody}`,
  );
});

it('lets no text add a recipient, a header or a parameter, and changes well-formed text only at the ends of lines', () => {
  const anyBody = fc.oneof(anyText, fc.string({ unit: 'grapheme' }));
  fc.assert(
    fc.property(anyText, anyBody, (subject, body) => {
      const href = formatMailto({ to, subject, body });
      const { address, fields } = parseMailto(href);
      expect(href).toMatch(/^mailto:[^&?#,;]*\?[!-*,-~]+$/);
      expect(address).toBe(to);
      expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
      expect(fields[0]?.[1]).not.toMatch(/[\r\n]/);
      expect(fields[1]?.[1]).not.toMatch(/[ \t]$/m);
      if (/(?![\t\r\n])[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u.test(body)) return;
      const lines = body
        .split(/\r\n|[\r\n\u2028\u2029]/)
        .map((line) => line.replace(/[ \t]+$/, ''));
      expect(fields[1]?.[1]).toBe(lines.join('\r\n'));
    }),
  );
});

const header = { to, subject: 'S' };

it('keeps a message at the limit whole, and cuts a longer one to exactly the limit', () => {
  const body = 'x'.repeat(MAX_MAILTO_LENGTH - formatMailto({ ...header, body: '' }).length);
  const message = { ...header, body };
  expect(formatShortenedMailto(message)).toBe(formatMailto(message));
  const link = formatShortenedMailto({ ...header, body: `${body}x` });
  expect(link).toHaveLength(MAX_MAILTO_LENGTH);
  expect(parseMailto(link).fields[1]?.[1]).toMatch(/^x+\r\n\r\n\[.*paste the rest.*\]$/);
});

it('never exceeds the limit or splits a character', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 300, maxLength: 3000 }), (text) => {
      // A replacement character in the text would look like a split character.
      const body = text.replaceAll('\uFFFD', '');
      const link = formatShortenedMailto({ ...header, body });
      expect(link.length).toBeLessThanOrEqual(MAX_MAILTO_LENGTH);
      expect(decodeURIComponent(link)).not.toContain('\uFFFD');
    }),
    { numRuns: 30 },
  );
});
