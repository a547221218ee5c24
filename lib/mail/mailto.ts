import { emailCopy } from '@/data/copy/email';
import { BIDI_CONTROL } from '@/lib/text/clean-text';

/** The message of a `mailto:` link, before it is encoded. */
export interface QuoteMessage {
  /** One address, which nothing that a visitor types may change. */
  readonly to: string;
  readonly subject: string;
  /** Plain text; any kind of line break. */
  readonly body: string;
}

/** A message whose body may be absent: without JavaScript a form adds its own. */
interface LinkMessage extends Pick<QuoteMessage, 'to' | 'subject'> {
  readonly body?: string;
}

/** The longest link, in characters, that Windows mail clients open. */
export const MAX_MAILTO_LENGTH = 2000;

const LONE_SURROGATE = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
// All control characters but tabs and line breaks: some mail clients fail on NUL.
// biome-ignore lint/suspicious/noControlCharactersInRegex: matching them is the purpose
const CONTROL_CHARACTER = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;
const LINE_BREAK = /\r\n|\r|\n|\u2028|\u2029/g;
/** Without the lookbehind, a long run would be searched from each space: quadratic time. */
const TRAILING_SPACE = /(?<![ \t])[ \t]+$/gm;

const removeControls = (text: string) =>
  text.replace(CONTROL_CHARACTER, '').replace(BIDI_CONTROL, '');

/** Percent-encodes a header's value. Lone surrogates, which UTF-8 can't carry, become U+FFFD. */
function encodeText(text: string): string {
  return encodeURIComponent(removeControls(text.replace(LONE_SURROGATE, '\uFFFD')));
}

/**
 * Encodes an address, leaving '@' readable as RFC 6068 section 2 allows. It allows '+' too, but
 * some mail programs read a '+' as a space.
 */
function encodeAddress(address: string): string {
  return encodeText(address).replaceAll('%40', '@');
}

/**
 * Normalises a body for links and for copying: line breaks as LF, no controls, no space or tab at
 * the end of a line. Mail programs with format=flowed would join such a line with the next.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3676
 */
export const normaliseBody = (body: string): string =>
  removeControls(body).replace(LINE_BREAK, '\n').replace(TRAILING_SPACE, '');

/**
 * Formats a `mailto:` link with one recipient and one subject. Line breaks become CRLF in the body
 * and a space in the subject. Spaces are `%20`, never `+`.
 *
 * @returns the link, all ASCII, safe as an HTML attribute once the framework has escaped it
 * @see https://www.rfc-editor.org/rfc/rfc6068
 */
export function formatMailto({ to, subject, body }: LinkMessage) {
  const singleLineSubject = subject.replace(LINE_BREAK, ' ');
  const header = `mailto:${encodeAddress(to)}?subject=${encodeText(singleLineSubject)}`;
  return body === undefined
    ? header
    : `${header}&body=${encodeText(normaliseBody(body).replaceAll('\n', '\r\n'))}`;
}

/**
 * Formats the longest link within the limit. A body that is too long is cut, and a last paragraph
 * tells the visitor to paste the rest.
 */
export function formatShortenedMailto(message: QuoteMessage): string {
  const fullLink = formatMailto(message);
  if (fullLink.length <= MAX_MAILTO_LENGTH) return fullLink;

  // Array.from splits the text into whole characters, so that no cut splits a surrogate pair.
  const characters = Array.from(message.body);
  const formatCut = (length: number) =>
    formatMailto({
      ...message,
      body: `${characters.slice(0, length).join('')}\n\n${emailCopy.remainder}`,
    });

  let fits = 0;
  let tooLong = characters.length;
  while (tooLong - fits > 1) {
    const middle = Math.floor((fits + tooLong) / 2);
    if (formatCut(middle).length <= MAX_MAILTO_LENGTH) fits = middle;
    else tooLong = middle;
  }
  return formatCut(fits);
}
