import { expectIssue, findIssues, findIssuesWith } from './testing/sample-pack';

const CARD = 'products/tuf-rtx-5080';
const GAMING = 'category-pages/gaming-hardware';
const SYSTEMS = 'category-pages/computer-systems';
const TOWER = `${SYSTEMS}|featured|Office Tower`;
const TEXT = 'home|about|text';
const createHours = (days: string, time: string, schema: string[], opens = '09:00') => {
  return { days, time, schema: { days: schema, opens, closes: '17:00' } };
};
const HOLIDAY = { date: '2026-12-25' };
const long = (length: number) => 'x'.repeat(length);

it.each<[place: string, value: unknown]>([
  // What no page shows yet, no testimonials, no example, fewer pages, an unknown fact.
  ['categories|Fans', { subcategories: ['Case'], cardLabels: ['Size'] }],
  ['testimonials', []],
  ['home|example', undefined],
  ['menu', ['pc-components']],
  [`${CARD}|facts|watts`, undefined],
  [`${CARD}|sku`, 'GV-N5070GAMING OC-12GD'],
  [`${CARD}|specifications|Shaders`, '10752'],
  ['company|dispatch', '2 to 3 working days'],
  ['company|registration', { form: 'sole trader' }],
  ['company|registration|vatNumber', 'none'],
  ['company|registration|vatNumber', 'GB 123 4567 89'],
  ['company|registration|companyNumber', 'SC123456'],
  ['company|registration|telephone', '+44 1332 496 000'],
  ['company|response', '1 business day'],
  ['company|response', '17 hours'],
  ['company|facts|host', 'Cloudflare hosts this site. It logs addresses (for 30 days).'],
  ['company|facts|returnsCost', 'You pay, about £6 a parcel.'],
  ['testimonials|0|text', 'They saved me £200.'],
  ['proof', { Savings: { where: 'An invoice for £200', checked: '2026-11' } }],
  ['company|hours|1', createHours('Sat', '1-5PM', ['Saturday'], '13:00')],
  ['company|hours|1', createHours('Tue, Sat', '9.30 to 17.00', ['Tuesday', 'Saturday'], '09:30')],
  ['company|hours|1', createHours('Daily', 'all day', ['Saturday'])],
  [TEXT, 'From {town}, within {response}: {company}.'],
  ...['O’Neil & Söns', "It's", 'No', '株式会社', '👩‍💻 desk', 'under 30″ < over', 'R&D; more'].map(
    (text): [string, string] => [TEXT, text],
  ),
])('accepts %s: %j', (place, value) => {
  expect(findIssuesWith(place, value)).toEqual([]);
});

