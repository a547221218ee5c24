import { execFileSync } from 'node:child_process';
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { OWNER_FACTS } from '../../lib/content/owner-facts';
import { readPackFiles, SHOP } from '../../scripts/content/pack-files';
import { readPack } from '../../scripts/content/read-shop';
import { collectFigures } from '../../scripts/launch-check/proof-issues';
import { type Fields, writeShopFixture } from '../../scripts/testing/shop-fixture';

/** Products with photographs of the sizes that cameras and press pages have, in pixels. Orientation 6 is sideways. */
export const PRODUCTS = (
  [
    ['Rivelin 650', 'Modular PSUs', 'Efficiency', [4000, 3000, 1]],
    ['Rivelin 850', 'Modular PSUs', 'Efficiency', [3000, 4000, 1]],
    ['Porter 32 GB', 'DDR5 RAM', 'Lighting', [1000, 1000, 6]],
    ['Porter 64 GB', 'DDR5 RAM', 'Lighting', [2400, 800, 1]],
    ['Loxley 8', 'Desktop CPUs', 'Cooler in the box', [600, 2000, 1]],
    ['Sheaf 120', 'Case Fans', 'Noise', [800, 300, 6]],
    ['Sheaf 140', 'Case Fans', 'Noise', [1600, 900, 1]],
    ['Sheaf 200', 'Case Fans', 'Noise', [2048, 1365, 1]],
    ['Sheaf 200 Silent', 'Case Fans', 'Noise', [1200, 1600, 6]],
  ] as const
).map(([name, subcategory, label, photograph], index) => ({
  id: name.toLowerCase().replaceAll(' ', '-'),
  sku: `SC-${100 + index}`,
  name,
  subcategory,
  label,
  photograph,
}));
/** The empty fact and the unchecked product that the launch check must report, besides one figure without proof. */
export const UNFINISHED = { fact: 'batteries', product: 'rivelin-650' };

const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M0 0h20v20H0z" fill="#246"/></svg>';

/** A page of services: a showcase page with the fewest sections. */
const REPAIRS = {
  kind: 'showcase',
  name: 'Repairs',
  theme: 'systems',
  icon: 'wrench',
  summary: 'On our bench',
  search: { title: 'PC repairs', description: 'Repairs on our own bench.' },
  hero: { title: 'Repairs', lead: 'Bring it.', image: 'hero-systems', quoteLabel: 'Ask Joan' },
  homeCard: { description: 'On our own bench.', features: ['Screens'], linkLabel: 'See repairs' },
  quoteWish: 'I would like a quote for a repair.',
  quotePrompts: { model: { label: 'Model', example: 'T14' } },
  beginnings: {
    heading: 'What is wrong',
    items: Object.fromEntries(
      ['Dark screen', 'Slow PC'].map((name) => [
        name,
        { text: name, wish: name, prompts: ['Model'] },
      ]),
    ),
  },
  closing: {
    title: 'Ask first',
    text: 'We look at it.',
    quoteLabel: 'Ask About Repairs',
    example: { by: 'Friday', postcode: 'S1' },
  },
};

/**
 * Writes a shop in Sheffield into a fork. The shop shares nothing with the sample, and its `UNFINISHED` parts are open.
 *
 * @param today the date of its stock list
 */
export async function writeSheffieldShop(fork: string, today: string) {
  const folder = path.join(fork, SHOP);
  const month = today.slice(0, 7);
  execFileSync('npm', ['run', '--silent', 'adopt'], { cwd: fork, stdio: 'ignore' });
  rmSync(path.join(folder, 'products'), { recursive: true });

  const facts = Object.fromEntries(Object.keys(OWNER_FACTS).map((name) => [name, 'As we agreed.']));
  const products = PRODUCTS.map(({ id, name, sku, subcategory, label }) => [
    `products/${id}`,
    {
      name,
      sku,
      subcategory,
      brand: 'Sharrow',
      description: "It's quiet.",
      features: ['Quiet'],
      compatibility: ['Any desk'],
      specifications: { [label]: 'None' },
      ...(id !== UNFINISHED.product && { checked: month }),
      ...(subcategory !== 'Case Fans' && { facts: {} }),
    },
  ]);
  const homeCard = { description: 'What we keep on our own bench.' };
  const pages = readdirSync(path.join(folder, 'category-pages')).map((file) => [
    `category-pages/${path.parse(file).name}`,
    { homeCard },
  ]);
  // One product has sold out, and the list lacks the last product.
  const stockLines = PRODUCTS.slice(0, -1).map(
    ({ sku }, index) => `${sku};${index === 1 ? 'no' : 7};${today}`,
  );
  await writeShopFixture(folder, {
    files: {
      company: {
        name: 'Kelham PCs',
        email: 'sales@kelhampcs.co.uk',
        addressIsSample: false,
        address: {
          street: '12 Arundel Gate',
          locality: 'Sheffield',
          region: 'South Yorkshire',
          postcode: 'S1 2PN',
        },
        registration: () => ({
          form: 'sole trader',
          owners: ['Joan Lister'],
          vatNumber: 'none',
          serviceAddress: '12 Arundel Gate, Sheffield',
          telephone: '0114 496 0000',
        }),
        facts: { ...facts, [UNFINISHED.fact]: '' },
        stockCheckedOn: undefined,
      },
      home: { hero: { title: 'Quiet PCs from {town}' }, example: undefined },
      about: { hero: { title: 'A bench, a meter and a kettle' } },
      contact: { hero: { title: 'Ask Joan' } },
      menu: (slugs: readonly string[]) => [
        ...slugs.filter((slug) => slug !== 'gaming-accessories'),
        'repairs',
      ],
      'category-pages/repairs': REPAIRS,
      categories: { Fans: { subcategories: ['Case Fans'], cardLabels: ['Noise'] } },
      testimonials: [],
      ...Object.fromEntries([...pages, ...products]),
      'category-pages/gaming-accessories': undefined,
      'category-pages/pc-components': {
        homeCard,
        tiles: (tiles: readonly Fields[]) => [...tiles, { label: 'Fans', counts: 'Fans' }],
      },
    },
    photographs: Object.fromEntries(PRODUCTS.map(({ id, photograph }) => [id, photograph])),
    // Spreadsheets save a list with a byte order mark, semicolons and CRLF.
    stock: `\ufeffSKU;Quantity;Date\r\n${stockLines.join('\r\n')}\r\n`,
  });

  writeFileSync(path.join(folder, 'logo.svg'), LOGO);
  const photographs = PRODUCTS.map(({ id }) => id);
  const { pack, issues } = readPack(readPackFiles(folder).files, {}, { photographs });
  if (pack === undefined) throw new Error(JSON.stringify(issues));
  const [unprovenFigure = '', ...provenFigures] = collectFigures(pack);
  const createProof = (names: readonly string[]) => () => {
    const proof = { where: 'Advice taken on 1 October 2026', checked: month };
    return Object.fromEntries(names.map((name) => [name, proof]));
  };
  await writeShopFixture(folder, { files: { proof: createProof(provenFigures) } });
  /** Completes what is unfinished. */
  const finish = () =>
    writeShopFixture(folder, {
      files: {
        company: { facts: { [UNFINISHED.fact]: 'As we agreed.' } },
        [`products/${UNFINISHED.product}`]: { checked: month },
        proof: createProof([...provenFigures, unprovenFigure]),
      },
    });
  return { pack, unprovenFigure, finish };
}
