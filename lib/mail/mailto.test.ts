import fc from 'fast-check';
import { formatMailto, formatShortenedMailto, MAILTO_LIMIT } from './mailto';

const to = 'enquiries@derwent-hardware.example';

/** What a mail program reads from a link. */
function read(href: string) {
  const [address = '', query = ''] = href.replace(/^mailto:/, '').split('?');
  const fields = query.split('&').map((field) => {
    const at = field.indexOf('=');
    return [field.slice(0, at), decodeURIComponent(field.slice(at + 1))] as const;
  });
  return { address: decodeURIComponent(address), fields };
}

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string({
    unit: fc.constantFrom('\r', '\n', '&', '?', '%', '=', '#', '+', '\0', ' ', '@', ','),
  }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

describe('mailto', () => {
  it.each([
    ['spaces and plus signs', 'A B', 'two + three', 'A%20B', 'two%20%2B%20three'],
    ['line breaks of every kind', '', 'a\r\nb\nc\rd\u2028e', '', 'a%0D%0Ab%0D%0Ac%0D%0Ad%0D%0Ae'],
    ['a subject of two lines', 'a\r\nBcc: x@y.example', '', 'a%20Bcc%3A%20x%40y.example', ''],
    ['control characters, which are left out', 'a\0b', 'a\u007Fb\tc', 'ab', 'ab%09c'],
    ['lone surrogates, which are replaced', '\uD800', '\uDC00', '%EF%BF%BD', '%EF%BF%BD'],
  ])('encodes %s', (_name, subject, body, encodedSubject, encodedBody) => {
    expect(formatMailto({ to, subject, body })).toBe(
      `mailto:${to}?subject=${encodedSubject}&body=${encodedBody}`,
    );
  });

  it('leaves the body out where there is none, for a form that hands over its own', () => {
    expect(formatMailto({ to: 'a+b@c.example', subject: 'S' })).toBe(
      'mailto:a+b@c.example?subject=S',
    );
  });

  it('leaves no sign of an address that would end it', () => {
    const odd = 'r&d?a=b#c,d;e/100%@c.example';
    const { address, fields } = read(formatMailto({ to: odd, subject: 'S', body: 'B' }));
    expect(address).toBe(odd);
    expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
    expect(formatMailto({ to: odd, subject: '', body: '' })).toMatch(/^mailto:[^&?#,;]*\?/);
  });

  it('lets no typed text add a recipient, a header or a parameter', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const href = formatMailto({ to, subject, body });
        const { address, fields } = read(href);
        expect(address).toBe(to);
        expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
        expect(href).toMatch(/^[!-~]+$/);
        expect(href).not.toContain('+');
        expect(fields[0]?.[1]).not.toMatch(/[\r\n]/);
      }),
    );
  });

  it('carries well-formed text without loss', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (body) => {
        const lines = body.replaceAll(/[\u2028\u2029]/g, '\r\n');
        expect(read(formatMailto({ to, subject: '', body })).fields[1]?.[1]).toBe(lines);
      }),
    );
  });
});

describe('fitMailto', () => {
  const header = { to, subject: 'S' };
  const remainder = '[paste the rest]';

  it('carries a message of the limit whole, and of one that is a character longer all that it can hold', () => {
    const body = 'x'.repeat(MAILTO_LIMIT - formatMailto({ ...header, body: '' }).length);
    const whole = { ...header, body };
    expect(formatShortenedMailto(whole, remainder)).toBe(formatMailto(whole));
    const link = formatShortenedMailto({ ...header, body: `${body}x` }, remainder);
    expect(link).toHaveLength(MAILTO_LIMIT);
    expect(read(link).fields[1]?.[1]).toMatch(/^x+\r\n\r\n\[paste the rest\]$/);
  });

  it('never passes the limit nor splits a character, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 300, maxLength: 3000 }), (text) => {
        // The replacement character itself would look like a split one.
        const body = text.replaceAll('\uFFFD', '');
        const link = formatShortenedMailto({ ...header, body }, remainder);
        expect(link.length).toBeLessThanOrEqual(MAILTO_LIMIT);
        expect(decodeURIComponent(link)).not.toContain('\uFFFD');
      }),
      { numRuns: 30 },
    );
  });
});
