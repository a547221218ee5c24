/** @jest-environment node */
import { parseDocument } from 'yaml';
import { readPack } from './read-pack';
import { sampleFiles } from './testing/sample-pack';

const CARD = 'products/tuf-rtx-5080';
const GAMING = 'category-pages/gaming-hardware';
const COMPONENTS = 'category-pages/pc-components';
const SYSTEMS = 'category-pages/computer-systems';

const read = (files: typeof sampleFiles, sample: typeof sampleFiles = []) =>
  readPack(files, {}, { sample }).mistakes.map(
    ({ file, line, column, text }) => `${file}:${line}:${column}: ${text}`,
  );

/** What is told of the sample where one of its files has another text. */
const mistakesIn = (name: string, edit: (source: string) => string) =>
  read(
    sampleFiles.map((file) => (file.name === name ? { ...file, source: edit(file.source) } : file)),
  );

/** The same where it has another value at one place, such as 'company|address|town'; `undefined` takes it out. */
const mistakesWith = (place: string, value: unknown) => {
  const [name = '', ...path] = place.split('|');
  const steps = path.map((step) => (/^\d+$/.test(step) ? Number(step) : step));
  return mistakesIn(name, (source) => {
    const document = parseDocument(source, { schema: 'failsafe' });
    if (steps.length === 0) document.contents = document.createNode(value) as never;
    else if (value === undefined) document.deleteIn(steps);
    else document.setIn(steps, document.createNode(value));
    return document.toString();
  });
};

it('finds no mistakes in the sample', () => {
  expect(read(sampleFiles)).toEqual([]);
});

const hours = (days: string, time: string, named: string[], opens: string, closes: string) => ({
  ...{ days, time, schema: { days: named, opens, closes } },
});
const trader = { form: 'sole trader' };
const fans = { subcategories: ['Case'], cardLabels: ['Size'] };

it.each<[string, string, unknown]>([
  ['sell what no page shows yet', 'categories|Fans', fans],
  ['have no testimonials', 'testimonials', []],
  ['show no example', 'home|example', undefined],
  ['leave out a page', 'menu', ['pc-components']],
  ['not know what a part weighs in', `${CARD}|facts|watts`, undefined],
  ['trade without a company', 'company|registration', trader],
  ['be exempt from VAT', 'company|registration|vatNumber', 'none'],
  ['write the VAT number in groups', 'company|registration|vatNumber', 'GB 123 4567 89'],
  ['answer within days', 'company|response', '1 business day'],
  [
    'open in the afternoon',
    'company|hours|1',
    hours('Sat', '1-5PM', ['Saturday'], '13:00', '17:00'),
  ],
  [
    'open on days',
    'company|hours|1',
    hours('Tue, Sat', '9.30 to 17.00', ['Tuesday', 'Saturday'], '09:30', '17:00'),
  ],
  [
    'open as they say',
    'company|hours|1',
    hours('Daily', 'all day', ['Saturday'], '09:00', '17:00'),
  ],
  ['tell the hours in words', 'company|hours|2|time', 'By appointment'],
  ['promise in every text', 'home|about|text', 'From {town}, within {response}: {company}.'],
  ['write a number where a text is wanted', `${CARD}|specifications|Shaders`, '10752'],
  ...['O’Neil & Söns', "It's", 'No', '株式会社', '👩‍💻 desk', 'under 30″ < over', 'R&D; more'].map(
    (text): [string, string, unknown] => [`write ${text}`, 'home|about|text', text],
  ),
])('lets an owner %s', (_name, place, value) => {
  expect(mistakesWith(place, value)).toEqual([]);
});

it('lets an owner sell nothing, where nothing is asked for by example', () => {
  const bare = sampleFiles.filter(({ name }) => !name.startsWith('products/'));
  expect(read(bare)).toEqual(
    Array(4).fill(expect.stringMatching(/^data\/sample\/home\.yaml:\d+:\d+: .+ is not a product/)),
  );
});

const long = (length: number) => 'x'.repeat(length);

