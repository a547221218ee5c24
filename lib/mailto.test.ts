import fc from 'fast-check';
import { fitMailto, MAILTO_LIMIT, mailto } from './mailto';

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
  it('encodes spaces as %20, line breaks as CRLF and plus signs as %2B', () => {
    expect(mailto({ to, subject: 'A B', body: 'one\ntwo + three' })).toBe(
      `mailto:${to}?subject=A%20B&body=one%0D%0Atwo%20%2B%20three`,
    );
  });

  it.each(['a\r\nb', 'a\nb', 'a\rb', 'a\u2028b'])(
    'turns every kind of line break into CRLF: %j',
    (body) => {
      expect(mailto({ to, subject: '', body })).toContain('body=a%0D%0Ab');
    },
  );

  it('keeps a subject on one line', () => {
    expect(read(mailto({ to, subject: 'a\r\nBcc: x@y.example', body: '' })).fields[0]).toEqual([
      'subject',
      'a Bcc: x@y.example',
    ]);
  });

  it('leaves the body out where there is none, for a form that hands over its own', () => {
    expect(read(mailto({ to, subject: 'S' })).fields).toEqual([['subject', 'S']]);
  });

  it('keeps a plus sign in the address readable', () => {
    expect(mailto({ to: 'a+b@c.example', subject: '', body: '' })).toMatch(
      /^mailto:a\+b@c\.example\?/,
    );
  });

  it('leaves no sign of an address that would end it', () => {
    const odd = 'r&d?a=b#c,d;e/100%@c.example';
    const { address, fields } = read(mailto({ to: odd, subject: 'S', body: 'B' }));
    expect(address).toBe(odd);
    expect(fields.map(([name]) => name)).toEqual(['subject', 'body']);
    expect(mailto({ to: odd, subject: '', body: '' })).toMatch(/^mailto:[^&?#,;]*\?/);
  });

  it('lets no typed text add a recipient, a header or a parameter', () => {
    fc.assert(
      fc.property(anyText, anyText, (subject, body) => {
        const href = mailto({ to, subject, body });
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
        expect(read(mailto({ to, subject: '', body })).fields[1]?.[1]).toBe(lines);
      }),
    );
  });

  it('leaves control characters out', () => {
    expect(mailto({ to, subject: 'a\0b', body: 'a\u007Fb\tc' })).toContain(
      'subject=ab&body=ab%09c',
    );
  });

  it('replaces lone surrogates instead of throwing', () => {
    expect(mailto({ to, subject: '\uD800', body: '\uDC00' })).toContain(
      'subject=%EF%BF%BD&body=%EF%BF%BD',
    );
  });
});

describe('fitMailto', () => {
  const remainder = '[paste the rest]';

  it('leaves a message that fits alone', () => {
    const message = { to, subject: 'S', body: 'short' };
    expect(fitMailto(message, remainder)).toEqual({ href: mailto(message), complete: true });
  });

  it('carries a message of exactly the limit whole, and cuts one that is a character longer', () => {
    const message = { to, subject: 'S', body: 'x'.repeat(100) };
    const { length } = mailto(message);
    expect(fitMailto(message, remainder, length).complete).toBe(true);
    const longer = fitMailto({ ...message, body: `${message.body}x` }, remainder, length);
    expect(longer.complete).toBe(false);
    expect(longer.href).toHaveLength(length);
  });

  it('cuts 10,000 characters to the limit and says that the rest is to be pasted', () => {
    const { href, complete } = fitMailto({ to, subject: 'S', body: 'x'.repeat(10_000) }, remainder);
    expect(complete).toBe(false);
    expect(href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
    expect(href.length).toBeGreaterThan(MAILTO_LIMIT - 12);
    expect(read(href).fields[1]?.[1]).toMatch(/x\r\n\r\n\[paste the rest\]$/);
  });

  it('never passes the limit nor splits a character, whatever was typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 300, maxLength: 3000 }), (text) => {
        // The replacement character itself would look like a split one.
        const body = text.replaceAll('\uFFFD', '');
        const { href } = fitMailto({ to, subject: 'S', body }, remainder);
        expect(href.length).toBeLessThanOrEqual(MAILTO_LIMIT);
        expect(decodeURIComponent(href)).not.toContain('\uFFFD');
      }),
      { numRuns: 30 },
    );
  });
});
