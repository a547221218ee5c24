/** @jest-environment node */
import { parseFile, parseFiles } from './parse';
import { findIssuesAfter } from './testing/sample-pack';

it('reads scalars as text, leaves out empty fields and locates values and keys', () => {
  const source = 'price: 1.0\nempty:\nlist:\n  - name: No\n  - name: b\n';
  const file = { name: 'home', file: 'shop/home.yaml', source };
  const { value, locate } = parseFile(file).value;
  expect(value).toEqual({ price: '1.0', list: [{ name: 'No' }, { name: 'b' }] });
  expect(locate(['list', 1, 'name'])).toEqual({ line: 5, column: 11 });
  expect(locate(['list', 1], 'name')).toEqual({ line: 5, column: 5 });
  expect(locate(['list', 1, 'missing'])).toEqual({ line: 5, column: 5 });
  expect(locate(['empty'])).toEqual({ line: 2, column: 1 });
  const sample = { ...file, source: 'price: 2.0' };
  expect(parseFiles([file], [sample]).value.get('home')?.sampleValue).toEqual({ price: '2.0' });
  const fan = { ...file, name: 'products/fan', source: 'name: Fan' };
  const other = { ...fan, name: 'products/rug', source: 'brand: Acme' };
  expect(parseFiles([fan], [other]).value.get('products/fan')?.sampleValue).toEqual({
    brand: 'Acme',
  });
});

it.each<[string, (source: string) => string, RegExp]>([
  [
    'a colon in a text',
    (text) => text.replace(/title: .+/, 'title: One: two'),
    /: has a second colon, .+ in straight quotes/,
  ],
  [
    'an open quote',
    (text) => text.replace('title: ', "title: '"),
    /: a quote, a bracket or a colon is/,
  ],
  ['a tab', (text) => text.replace('  title', '\ttitle'), /: is indented with a tab: use spaces/],
  ['a field twice', (text) => `${text}search:\n  title: x\n`, /:\d+:1: is used twice/],
  [
    'a quote in quotes',
    (text) => text.replace(/title: .+/, "title: 'It's'"),
    /write a single quote in single quotes twice/,
  ],
  [
    'braces without quotes',
    (text) => text.replace(/title: .+/, 'title: {town}, here'),
    /begins with \{ or/,
  ],
  [
    'a star',
    (text) => text.replace(/title: .+/, 'title: *new*'),
    /begin with \*: put it in quotes/,
  ],
  ['an open bracket', (text) => text.replace(/title: .+/, 'title: [one'), /in quotes|a bracket/],
  ['a percent sign', (text) => text.replace(/title: .+/, 'title: %'), /begin with this character/],
  [
    'a number as a name',
    (text) => `${text}2026: x\n`,
    /a name can’t be a number alone: add a word/,
  ],
  [
    'a colon without a space',
    (text) => `${text}name:Fan\nbrand: A\n`,
    /:1: is not a name, a colon, a space and a value: write it like brand: Corsair/,
  ],
  [
    'the fence around an example',
    (text) => `\`\`\`yaml\n${text}\`\`\`\n`,
    /:1:1: .+ remove any line of ```/,
  ],
  ['a star alone', (text) => text.replace(/title: .+/, 'title: * new'), /begin with \*: put it in/],
  [
    'a text that would become a comment',
    (text) => text.replace(/title: .+/, 'title: We are #1 here'),
    /text after a space and # is ignored as a comment: put the whole text/,
  ],
  [
    'another encoding',
    (text) => Buffer.from(text, 'utf16le').toString('utf8'),
    /is not saved as UTF-8: choose UTF-8/,
  ],
  ['a second document', (text) => `${text}---\na: b\n`, /a line of --- ends the file/],
])('reports %s with its place and fix', (_name, edit, message) => {
  const issues = findIssuesAfter('about', edit);
  expect(issues).toEqual([expect.stringMatching(message)]);
  expect(issues[0]).toMatch(/^data\/sample\/about\.yaml:\d+:\d+: [^\n]+$/);
});

it('accepts comments', () => {
  expect(
    findIssuesAfter('about', (text) => `${text.replace(/(title: .+)/, '$1 # Was another.')}#\n`),
  ).toEqual([]);
});
