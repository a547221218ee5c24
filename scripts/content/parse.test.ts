import { parseFile, parseFiles } from './parse';
import { findIssues, findIssuesAfter, getSampleFile, sampleFiles } from './testing/sample-pack';

it('reads scalars as text, leaves out empty fields and locates values and keys', () => {
  const source = 'price: 1.0\nempty:\nlist:\n  - name: No\n  - name: b\n';
  const { value, locate } = parseFile({ name: 'home', file: 'shop/home.yaml', source }).value;
  expect(value).toEqual({ price: '1.0', list: [{ name: 'No' }, { name: 'b' }] });
  expect(locate(['list', 1, 'name'])).toEqual({ line: 5, column: 11 });
  expect(locate(['list', 1], 'name')).toEqual({ line: 5, column: 5 });
  expect(locate(['list', 1, 'missing'])).toEqual({ line: 5, column: 5 });
  expect(locate(['empty'])).toEqual({ line: 2, column: 1 });
});

it('has the sample’s value of the file, or of a similar record', () => {
  const create = (name: string, source: string) => ({ name, file: `shop/${name}.yaml`, source });
  const sample = [
    ...[create('home', 'price: 2.0'), create('products/a', 'subcategory: Fan\nkind: x')],
    create('products/b', 'subcategory: Fan'),
  ];
  const shopFiles = ['home', 'products/rug', 'products/fan'].map((name) =>
    create(name, 'subcategory: Fan'),
  );
  const { value } = parseFiles(shopFiles, sample);
  expect([...value.values()].map(({ sampleValue }) => sampleValue)).toEqual([
    { price: '2.0' },
    ...[{ subcategory: 'Fan' }, { subcategory: 'Fan' }],
  ]);
  const rug = parseFiles([create('products/rug', 'subcategory: Rug')], sample).value;
  expect(rug.get('products/rug')?.sampleValue).toEqual({ subcategory: 'Fan', kind: 'x' });
});

it('quotes the sample where an owner’s file lacks a field, as after a release', () => {
  const home = { ...getSampleFile('home'), file: 'shop/home.yaml' };
  const source = home.source.replace(/^categoriesHeading: .+\n/m, '');
  expect(findIssues([{ ...home, source }], sampleFiles)).toEqual([
    expect.stringMatching(
      /^shop\/home\.yaml:\d+:\d+: categoriesHeading: is missing: write it; the sample has ".+"$/,
    ),
  ]);
});

const title = (text: string) => (source: string) => source.replace(/title: .+/, `title: ${text}`);
const append = (text: string) => (source: string) => `${source}${text}`;

