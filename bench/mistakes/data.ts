import { edited, type Mistake, stops } from './mistake';

const PRODUCTS = 'data/products.ts';
const COMPONENTS = 'data/categories/pc-components.ts';
const SYSTEMS = 'data/categories/computer-systems.ts';
const HOME = 'data/home.ts';
const ABOUT = 'data/about.ts';
const CONTACT = 'data/contact.ts';
const COMPANY = 'data/company.ts';
const IMAGES = 'data/images.ts';
const TAXONOMY = 'data/taxonomy.ts';
const INTERFACE = 'data/interface.ts';
const TESTIMONIALS = 'data/testimonials.ts';

const TEXT = String.raw`'[^'\n]*'`;

/** Replaces a field's text, by the field's first occurrence; the message names the field. */
function text(file: string, field: string, put: string, remedy: RegExp, place = field): Mistake {
  const find = new RegExp(String.raw`(\b${field}:\s+)${TEXT}`);
  const told = new RegExp(String.raw`^${file}, .*\b${place}(?:\.\w+)*: .*${remedy.source}`);
  return stops(`${file}: ${field}: ${put}`, told, (tree) => tree.edit(file, find, `$1${put}`));
}

const EMPTY = /"" must not be empty: write the text/;
const TAG = /has an HTML tag: write plain text/;
const ENTITY = /has an HTML entity: write the character itself/;
const SPACES = /starts or ends with a space: remove it/;
const TWICE = /stands in entry \d+ too: change or remove one/;

const products: readonly Mistake[] = [
  text(PRODUCTS, 'name', "''", EMPTY),
  text(PRODUCTS, 'name', "' TUF Gaming'", SPACES),
  text(PRODUCTS, 'name', `'${'x'.repeat(121)}'`, /is longer than 120 characters: shorten it/),
  text(PRODUCTS, 'name', '5080', /5080 must be a text in quotes/),
  text(PRODUCTS, 'name', 'null', /null must be a text in quotes/),
  text(PRODUCTS, 'name', "['TUF']", /must be a text in quotes/),
  text(PRODUCTS, 'name', "'TUF\\u200B Gaming'", /has an invisible character/),
  text(PRODUCTS, 'name', "'TUF\\nGaming'", /has a line break or control character/),
  text(PRODUCTS, 'brand', "''", EMPTY),
  text(PRODUCTS, 'brand', "'all'", /is what the filters call no choice/),
  text(PRODUCTS, 'brand', "'constructor'", /is a word of the language: choose another/),
  text(
    PRODUCTS,
    'category',
    "'Toasters'",
    /is not a category: use one of .+ or add to data\/taxonomy/,
  ),
  text(PRODUCTS, 'category', "'Graphic Cards'", /is not a category: write Graphics Cards/),
  text(PRODUCTS, 'category', "'constructor'", /is not a category: use one of/),
  text(PRODUCTS, 'category', "''", /is not a category: use one of/),
  text(PRODUCTS, 'subcategory', "'Intel Z790'", /is not in Graphics Cards: use one of/),
  text(PRODUCTS, 'subcategory', "'High End GPUs'", /is not in Graphics Cards: write High-End GPUs/),
  text(
    PRODUCTS,
    'image',
    "'graphics-card-tripel'",
    /is not a picture .+: write graphics-card-triple/,
  ),
  text(PRODUCTS, 'image', "'toaster'", /is not a picture of data\/images\.ts: check its spelling/),
  text(PRODUCTS, 'image', "'constructor'", /is not a picture of data\/images\.ts/),
  text(PRODUCTS, 'description', "'A <b>quick</b> card'", TAG),
  text(PRODUCTS, 'description', "'Quick &amp; quiet'", ENTITY),
  text(PRODUCTS, 'description', "'Quick &#39;n quiet'", ENTITY),
  text(PRODUCTS, 'description', "'The makerâ€™s best'", /has broken characters: type them again/),
  text(PRODUCTS, 'id', "'TUF_5080'", /must be lower-case words joined by hyphens/),
  text(PRODUCTS, 'id', "'constructor'", /is a word of the language/),
  text(PRODUCTS, 'id', "''", /must be lower-case words joined by hyphens/),
  text(PRODUCTS, 'sku', "'TUF RTX'", /has a space: write the maker’s part number without it/),
  text(PRODUCTS, 'sku', "''", EMPTY),
  text(PRODUCTS, 'sku', "'11348-03-20g'", TWICE),
  text(PRODUCTS, 'id', "'pulse-rx-9070-xt'", TWICE),
  text(PRODUCTS, 'Memory', "''", EMPTY, 'specifications'),
  edited(
    PRODUCTS,
    'inStock in quotes',
    'inStock: true',
    "inStock: 'true'",
    /, inStock: "true" must be true or false/,
  ),
  edited(
    PRODUCTS,
    'no features',
    /features: \[[^\]]*\]/,
    'features: []',
    /, features: \[\] must not be empty/,
  ),
  edited(
    PRODUCTS,
    'features as a text',
    /features: \[[^\]]*\]/,
    "features: 'Quiet'",
    /, features: "Quiet" must be a list/,
  ),
  edited(
    PRODUCTS,
    'a feature twice',
    /features: \[[^\]]*\]/,
    "features: ['Quiet', 'quiet']",
    /, features\.1: "quiet" stands in entry 1 too/,
  ),
  edited(
    PRODUCTS,
    'a doubled comma in a list',
    /features: \[[^\]]*\]/,
    "features: ['Quiet',, 'Cool']",
    /, features\.1: is empty: remove the doubled comma/,
  ),
  edited(
    PRODUCTS,
    'a doubled comma between records',
    '\n  },\n',
    '\n  },,\n',
    /^data\/products\.ts, record 2: is empty: remove the doubled comma/,
  ),
  edited(
    PRODUCTS,
    'no specifications',
    /specifications: \{[^}]*\}/,
    'specifications: {}',
    /, specifications: \{\} must not be empty/,
  ),
  edited(
    PRODUCTS,
    'specifications as a list',
    /specifications: \{[^}]*\}/,
    "specifications: ['16 GB']",
    /must be a record in \{ \}/,
  ),
  edited(
    PRODUCTS,
    'a label that the category does not have',
    /specifications: \{\n/,
    "$&      Colour: 'Red',\n",
    /, specifications\.Colour: "Red" stands under a label that/,
  ),
  edited(
    PRODUCTS,
    'labels in another order',
    /(specifications: \{)(\n[^\n]+)(\n[^\n]+)/,
    '$1$3$2',
    /, specifications: .+ is out of order: write /,
  ),
  edited(
    PRODUCTS,
    'no compatibility',
    /compatibility: \[[^\]]*\]/,
    'compatibility: []',
    /, compatibility: \[\] must not be empty/,
  ),
  edited(PRODUCTS, 'no SKU', /\n {4}sku: '[^']*',/, '', /, sku: is missing: write it/),
  edited(
    PRODUCTS,
    'a misspelt field',
    '    brand:',
    '    brnad:',
    /: has no field brnad: write brand/,
  ),
  edited(
    PRODUCTS,
    'a price',
    '    brand:',
    "    price: '£900',\n    brand:",
    /: has no field price: remove it/,
  ),
];