it.each<[place: string, value: unknown, message: RegExp]>([
  [`${CARD}|skuu`, '1', /: tuf-rtx-5080: has no field skuu: correct its name, or remove it$/],
  // At the end of the file, where a field can be added.
  [`${CARD}|sku`, undefined, /yaml:(?!1:)\d+:1: tuf-rtx-5080, sku: is missing: write it$/],
  [`${CARD}|sku`, '', /: tuf-rtx-5080, sku: is missing: write it$/],
  [`${CARD}|inStock`, 'yes', /, inStock: "yes": must be true or false$/],
  [`${CARD}|name`, { a: 'b' }, /, name: must be text: put a text with a colon .+ in quotes, or/],
  [`${CARD}|facts|watts`, '360 W', /, facts\.watts: "360 W": must be a number/],
  ['testimonials', { name: 'x' }, /:1:1: must be a list: write each entry/],
  ['contact|faq', 'none', /faq: "none": must have fields/],
  ['testimonials|0|rating', '6', /: Daniel Osei, rating: "6": must be at most 5$/],
  [`${CARD}|image`, 'card.jpg', /"card\.jpg": is not the name of a picture: .+ name the photograp/],
  [`${GAMING}|kind`, 'shop', /"shop": must be catalogue or showcase/],
  [`${GAMING}|icon`, 'bord', /, icon: "bord": must be gamepad, board, .+ wifi or shield$/],
  ['company|response', '16 hours', /is shorter than the 17 hours from Saturday to Monday .+: /],
  ['products/rm850e|checked', '2026-13', /checked: "2026-13": must be a month such as 2026-11/],
  ['company|registration|registeredIn', 'England', /must be England and Wales, .+ Scotland or/],
  ['company|dispatch', 'Same day', /dispatch: "Same day": is not a length of time: write it like /],
  [`${CARD}|brand`, 'ASUS ', /brand: "ASUS ": .+ without a space before or after it/],
  [`${CARD}|checkedOn`, '21.11.2026', /checkedOn: .+: must be a day such as 2026-11-23$/],
  [`${SYSTEMS}|tiles|0|figure`, 'many', /a number/],
  ['company|address|postcode', 'DERBY', /: address\.postcode: "DERBY": is not a UK postcode/],
  ['company|address|countryCode', 'Gb', /must be two capitals/],
  ['company|established', '2041', /established: "2041": is in the future: write the year in which/],
  ['company|facts|host', 'Cloudflare hosts it', /is not a sentence: write it like 'Cloudfl/],
  ['company|email', 'none', /: email: "none": must be an email address such as /],
  ['company|siteUrl', 'www.acme.example', /: siteUrl: .+: must be an address such as https:/],
  ['company|registration|companyNumber', '123', /eight digits/],
  ['company|registration|vatNumber', 'GB', /nine digits/],
  ['company|registration|telephone', '12', /must be a UK number/],
  ['company|hours|0|schema|opens', ['9'], /schema\.opens: must be text/],
  ['company|hours|0|schema|opens', '9:30', /opens: "9:30": must be a time such as 09:00 or 17:30$/],
  ['company|hours|0|schema|closes', '25:00', /closes: "25:00": must be a time such as 09:00/],
  ['company|hours|0|schema|closes', '09:00', /closes: "09:00": is not after opens/],
  ['company|hours|0|time', '9AM-5:30PM', /closes: "18:00": differs from time, which says 17:30: /],
  ['company|hours|0|time', '10:00–18:00', /opens: "09:00": differs from time, which says 10:00: /],
  ['company|hours|0|time', '12PM-6PM', /opens: "09:00": differs from time, which says 12:00: /],
  ['company|hours|0|days', 'Mon-Thu', /days: differs from days, .+ Monday, .+ Thursday: corr/],
  ['company|hours|1|time', 'Closed', /hours\.1\.schema: contradicts time, which says Closed: rem/],
  ['contact|form|fields|0|name', 'a b', /one word in letters/],
  ['contact|form|fields|0|options', ['One', 'Two'], /options: belong to a select/],
  ['contact|form|fields|0|control', 'select', /options: belong to a select, which needs/],
  [
    'company|dispatch',
    '{soon}',
    /dispatch: "{soon}": has an unknown placeholder: use {company} or /,
  ],
  [TEXT, 'In {twon}', /"In \{twon\}": has an unknown placeholder: use \{company\} or /],
  ['colours|company|accent', 'red', /must be six digits behind #, in quotes/],
  [TEXT, 'two\nlines', /about\.text: "two\\nlines": must be text on one line/],
  [TEXT, 'the makerâ€™s', /a broken character/],
  [TEXT, 'Â£', /a broken character/],
  [TEXT, 'a\u200Bb', /an invisible/],
  [TEXT, 'a &nbsp; b', /has HTML/],
  [`${GAMING}|search|description`, long(161), /description: .+ at most 160 characters/],
  [`${GAMING}|search|title`, long(61), /, search\.title: .+ at most 60 characters: shorten/],
  ['company|hours|0|time', long(41), /time: .+ at most 40 characters/],
  [`${GAMING}|brands`, ['A', 'B'], /brands: must have at least 3 entries: add some$/],
  [`${GAMING}|brands`, [...'abcdefghijklmnopqrstuvwxy'], /must have at most 24 entries: remove so/],
  [`${GAMING}|brands`, ['A', 'B', 'a'], /brands\.2: "a": is used twice: change or remove one$/],
  [`${SYSTEMS}|featured`, {}, /featured: must have 3 to 12 entries/],
  [`${SYSTEMS}|tiles`, [{ label: 'A', figure: '1', unit: 'b' }], /tiles: must have at least 2 ent/],
  [`${SYSTEMS}|tilesHeading`, undefined, /tilesHeading: is missing: write it, or remove tiles$/],
  [`${SYSTEMS}|brands`, undefined, /brandsHeading: .+: is above nothing: add brands, or remove it/],
  [`${TOWER}|image`, undefined, /Office Tower: has no image, and other items have one: add it, or/],
  ['company|holidays', [{ date: '25.12.2026', closed: 'true' }], /date: .+: must be a day such as/],
  ['company|holidays', [HOLIDAY], /opens: is missing: write it, or closed: true$/],
  ['company|holidays', [{ ...HOLIDAY, opens: '09:00' }], /closes: is missing: write it, or closed/],
  [
    'company|holidays',
    [{ ...HOLIDAY, opens: '09:00', closes: '09:00' }],
    /"09:00": is not after opens/,
  ],
  [
    'company|holidays',
    [{ ...HOLIDAY, opens: '09:00', closed: 'true' }],
    /"true": contradicts opens/,
  ],
  ['categories|Memory|cardLabels', [], /Memory\.cardLabels: must have at least 1 entry: add/],
  ['categories|Memory|cardLabels', [...'ABCD'], /Memory\.cardLabels: must have at most 3 entries/],
  ['categories|Memory|moreLabels', ['Height'], /a label in both cardLabels and moreLabels: rem/],
])('reports %s: %j', expectIssue);

it('reports a file name that is not a slug', () => {
  const file = { name: 'products/RM750e', file: 'shop/products/RM750e.yaml', source: 'name: A' };
  expect(findIssues([file])).toContainEqual(
    expect.stringMatching(
      /^shop\/products\/RM750e\.yaml:1:1: RM750e, id: .+: rename the file in low/,
    ),
  );
});
