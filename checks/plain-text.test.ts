import { plainText } from './plain-text';

const remedy = (value: string) => plainText.safeParse(value).error?.issues[0]?.message;

it.each(['O’Neil & Söns', '株式会社', '👩‍💻 desk', 'under 30″ < over', 'R&D; more'])(
  'takes %s',
  (value) => expect(remedy(value)).toBeUndefined(),
);

it.each([
  ['', /must not be empty/],
  ['two\nlines', /has a line break or control character/],
  [' a', /starts or ends with a space/],
  ['a\uD800b', /has broken characters/],
  ['caf\uFFFD', /has broken characters/],
  ['the makerâ€™s', /has broken characters/],
  ['Â£5', /has broken characters/],
  ['a\u200Bb', /has an invisible character/],
  ['a <b>c', /has an HTML tag/],
  ['a </p>', /has an HTML tag/],
  ['a &nbsp; b', /has an HTML entity/],
  ['it&#x27;s', /has an HTML entity/],
  ['***', /has neither a letter nor a digit/],
])('refuses %j', (value, message) => expect(remedy(value)).toMatch(message));
