import { z } from 'zod';

/** What a text that visitors read must not be or hold, each with the remedy; the first that applies is told. */
const FAULTS: readonly (readonly [found: RegExp, remedy: string])[] = [
  [/^$/, 'must not be empty: write the text, or remove the record'],
  [/[\p{Cc}\p{Zl}\p{Zp}]/u, 'has a line break or control character: remove it'],
  [/^\s|\s$/, 'starts or ends with a space: remove it'],
  // An unpaired surrogate can't be encoded; the others are what a wrong encoding leaves behind.
  [
    /\p{Cs}|\u{FFFD}|â€|Â[\u{80}-\u{BF}]|Ã[\u{80}-\u{BF}]/u,
    'has broken characters: save the file as UTF-8, or type them again',
  ],
  // The two joiners are part of writing in some languages, and of emoji.
  [
    /(?![\u{200C}\u{200D}])\p{Cf}/u,
    'has an invisible character: type the text again instead of pasting it',
  ],
  [/<\/?[a-z!]/i, 'has an HTML tag: write plain text'],
  [/&(?:[a-z][a-z0-9]+|#\d+|#x[0-9a-f]+);/i, 'has an HTML entity: write the character itself'],
  [/^[^\p{L}\p{N}]*$/u, 'has neither a letter nor a digit: write the text'],
];

/** A text as visitors read it: on one line, without markup and without what can't be seen. */
export const plainText = z.string().superRefine((value, context) => {
  const fault = FAULTS.find(([found]) => found.test(value));
  if (fault !== undefined) context.addIssue({ code: 'custom', message: fault[1] });
});