it.each<[string, unknown, RegExp]>([
  // Fields that are misspelt, missing or of another type.
  [`${CARD}|skuu`, '1', /: tuf-rtx-5080: has no field skuu: correct its name, or remove it$/],
  [`${CARD}|sku`, undefined, /: tuf-rtx-5080, sku: is missing: write it$/],
  [`${CARD}|sku`, '', /: tuf-rtx-5080, sku: is missing: write it$/],
  [`${CARD}|id`, 'card', /, id: "card": is the name of the file: remove the line$/],
  [`${CARD}|inStock`, 'yes', /, inStock: "yes": must be true or false$/],
  [`${CARD}|name`, { a: 'b' }, /, name: must be a text: put one that begins with \{ or \[ in quot/],
  [`${CARD}|facts|watts`, '360 W', /, facts\.watts: "360 W": must be a number/],
  [`${CARD}|facts`, undefined, /, facts: are missing: write those of a card .+, or facts: {}$/],
  ['testimonials', { name: 'x' }, /:1:1: must be a list: each entry/],
  ['contact|faq', 'none', /faq: "none": must have fields/],
  ['testimonials|0|rating', '6', /: Daniel Osei, rating: "6": must be at most 5$/],
  // Names that must be known, and those that must not be there twice.
  [`${CARD}|subcategory`, 'GPUs', /, subcategory: "GPUs": is not in categories\.yaml: correct it/],
  [`${CARD}|facts|length`, '350', /specifications\.Length: "348 mm": its facts say 350 mm/],
  [`${CARD}|facts|room`, '349', /compatibility\.2: "350 mm of room": its facts say 349/],
  [`${CARD}|image`, 'power-suply', /"power-suply": is not a picture of pictures\.yaml/],
  [
    `${CARD}|image`,
    'card.jpg',
    /"card\.jpg": is no name of .+ the photograph in photos\/ the name/,
  ],
  [
    `${CARD}|specifications`,
    { Socket: 'AM5' },
    /must have labels of Graphics Cards, .+Memory.+; not Socket, unless/,
  ],
  ['products/rm850e|sku', 'tuf-rtx5080-o16g-gaming', /sku: .+stands there twice: change or rem/],
  [`${GAMING}|name`, 'PC Components', /, name: "PC Components": stands there twice/],
  [`${GAMING}|kind`, 'shop', /"shop": must be catalogue or showcase/],
  [`${GAMING}|icon`, 'bord', /, icon: "bord": must be gamepad or board or/],
  [`${GAMING}|tiles|0|counts`, 'GPUs', /counts: "GPUs": is not in categories\.yaml/],
  [
    'menu|0',
    'fans',
    /: "fans": there is no category-pages\/fans\.yaml: write it, or remove the li/,
  ],
  [
    'company|response',
    '16 hours',
    /for 17 hours from Saturday to Monday, .+: promise a longer time/,
  ],
  ['products/rm850e|checked', 'today', /checked: "today": must be a month such as 2026-11/],
  [
    'company|registration|registeredIn',
    'England',
    /"England": must be England and Wales or .+ Scotland or/,
  ],
  ['home|example|mail|asked|0', 'rtx', /asked\.0: "rtx": is not a product of this shop/],
  [
    `${CARD}|description`,
    'Only £89.99',
    /description: "Only £89\.99": names a price, and this site shows/,
  ],
  // What is written in a form of its own.
  [`${CARD}|sku`, 'BX 807', /sku: "BX 807": has a space/],
  [`${CARD}|brand`, 'ASUS ', /brand: "ASUS ": .+ without a space before or after it/],
  [`${CARD}|checkedOn`, '21.11.2026', /checkedOn: .+: must be a day such as 2026-11-23$/],
  [`${SYSTEMS}|tiles|0|figure`, 'many', /a number/],
  ['company|address|postcode', 'DERBY', /: address\.postcode: "DERBY": is not a UK postcode/],
  ['company|address|countryCode', 'Gb', /must be two capitals/],
  ['company|email', 'none', /: email: "none": must be an e-mail address such as /],
  ['company|siteUrl', 'https://acme.example/shop', /: siteUrl: /],
  ['company|registration|companyNumber', '123', /eight digits/],
  ['company|registration|vatNumber', 'GB', /nine digits/],
  ['company|registration|telephone', '12', /must be a UK number/],
  ['company|hours|0|schema|closes', '25:00', /"25:00": must be a time such as 09:00 or 17:30$/],
  ['company|hours|0|schema|closes', '09:00', /closes: "09:00": is not after opens/],
  [
    'company|hours|0|time',
    '9AM-5:30PM',
    /hours\.0\.schema\.closes: "18:00": time above says 17:30: corr/,
  ],
  ['company|hours|0|time', '10:00–18:00', /schema\.opens: "09:00": time above says 10:00: correct/],
  [
    'company|hours|0|days',
    'Mon-Thu',
    /hours\.0\.schema\.days: days above says Monday, .+ Thursday: corr/,
  ],
  [
    'company|hours|1|time',
    'Closed',
    /hours\.1\.schema: must not be there where time says Closed: rem/,
  ],
  ['contact|form|fields|0|name', 'a b', /one word in letters/],
  ['contact|form|fields|0|options', ['One', 'Two'], /options: belong to a select/],
  [
    'company|dispatch',
    '{soon}',
    /dispatch: "{soon}": names what is not known: write {company} or /,
  ],
  ['home|about|text', 'In {twon}', /"In \{twon\}": names what is not known: write \{company\} or /],
  // What cannot be read.
  [
    'colours|company|accent',
    '#f2994a',
    /"#f2994a": has 2\.0:1 beside #f1f4f6, .+ such as '#9b622f'/,
  ],
  ['colours|gaming|glow', '#552200', /gaming\.glow: .+ has 1\.5:1 beside #0b0f14/],
  ['colours|company|accent', 'red', /must be six digits behind #, in quotes/],
  ['home|about|text', 'two\nlines', /about\.text: "two\\nlines": must be a text on one line/],
  ['home|about|text', 'the makerâ€™s', /a broken character/],
  ['home|about|text', 'Â£5', /a broken character/],
  ['home|about|text', 'a\u200Bb', /an invisible/],
  ['home|about|text', 'a &nbsp; b', /has HTML in it/],
  // What is too long for its place, or too few or many.
  [
    `${GAMING}|search|title`,
    long(61),
    /gaming-hardware, search\.title: .+ at most 60 characters: shorten/,
  ],
  ['company|hours|0|time', long(41), /time: .+ at most 40 characters/],
  [`${GAMING}|brands`, ['A', 'B'], /brands: must have at least 3 entries: add some$/],
  [
    `${GAMING}|brands`,
    [...'abcdefghijklmnopqrstuvwxy'],
    /brands: must have at most 24 entries: remove some$/,
  ],
  [`${SYSTEMS}|featured`, {}, /featured: must have 3 to 12 entries/],
  [
    `${SYSTEMS}|tiles`,
    [{ label: 'A', figure: '1', unit: 'b' }],
    /tiles: must have at least 2 entries/,
  ],
  [`${SYSTEMS}|range|themes`, {}, /themes: must have exactly 3 entries/],
  ['categories|Memory|cardLabels', [], /Memory\.cardLabels: must have at least 1 entry: add/],
  [
    'categories|Memory|cardLabels',
    ['A', 'B', 'C', 'D'],
    /Memory\.cardLabels: must have at most 3 entries/,
  ],
  ['categories|Memory|moreLabels', ['Height'], /Memory: has a label of cardLabels in moreLabels/],
  [
    `${COMPONENTS}|tiles|0`,
    undefined,
    /tiles: none counts (.+): add "- \{ label: \1, counts: \1 \}"$/,
  ],
])('%s: %j is told in one line', (place, wrong, message) => {
  const [told, ...more] = mistakesWith(place, wrong);
  expect(told).toMatch(message);
  expect(told).toMatch(/^data\/[\w/.-]+:\d+:\d+: [^\n]+$/);
  expect(more).toEqual([]);
});

it.each<[string, (source: string) => string, RegExp]>([
  [
    'a colon in a text',
    (text) => text.replace(/title: .+/, 'title: One: two'),
    /:\d+:\d+: .+in straight quotes/,
  ],
  [
    'an open quote',
    (text) => text.replace('title: ', "title: '"),
    /: a quote, a bracket or a colon is/,
  ],
  ['a tab', (text) => text.replace('  title', '\ttitle'), /:\d+:\d+: is indented by a tab/],
  ['a field twice', (text) => `${text}search:\n  title: x\n`, /:\d+:1: stands there twice/],
  [
    'a quote in quotes',
    (text) => text.replace(/title: .+/, "title: 'It's'"),
    /write a quote in single quotes twice/,
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
  [
    'a bracket that is left open',
    (text) => text.replace(/title: .+/, 'title: [one'),
    /in quotes|a bracket/,
  ],
  ['a percent sign', (text) => text.replace(/title: .+/, 'title: %'), /begin with this character/],
  ['a number as a name', (text) => `${text}2026: x\n`, /a number alone loses its place: write a w/],
  [
    'a colon without a space',
    (text) => `${text}name:Fan\nbrand: A\n`,
    /:1: is no name with a colon, a space and a value, such as brand: Corsair/,
  ],
  [
    'the fence around an example',
    (text) => `\`\`\`yaml\n${text}\`\`\`\n`,
    /:1:1: .+ a line of ``` is none of the file/,
  ],
  ['a star alone', (text) => text.replace(/title: .+/, 'title: * new'), /begin with \*: put it in/],
  [
    'what would be taken for a note',
    (text) => text.replace(/title: .+/, 'title: We are #1 here'),
    /what stands behind a space and # is not read: put the text in quotes/,
  ],
  [
    'another encoding',
    (text) => Buffer.from(text, 'utf16le').toString('utf8'),
    /is not saved as UTF-8: choose that encoding/,
  ],
  ['a second document', (text) => `${text}---\na: b\n`, /a line of --- ends the file/],
])('%s is told, with its place and the remedy', (_name, edit, message) => {
  const mistakes = mistakesIn('about', edit);
  expect(mistakes).toEqual([expect.stringMatching(message)]);
  expect(mistakes[0]).toMatch(/^data\/sample\/about\.yaml:\d+:\d+: [^\n]+$/);
});

it('lets an owner write notes behind #', () => {
  expect(
    mistakesIn('about', (text) => `${text.replace(/(title: .+)/, '$1 # Was another.')}#\n`),
  ).toEqual([]);
});

it('tells of a file whose name is none', () => {
  const file = { name: 'products/RM750e', file: 'shop/products/RM750e.yaml', source: 'name: A' };
  expect(read([...sampleFiles, file]).filter((line) => line.includes(', id:'))).toEqual([
    'shop/products/RM750e.yaml:1:1: RM750e, id: is the name of the file: write it in small letters, figures and hyphens, such as core-i9.yaml',
  ]);
});

it('names line and column, and tells all mistakes of all files at once', () => {
  const edits: Readonly<Record<string, [string | RegExp, string]>> = {
    about: ['contactLabel', 'contactLable'],
    company: [/postcode: .+/, 'postcode: DERBY'],
    menu: ['- ', '  - "'],
  };
  const files = sampleFiles.map(({ source, ...file }) => {
    const [from, to] = edits[file.name] ?? ['', ''];
    return { ...file, source: source.replace(from, to) };
  });
  const lineOf = (name: string, text: string) =>
    (files
      .find((file) => file.name === name)
      ?.source.split('\n')
      .findIndex((line) => line.includes(text)) ?? 0) + 1;
  const told = read(files);
  expect(told).toEqual([
    expect.stringMatching(/^data\/sample\/menu\.yaml:2:5: a quote/),
    `data/sample/company.yaml:${lineOf('company', 'DERBY')}:13: address.postcode: "DERBY": is not a UK postcode such as DE1 0AA`,
    `data/sample/about.yaml:${lineOf('about', 'hero:')}:1: hero.contactLabel: is missing: write it`,
    `data/sample/about.yaml:${lineOf('about', 'contactLable')}:3: hero: has no field contactLable: correct its name, or remove it`,
  ]);
});

it('refuses the sample’s testimonials as customers’ words', () => {
  const files = sampleFiles.map((file) =>
    file.name === 'testimonials'
      ? { ...file, source: file.source.replace('sample: true', 'sample: false') }
      : file,
  );
  expect(read(files, sampleFiles)).toEqual([
    expect.stringMatching(/: Daniel Osei, text: .+: is the sample’s text, which no customer wrote/),
  ]);
  expect(read(sampleFiles, sampleFiles)).toEqual([]);
});

it('tells of a page of one’s own that the menu does not list', () => {
  const gaming = sampleFiles.find(({ name }) => name === GAMING);
  const source = gaming?.source.replace(/^name: .+$/m, 'name: Quiet PCs') ?? '';
  const own = {
    name: 'category-pages/quiet-pcs',
    file: 'shop/category-pages/quiet-pcs.yaml',
    source,
  };
  expect(read([...sampleFiles, own], sampleFiles)).toEqual([
    'shop/category-pages/quiet-pcs.yaml:2:1: quiet-pcs: menu.yaml does not list it: add "- quiet-pcs" there, or remove the file',
  ]);
});
