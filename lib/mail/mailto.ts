/** A message that a visitor's own mail program is asked to open. */
export interface QuoteMessage {
  /** One address; nothing a visitor types may reach it. */
  readonly to: string;
  readonly subject: string;
  /** Plain text; any kind of line break. */
  readonly body: string;
}

/** Longest link, in characters, that Windows mail clients take without dropping it. */
export const MAILTO_LIMIT = 2000;

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
// Tabs and line breaks are text; every other control character is not, and some clients choke on NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching control characters is the purpose
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const LINE_BREAK = /\r\n|\r|\n|\u2028|\u2029/g;

/** Percent-encodes one header value; lone surrogates become U+FFFD, since UTF-8 cannot carry them. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(LONE_SURROGATE, '\uFFFD').replace(CONTROL, ''));
}

/** Encodes an address, leaving '@' and '+' readable as RFC 6068 section 2 allows. */
function encodeAddress(address: string): string {
  return encode(address).replaceAll('%40', '@').replaceAll('%2B', '+');
}

/**
 * Builds a `mailto:` link with exactly one recipient, one subject and at most one body: none where a form without a
 * script hands over its own. Line breaks become CRLF in the body and a space in the subject; spaces are `%20`, never `+`.
 *
 * @returns the link, all ASCII, safe as an HTML attribute once the framework has escaped it
 * @see https://www.rfc-editor.org/rfc/rfc6068
 */
export function formatMailto({
  to,
  subject,
  body,
}: Omit<QuoteMessage, 'body'> & Partial<QuoteMessage>) {
  const oneLine = subject.replace(LINE_BREAK, ' ');
  const head = `mailto:${encodeAddress(to)}?subject=${encode(oneLine)}`;
  return body === undefined ? head : `${head}&body=${encode(body.replace(LINE_BREAK, '\r\n'))}`;
}

/**
 * Builds the longest link within the limit: the whole message where it fits, else as much of the body's beginning as
 * fits, followed by `remainder`, which tells the visitor to paste the rest, on lines of its own.
 */
export function formatShortenedMailto(message: QuoteMessage, remainder: string): string {
  const whole = formatMailto(message);
  if (whole.length <= MAILTO_LIMIT) return whole;

  // Code points, so that a cut never splits a character in two.
  const characters = Array.from(message.body);
  const cut = (length: number) =>
    formatMailto({ ...message, body: `${characters.slice(0, length).join('')}\n\n${remainder}` });

  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (cut(middle).length <= MAILTO_LIMIT) fits = middle;
    else tooLong = middle;
  }
  return cut(fits);
}