it.each<[string, edit: (source: string) => string, message: RegExp]>([
  ['a colon in a text', title('One: two'), /: has a second colon, .+ in straight quotes/],
  [
    'an open quote',
    (text) => text.replace('title: ', "title: '"),
    /: a quote is not closed: write/,
  ],
  ['a tab', (text) => text.replace('  title', '\ttitle'), /: is indented with a tab: use spaces/],
  ['a field twice', append('search:\n  title: x\n'), /:\d+:1: is used twice: remove or rename/],
  ['a quote in quotes', title("'It's'"), /the quotes end before the text does: write "It's"$/],
  ['quotes in a text', title('"Best" shop'), /end before the text does: write '"Best" shop'$/],
  ['braces without quotes', title('{town}, here'), /begin with \{: .+ quotes: "\{town\}, here"/],
  ['a text in braces', title('{town}'), /begin with \{: put it in quotes: "\{town\}"/],
  ['an ampersand', title('&Co'), /begin with &: put it in quotes/],
  ['an ampersand and a space', title('& Co'), /begin with &: put it in quotes: "& Co"/],
  ['a star', title('*new*'), /begin with \*: put it in quotes/],
  ['a star alone', title('* new'), /begin with \*: put it in quotes/],
  ['an exclamation mark', title('!new fan'), /begin with !: put it in quotes/],
  ['an open bracket', title('[one'), /in quotes|a bracket/],
  ['a percent sign', title('%'), /begin with this character: put it in quotes/],
  ['a backslash', title('"a\\p"'), /backslash has a special meaning in double quotes: write/],
  ['a number as a name', append('2026: x\n'), /a name can’t be a number alone: add a word/],
  ['a colon without a space', append('name:Fan\nb: c\n'), /:1: has no .+: write name: Fan$/],
  ['a colon without a space below a list', append('x:\n  - a: b\n    c:d\n'), /: write c: d$/],
  ['a colon without a space in braces', append('x: { 16-pin:1, b: c }\n'), /: write 16-pin: 1$/],
  ['a colon without a space in a text', append('x: Fan\n  c:d\n'), /: write c: d$/],
  ['a dash without a space', append('x:\n  -repairs\n'), /the dash: write - repairs$/],
  ['a dash without a space in a list', append('x:\n  - a\n   -b\n'), /the dash: write - b$/],
  ['a dash before braces', append('x:\n  -{ a: b, c: d }\n'), /: write - \{ a: b, c: d \}$/],
  ['a missing comma', append('x: { a: 09:00 b: c }\n'), /a comma is missing: .+ before b$/],
  ['a comma in braces', append('x: { a: b, c, d: e }\n'), /cut off .+ text in quotes: a: "b, c"$/],
  ['a number in braces', append('x: { a: 1,000 W }\n'), /cut off by .+ in quotes: a: "1,000 W"$/],
  ['a number in brackets', append('x: [a, Up to 1,000 W]\n'), /quotes: "Up to 1,000 W"$/],
  ['a colon in brackets', append('x: [a, b: c]\n'), /a colon and a space: .+ quotes: "b: c"$/],
  ['the fence of an example', (text) => `\`\`\`yaml\n${text}\`\`\`\n`, /:1:1: .+ remove any line /],
  ['a text that becomes a comment', title('We are #1 here'), /after a space and # is .+: put the /],
  ['another encoding', (text) => `${Buffer.from(text, 'ucs2')}`, /is not saved as UTF-8: choose/],
  ['a second document', append('---\na: b\n'), /a line of --- ends the file: remove it/],
])('reports %s with its place and fix', (_name, edit, message) => {
  const issues = findIssuesAfter('about', edit);
  expect(issues).toEqual([expect.stringMatching(message)]);
  expect(issues[0]).toMatch(/^data\/sample\/about\.yaml:\d+:\d+: [^\n]+$/);
});

it.each([
  ...['x: [16,9]', 'x: [1920,1080]', 'x: [{ a: b }]', 'x: { a: "b, c" }', 'x: {"a":1}', 'x: -5'],
  ...['x: https://a.example', 'x: Fan\n  http://a.example', 'x: at 09:00', 'x: |-\n  a:b\n  -c'],
])('reads %j as it is written', (source) => {
  expect(parseFile({ name: 'home', file: 'shop/home.yaml', source }).issues).toEqual([]);
});

it.each([
  [
    'company',
    'street: Unit # 4, Mill Lane',
    /address\.street: "Unit": is published without .+: put/,
  ],
  ['about', '- Fast # and cheap', /whoWeAre\.paragraphs\.0: "Fast": is published without/],
])('warns of a text in %s that a # cuts off: %s', (name, line, message) => {
  const [start = ''] = /^\S+/.exec(line) ?? [];
  const edit = (text: string) => text.replace(new RegExp(`${start} .+`), line);
  expect(findIssuesAfter(name, edit)).toEqual([expect.stringMatching(message)]);
});

it.each([
  ['about', /(image: .+)/],
  ['company', /(established: .+)/],
  ['company', /(addressIsSample: .+)/],
])('accepts comments in %s after %s, and on lines of their own', (name, field) => {
  const edit = (text: string) => `${text.replace(field, '$1 # As agreed.')}# Checked.\n#\n`;
  expect(findIssuesAfter(name, edit)).toEqual([]);
});