const categories: readonly Mistake[] = [
  text(COMPONENTS, 'name', "''", EMPTY),
  text(COMPONENTS, 'summary', "''", EMPTY),
  text(COMPONENTS, 'kind', "'shop'", /"shop" must be catalogue or showcase/),
  text(
    COMPONENTS,
    'theme',
    "'green'",
    /"green" is not a theme of data\/vocabulary\.ts: use one of/,
  ),
  text(
    COMPONENTS,
    'theme',
    "'component'",
    /is not a theme of data\/vocabulary\.ts: write components/,
  ),
  text(COMPONENTS, 'icon', "'chip'", /"chip" is not an icon of data\/vocabulary\.ts/),
  text(COMPONENTS, 'scope', "'gamming'", /is not a scope of data\/vocabulary\.ts: write gaming/),
  text(COMPONENTS, 'quoteLabel', "''", EMPTY),
  text(COMPONENTS, 'lead', "'Ask <a href=x>us</a>'", TAG),
  text(COMPONENTS, 'tilesHeading', "''", EMPTY),
  text(COMPONENTS, 'searchPlaceholder', "' '", SPACES),
  text(COMPONENTS, 'countNoun', "''", EMPTY),
  text(COMPONENTS, 'emptyText', "''", EMPTY),
  text(
    COMPONENTS,
    'counts',
    "'Coolers'",
    /"Coolers" is not a product category of data\/taxonomy\.ts/,
  ),
  edited(
    COMPONENTS,
    'two tiles that count the same',
    /counts: 'Graphics Cards'/,
    "counts: 'Processors'",
    /tiles\.\d\.counts: "Processors" stands in entry/,
  ),
  edited(
    COMPONENTS,
    'a tile removed',
    /\n {4}\{ label: [^\n]*'Processors' \},/,
    '',
    /tiles: none counts Processors, .+: add \{ label: 'Processors', counts: 'Processors' \},/,
  ),
  edited(
    COMPONENTS,
    'a title of 61 characters',
    /(search: \{\s+title: )'[^']*'/,
    `$1'${'x'.repeat(61)}'`,
    /search\.title: .+ longer than 60/,
  ),
  edited(
    COMPONENTS,
    'a description of 161 characters',
    /(search: \{[^}]+description:\s+)'[^']*'/,
    `$1'${'x'.repeat(161)}'`,
    /search\.description: .+ longer than 160/,
  ),
  edited(
    COMPONENTS,
    'eleven brands',
    /(\n {2}brands: \[)\n[^\n]+/,
    '$1',
    /, brands: .+ must have exactly 12 brands: add or remove/,
  ),
  edited(
    COMPONENTS,
    'a brand twice',
    /(\n {2}brands: \[\n)[^\n]+\n([^\n]+\n)/,
    '$1$2$2',
    /, brands\.1: ".+" stands in entry 1 too/,
  ),
  edited(
    COMPONENTS,
    'a misspelt field',
    '  closing: {',
    '  closeing: {',
    /: has no field closeing: write closing/,
  ),
  edited(
    COMPONENTS,
    'no closing call',
    /\n {2}closing: \{[^}]*\},/,
    '',
    /, closing: is missing: write it/,
  ),
  edited(
    COMPONENTS,
    'a home card without its features',
    /(homeCard: \{[\s\S]*?)\n\s+features: [^\]]*\],/,
    '$1',
    /, homeCard\.features: is missing/,
  ),
  edited(
    SYSTEMS,
    'a tile without a number',
    /figure: '[^']*'/,
    "figure: 'many'",
    /tiles\.0\.figure: "many" must be a number such as 20\+/,
  ),
  edited(
    SYSTEMS,
    'a feature removed',
    /(featured: \[[\s\S]*?features: \[)\n[^\n]+/,
    '$1',
    /featured\.0\.features: .+ exactly 6 features/,
  ),
  edited(
    SYSTEMS,
    'a second hero without a title',
    /hero: \{\s+title: '[^']*'/,
    "hero: {\n    title: ''",
    /, hero\.title: "" must not be empty/,
  ),
  edited(
    SYSTEMS,
    'a theme’s point empty',
    /points: \['[^']*'/,
    "points: [''",
    /range\.themes\.0\.points\.0: "" must not be empty/,
  ),
];

const copy: readonly Mistake[] = [
  text(HOME, 'browseLabel', "''", EMPTY),
  text(HOME, 'categoriesHeading', "''", EMPTY),
  text(HOME, 'sampleNote', "''", EMPTY),
  text(HOME, 'image', "'hero-house'", /is not a picture of data\/images\.ts: write hero-home/),
  text(HOME, 'icon', "'lorry'", /"lorry" is not an icon of data\/vocabulary\.ts/),
  edited(
    HOME,
    'an item twice',
    /(items: \[\n)( {6}\{[^}]*\},\n)/,
    '$1$2$2',
    /why\.items\.1\.title: ".+" stands in entry 1 too/,
  ),
  edited(
    HOME,
    'a misspelt field',
    'adviceLabel:',
    'advicelabel:',
    /: has no field advicelabel: write adviceLabel/,
  ),
  text(ABOUT, 'contactLabel', "''", EMPTY),
  text(ABOUT, 'figure', "''", EMPTY, 'impact'),
  edited(
    ABOUT,
    'no paragraphs',
    /paragraphs: \[[^\]]*\]/,
    'paragraphs: []',
    /whoWeAre\.paragraphs: \[\] must not be empty/,
  ),
  text(CONTACT, 'question', "''", EMPTY, 'faq'),
  text(CONTACT, 'answer', "''", EMPTY, 'faq'),
  text(CONTACT, 'submitLabel', "''", EMPTY),
  text(CONTACT, 'label', "'First <i>name</i>'", TAG, 'fields'),
  text(CONTACT, 'control', "'input'", /"input" is not a control of data\/vocabulary\.ts/, 'fields'),
  edited(
    CONTACT,
    'a subject twice',
    /(options: \[\n)([^\n]+\n)/,
    '$1$2$2',
    /options\.1: ".+" stands in entry 1 too/,
  ),
  edited(
    CONTACT,
    'a form field without a label',
    /\n\s+label: '[^']*',/,
    '',
    /form\.fields\.0\.label: is missing/,
  ),
  text(INTERFACE, 'skipToContent', "''", EMPTY),
  text(INTERFACE, 'clear', "' Clear'", SPACES, 'filters'),
  edited(
    INTERFACE,
    'a field too many',
    '  sku:',
    "  sale: 'Sale',\n  sku:",
    /: has no field sale: remove it/,
  ),
  text('data/request.ts', 'copyMessage', "''", EMPTY),
  text('data/legal.ts', 'text', "'See <a>our page</a>'", TAG, 'items'),
  text('data/legal.ts', 'text', "''", /must not be empty without a fact/, 'items'),
  text('data/not-found.ts', 'homeLabel', "''", EMPTY),
];

