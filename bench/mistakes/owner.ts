import assert from 'node:assert/strict';
import { type Mistake, passes } from './mistake';
import type { Tree } from './tree';

const PRODUCTS = 'data/products.ts';
const TAXONOMY = 'data/taxonomy.ts';
const OWN = `NEXT_PUBLIC_COMPANY_NAME="PC #1 Shop for Ca\\$h"\r\nNEXT_PUBLIC_BASE_PATH=/shop\r\n`;
const OWN_TITLE = 'PC #1 Shop for Ca$h';

/** No mistake: the site must build right. */
const builds = (
  what: string,
  plant: Mistake['plant'],
  check: (page: (name: string) => string) => void,
  script = 'build',
): Mistake => ({
  what,
  plant,
  built: {
    script,
    check: (tree) => check((name) => tree.read(`out/${name}index.html`)),
  },
});

/** Keeps only the first products. */
const keep = (count: number) => (tree: Tree) =>
  tree.edit(
    PRODUCTS,
    new RegExp(String.raw`(= \[\n(?: {2}\{\n[\s\S]*?\n {2}\},\n){${count}})[\s\S]*`),
    '$1];\n',
  );

function newCategory(tree: Tree) {
  tree.edit(TAXONOMY, "  Processors: ['", "  Cooling: ['Fans'],\n  Processors: ['");
  tree.edit(TAXONOMY, /(specificationLabels = \{\n)/, "$1  Cooling: ['Size'],\n");
  tree.edit(
    'data/categories/pc-components.ts',
    /tiles: \[\n/,
    "$&    { label: 'Fans', counts: 'Cooling' },\n",
  );
  tree.edit(
    PRODUCTS,
    /= \[\n( {2}\{[\s\S]*?\n {2}\},\n)/,
    (all: string, record: string) =>
      all +
      record
        .replace(/id: '[^']*'/, "id: 'quiet-fan'")
        .replace(/name: '[^']*'/, "name: 'Quiet Fan'")
        .replace(/sku: '[^']*'/, "sku: 'FAN-1'")
        .replace(
          /category: '[^']*',\n\s+subcategory: '[^']*'/,
          "category: 'Cooling', subcategory: 'Fans'",
        )
        .replace(/specifications: \{[^}]*\}/, "specifications: { Size: '120 mm' }"),
  );
}

const own = (tree: Tree) => tree.write('.env.local', OWN);

/** What an owner must be able to do. */
export const owner: readonly Mistake[] = [
  builds(
    'remove the sample testimonials',
    (tree) => tree.edit('data/testimonials.ts', /= \[[\s\S]*/, '= [];\n'),
    (page) => assert.doesNotMatch(page(''), /id="testimonials|What customers say/),
  ),
  builds('sell one product', keep(1), (page) =>
    assert.match(
      page('pc-components/'),
      />1 products available|>1<!-- --> <!-- -->products available/,
    ),
  ),
  builds('sell none', keep(0), (page) =>
    assert.doesNotMatch(page('pc-components/'), /products available/),
  ),
  builds('sell in a new category', newCategory, (page) =>
    assert.match(page('pc-components/'), /Quiet Fan/),
  ),
  builds(
    'fill in the company’s own facts',
    (tree) => {
      tree.edit('data/company.ts', 'addressIsSample: true', 'addressIsSample: false');
      tree.edit('data/company.ts', "registeredName: ''", "registeredName: 'Acme Ltd'");
      tree.edit('data/company.ts', "companyNumber: ''", "companyNumber: '01234567'");
      tree.edit('data/company.ts', "days: ['Saturday']", "days: ['Saturday', 'Sunday']");
    },
    (page) => assert.match(page(''), /Acme Ltd/),
  ),
  passes('a product out of stock', (tree) =>
    tree.edit(PRODUCTS, 'inStock: true', 'inStock: false'),
  ),
  passes('a new brand', (tree) => tree.edit(PRODUCTS, /brand: '[^']*'/, "brand: 'Söns & Co'")),
  passes('a name with ’ and “ ”', (tree) =>
    tree.edit(PRODUCTS, /name: '[^']*'/, "name: 'O’Neil’s “TUF” 24″ < 30″'"),
  ),
  passes('two specifications only', (tree) =>
    tree.edit(PRODUCTS, /(specifications: \{(?:\n[^\n]+){2})[^}]*\}/, '$1\n    }'),
  ),
  passes('another question', (tree) =>
    tree.edit(
      'data/contact.ts',
      /(faq: \{[\s\S]*?items: \[\n)/,
      "$1      { question: 'Why?', answer: 'So.' },\n",
    ),
  ),
  passes('no quick link but one', (tree) =>
    tree.edit('data/contact.ts', /(quickLinks: \{[\s\S]*?items: \[\n[^\n]+\n)[^\]]*\]/, '$1]'),
  ),
  passes('a promise taken out', (tree) =>
    tree.edit('data/company.ts', /(promises: \[)\n[^\n]+/, '$1'),
  ),
  passes('a customer’s own words', (tree) => {
    tree.edit('data/testimonials.ts', 'sample: true', 'sample: false');
    tree.edit('data/testimonials.ts', /text: '[^']*'/, "text: 'They answered the same day.'");
  }),
];

/** What the build takes its settings from. */
export const environment: readonly Mistake[] = [
  ...['', 'test', 'development'].map((mode) =>
    builds(
      `build from .env.local${mode === '' ? '' : ` with NODE_ENV=${mode}`}`,
      (tree) => {
        own(tree);
        if (mode !== '') tree.set('NODE_ENV', mode);
      },
      (page) => {
        assert.ok(page('').includes(`| ${OWN_TITLE}</title>`), 'the name');
        assert.match(page(''), /href="\/shop\/about\/"/);
      },
    ),
  ),
  builds(
    'build the tests’ sample beside an own .env.local',
    own,
    (page) => assert.ok(page('').includes('| Derwent Hardware</title>')),
    'build:sample',
  ),
];
