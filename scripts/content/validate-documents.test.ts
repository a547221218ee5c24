/** @jest-environment node */
import { findIssues, findIssuesWith } from './testing/sample-pack';

const CARD = 'products/tuf-rtx-5080';
const GAMING = 'category-pages/gaming-hardware';
const SYSTEMS = 'category-pages/computer-systems';

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
  ['write a part number as its maker does', `${CARD}|sku`, 'GV-N5070GAMING OC-12GD'],
  ['promise in working days', 'company|dispatch', '2 to 3 working days'],
  ['say its year', 'home|about|text', 'Here since {established}.'],
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
  expect(findIssuesWith(place, value)).toEqual([]);
});

const long = (length: number) => 'x'.repeat(length);

it.each<[string, unknown, RegExp]>([
  [`${CARD}|skuu`, '1', /: tuf-rtx-5080: has no field skuu: correct its name, or remove it$/],
  // At the end of the file, where a field can be added.
  [`${CARD}|sku`, undefined, /yaml:(?!1:)\d+:1: tuf-rtx-5080, sku: is missing: write it$/],
  [`${CARD}|sku`, '', /: tuf-rtx-5080, sku: is missing: write it$/],
  [`${CARD}|inStock`, 'yes', /, inStock: "yes": must be true or false$/],
  [
    `${CARD}|name`,
    { a: 'b' },
    /, name: must be text: put a text that begins with \{ or \[ in quot/,
  ],
  [`${CARD}|facts|watts`, '360 W', /, facts\.watts: "360 W": must be a number/],
  ['testimonials', { name: 'x' }, /:1:1: must be a list: write each entry/],
  ['contact|faq', 'none', /faq: "none": must have fields/],
  ['testimonials|0|rating', '6', /: Daniel Osei, rating: "6": must be at most 5$/],
  [
    `${CARD}|image`,
    'card.jpg',
    /"card\.jpg": is not the name of a picture: .+ name the photograph in photos\/ like/,
  ],
  [`${GAMING}|kind`, 'shop', /"shop": must be catalogue or showcase/],
  [`${GAMING}|icon`, 'bord', /, icon: "bord": must be gamepad, board, .+ wifi or shield$/],
  [
    'company|response',
    '16 hours',
    /is shorter than the 17 hours from Saturday to Monday .+: promise a longer time/,
  ],
  ['products/rm850e|checked', 'today', /checked: "today": must be a month such as 2026-11/],
  [
    'company|registration|registeredIn',
    'England',
    /"England": must be England and Wales, .+ Scotland or/,
  ],
  [
    'company|dispatch',
    'Same day',
    /dispatch: "Same day": is not a length of time: write it like 1 business day/,
  ],
  ['company|hours|0|schema|opens', '9:30', /opens: "9:30": must be a time such as 09:00/],
  [`${CARD}|brand`, 'ASUS ', /brand: "ASUS ": .+ without a space before or after it/],
  [`${CARD}|checkedOn`, '21.11.2026', /checkedOn: .+: must be a day such as 2026-11-23$/],
  [`${SYSTEMS}|tiles|0|figure`, 'many', /a number/],
  ['company|address|postcode', 'DERBY', /: address\.postcode: "DERBY": is not a UK postcode/],
  ['company|address|countryCode', 'Gb', /must be two capitals/],
  ['company|email', 'none', /: email: "none": must be an email address such as /],
  ['company|siteUrl', 'https://acme.example/shop', /: siteUrl: .+: write it like https:/],
  ['company|siteUrl', 'www.acme.example', /: siteUrl: .+: must be an address such as https:/],
  ['company|registration|companyNumber', '123', /eight digits/],
  ['company|registration|vatNumber', 'GB', /nine digits/],
  ['company|registration|telephone', '12', /must be a UK number/],
  ['company|hours|0|schema|closes', '25:00', /"25:00": must be a time such as 09:00 or 17:30$/],
  ['company|hours|0|schema|closes', '09:00', /closes: "09:00": is not after opens/],
  [
    'company|hours|0|time',
    '9AM-5:30PM',
    /hours\.0\.schema\.closes: "18:00": differs from time, which says 17:30: corr/,
  ],
  [
    'company|hours|0|time',
    '10:00–18:00',
    /schema\.opens: "09:00": differs from time, which says 10:00: correct/,
  ],
  [
    'company|hours|0|days',
    'Mon-Thu',
    /hours\.0\.schema\.days: differs from days, which says Monday, .+ Thursday: corr/,
  ],
  ['company|hours|1|time', 'Closed', /hours\.1\.schema: contradicts time, which says Closed: rem/],
  ['contact|form|fields|0|name', 'a b', /one word in letters/],
  ['contact|form|fields|0|options', ['One', 'Two'], /options: belong to a select/],
  [
    'company|dispatch',
    '{soon}',
    /dispatch: "{soon}": has an unknown placeholder: use {company} or /,
  ],
  [
    'home|about|text',
    'In {twon}',
    /"In \{twon\}": has an unknown placeholder: use \{company\} or /,
  ],
  ['colours|company|accent', 'red', /must be six digits behind #, in quotes/],
  ['home|about|text', 'two\nlines', /about\.text: "two\\nlines": must be text on one line/],
  ['home|about|text', 'the makerâ€™s', /a broken character/],
  ['home|about|text', 'Â£5', /a broken character/],
  ['home|about|text', 'a\u200Bb', /an invisible/],
  ['home|about|text', 'a &nbsp; b', /has HTML/],
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
  [`${SYSTEMS}|range|themes`, {}, /themes: must have 2 to 4 entries/],
  [`${SYSTEMS}|tilesHeading`, undefined, /tilesHeading: is missing: write it, or remove tiles$/],
  [`${SYSTEMS}|brands`, undefined, /brandsHeading: .+: is above nothing: add brands, or remove it/],
  [
    `${SYSTEMS}|featured|Office Tower|image`,
    undefined,
    /Office Tower: has no image, and other items have one: add it, or remove all/,
  ],
  ['company|holidays', [{ date: '25.12.2026', closed: 'true' }], /date: .+: must be a day such as/],
  ['company|holidays', [{ date: '2026-12-25' }], /opens: is missing: write it, or closed: true$/],
  [
    'company|holidays',
    [{ date: '2026-12-24', opens: '13:00', closes: '09:00' }],
    /closes: "09:00": is not after opens/,
  ],
  [
    'company|holidays',
    [{ date: '2026-12-24', opens: '09:00', closed: 'true' }],
    /closed: "true": contradicts opens and closes: remove/,
  ],
  ['categories|Memory|cardLabels', [], /Memory\.cardLabels: must have at least 1 entry: add/],
  [
    'categories|Memory|cardLabels',
    ['A', 'B', 'C', 'D'],
    /Memory\.cardLabels: must have at most 3 entries/,
  ],
  [
    'categories|Memory|moreLabels',
    ['Height'],
    /Memory: has a label in both cardLabels and moreLabels: rem/,
  ],
])('reports %s: %j in one line', (place, value, message) => {
  const issues = findIssuesWith(place, value);
  expect(issues).toEqual([expect.stringMatching(message)]);
  expect(issues[0]).toMatch(/^data\/[\w/.-]+:\d+:\d+: [^\n]+$/);
});

it('reports a file name that is not a slug', () => {
  const file = { name: 'products/RM750e', file: 'shop/products/RM750e.yaml', source: 'name: A' };
  expect(findIssues([file]).filter((line) => line.includes(', id:'))).toEqual([
    expect.stringMatching(
      /^shop\/products\/RM750e\.yaml:1:1: RM750e, id: .+: rename the file in lower/,
    ),
  ]);
});