const company: readonly Mistake[] = [
  text(COMPANY, 'postcode', "'DERBY'", /"DERBY" is not a UK postcode such as DE1 0AA/, 'address'),
  text(COMPANY, 'street', "''", EMPTY, 'address'),
  text(COMPANY, 'countryCode', "'Gb'", /must be two capitals such as GB/, 'address'),
  text(COMPANY, 'established', "'MMXX'", /must be a year such as 2020/),
  text(COMPANY, 'established', "'2999'", /is still to come: correct it/),
  text(COMPANY, 'opens', "'9AM'", /must be a time of 24 hours such as 09:00/, 'hours'),
  text(COMPANY, 'opens', "'25:00'", /must be a time of 24 hours/, 'hours'),
  text(COMPANY, 'closes', "'08:00'", /is not after opens: swap or correct them/, 'hours'),
  text(COMPANY, 'time', "''", EMPTY, 'hours'),
  edited(
    COMPANY,
    'a weekday misspelt',
    "'Wednesday'",
    "'Wenesday'",
    /is not a weekday: write Wednesday/,
  ),
  edited(
    COMPANY,
    'a weekday twice',
    "days: ['Saturday']",
    "days: ['Monday']",
    /open on Monday twice: take one out/,
  ),
  edited(
    COMPANY,
    'no hours',
    /hours: \[[\s\S]*?\n {2}\],/,
    'hours: [],',
    /, hours: \[\] must not be empty/,
  ),
  text(
    COMPANY,
    'vatNumber',
    "'GB12'",
    /must be nine digits such as GB 123 4567 89/,
    'registration',
  ),
  text(COMPANY, 'companyNumber', "'123'", /must be eight digits/, 'registration'),
  edited(
    COMPANY,
    'a sample flag in quotes',
    'addressIsSample: true',
    "addressIsSample: 'no'",
    /addressIsSample: "no" must be true or false/,
  ),
  edited(TESTIMONIALS, 'four stars', 'rating: 5', 'rating: 4', /, rating: 4 must be 5/),
  edited(
    TESTIMONIALS,
    'long initials',
    /avatar: '[^']*'/,
    "avatar: 'ABCD'",
    /, avatar: "ABCD" is longer than 3/,
  ),
  edited(
    TESTIMONIALS,
    'the same person twice',
    /(= \[\n)( {2}\{[\s\S]*?\n {2}\},\n)/,
    '$1$2$2',
    /, name: ".+" stands in entry 1 too/,
  ),
  text(TESTIMONIALS, 'text', "''", EMPTY),
];

const sorting: readonly Mistake[] = [
  text(IMAGES, 'alt', "''", EMPTY),
  text(IMAGES, 'alt', "'Picture of a PC'", /says that it is a picture: say what is seen/),
  text(IMAGES, 'alt', `'${'x'.repeat(141)}'`, /is longer than 140 characters/),
  text(IMAGES, 'stock', "'1587202372775'", /must start with photo-/),
  edited(
    TAXONOMY,
    'a category called All',
    "  Processors: ['",
    "  All: ['None'],\n  Processors: ['",
    /, All: .+ is what the filters call no choice/,
  ),
  edited(
    TAXONOMY,
    'a category without subcategories',
    /Processors: \[[^\]]*\]/,
    'Processors: []',
    /, Processors: \[\] must not be empty/,
  ),
  edited(
    TAXONOMY,
    'a category without labels',
    "  Processors: ['",
    "  Cooling: ['Fans'],\n  Processors: ['",
    /, Cooling: is missing: add to specificationLabels 'Cooling': \[/,
  ),
  stops(
    'a product of a new category without a tile',
    /tiles: none counts Cooling, .+: add \{ label: 'Cooling'/,
    (tree) => {
      tree.edit(TAXONOMY, "  Processors: ['", "  Cooling: ['Fans'],\n  Processors: ['");
      tree.edit(TAXONOMY, /(specificationLabels = \{\n)/, "$1  Cooling: ['Size'],\n");
      tree.edit(
        PRODUCTS,
        /category: '[^']*',\n\s+subcategory: '[^']*'/,
        "category: 'Cooling',\n    subcategory: 'Fans'",
      );
      tree.edit(PRODUCTS, /specifications: \{[^}]*\}/, "specifications: { Size: '120 mm' }");
    },
  ),
];

export const data: readonly Mistake[] = [
  ...products,
  ...categories,
  ...copy,
  ...company,
  ...sorting,
];
