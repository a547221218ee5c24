/** A shop in Sheffield that is not the sample in anything it says, made as an owner would make it: all of it is in shop/. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parseDocument } from 'yaml';
import { OWNER_FACTS } from '@/lib/content/company';
import { statedClaims } from '../../checks/claims';
import { dutiesOf } from '../../checks/launch-duties';
import { packFiles } from '../../scripts/content/pack-files';
import { readPack } from '../../scripts/content/read-pack';

export const PRODUCTS = [
  ...['Rivelin 650', 'Rivelin 850'].map((name) => ({ name, kind: 'Modular PSUs' })),
  ...['Porter 32 GB', 'Porter 64 GB'].map((name) => ({ name, kind: 'DDR5 RAM' })),
  { name: 'Loxley 8', kind: 'Desktop CPUs' },
  ...['Sheaf 120', 'Sheaf 140', 'Sheaf 200', 'Sheaf 200 Silent'].map((name) => ({
    name,
    kind: 'Case Fans',
  })),
].map((product, index) => ({
  ...product,
  id: product.name.toLowerCase().replaceAll(' ', '-'),
  sku: `SC-${100 + index}`,
}));
const LABELS: Readonly<Record<string, readonly [label: string, facts: string]>> = {
  'Modular PSUs': ['Efficiency', '{}'],
  'DDR5 RAM': ['Lighting', '{}'],
  'Desktop CPUs': ['Cooler in the box', '{}'],
  'Case Fans': ['Noise', ''],
};
/** Widths and heights as cameras and press pages have them. */
const SHAPES = [
  [4000, 3000],
  [3000, 4000],
  [1000, 1000],
  [2400, 800],
  [600, 2000],
  [800, 300],
  [1600, 900],
  [2048, 1365],
  [1200, 1600],
] as const;

/** What launch-check is to find: a fact, a duty, a claim without proof, and a product that was never compared. */
export const LEFT = {
  fact: 'batteries',
  duty: 'Data protection fee',
  product: PRODUCTS[0]?.id ?? '',
} as const;

/** Makes it in a tree, but for what is left to do; `today` is the day on which its stock was looked at. */
export async function makeShop(tree: string, today: string) {
  const inShop = (name: string) => path.join(tree, 'shop', name);
  const save = (name: string, content: string | Buffer) => {
    mkdirSync(path.dirname(inShop(name)), { recursive: true });
    writeFileSync(inShop(name), content);
  };
  const edit = (name: string, values: Readonly<Record<string, unknown>>) => {
    const document = parseDocument(readFileSync(inShop(`${name}.yaml`), 'utf8'));
    for (const [place, value] of Object.entries(values)) {
      if (value === undefined) document.deleteIn(place.split('|'));
      else document.setIn(place.split('|'), document.createNode(value));
    }
    save(`${name}.yaml`, document.toString());
  };
  execFileSync('npm', ['run', '--silent', 'adopt'], { cwd: tree, stdio: 'ignore' });
  rmSync(inShop('products'), { recursive: true });

  const facts = Object.fromEntries(Object.keys(OWNER_FACTS).map((name) => [name, 'As agreed.']));
  edit('company', {
    ...{ name: 'Steel City PCs', email: 'sales@steelcitypcs.co.uk', addressIsSample: false },
    'address|street': '12 Arundel Gate',
    'address|locality': 'Sheffield',
    'address|region': 'South Yorkshire',
    'address|postcode': 'S1 2PN',
    registration: {
      form: 'sole trader',
      owners: ['Joan Lister'],
      serviceAddress: '12 Arundel Gate, Sheffield',
      vatNumber: 'none',
      telephone: '0114 496 0000',
    },
    facts: { ...facts, [LEFT.fact]: '' },
    stockCheckedOn: undefined,
  });
  edit('home', { 'hero|title': 'Quiet PCs from {town}', example: undefined });
  edit('about', { 'hero|title': 'A bench, a meter and a kettle' });
  edit('contact', { 'hero|title': 'Ask Joan' });
  edit('menu', { '4': undefined });
  edit('categories', { Fans: { subcategories: ['Case Fans'], cardLabels: ['Noise'] } });
  save('testimonials.yaml', '[]\n');
  for (const file of readdirSync(inShop('category-pages'))) {
    const name = `category-pages/${path.parse(file).name}`;
    if (name.endsWith('accessories')) rmSync(inShop(`${name}.yaml`));
    else edit(name, { 'homeCard|description': 'What we keep on our own bench.' });
  }
  edit('category-pages/pc-components', { 'tiles|6': { label: 'Fans', counts: 'Fans' } });

  for (const [index, { id, name, kind, sku }] of PRODUCTS.entries()) {
    const [label, known] = LABELS[kind] ?? ['', ''];
    const checked = id === LEFT.product ? '' : `checked: ${today.slice(0, 7)}\n`;
    const record = `name: ${name}\nbrand: Sharrow\nsku: ${sku}\nsubcategory: ${kind}\ndescription: It's quiet.\n${checked}specifications: { ${label}: None }\nfeatures: [Quiet]\ncompatibility: [Any desk]\n${known ? `facts: ${known}\n` : ''}`;
    save(`products/${id}.yaml`, record);
    const [width = 1000, height = 1000] = SHAPES[index] ?? [];
    const half = {
      create: { width: width >> 1, height: height >> 1, channels: 3, background: '#456' },
    } as const;
    const photograph = sharp({ create: { width, height, channels: 3, background: '#fff' } });
    // Every third was taken with the camera on its side.
    const orientation = index % 3 === 2 ? 6 : 1;
    save(
      `photos/${id}.jpg`,
      await photograph
        .composite([{ input: half }])
        .withMetadata({ orientation })
        .jpeg()
        .toBuffer(),
    );
  }
  // As a spreadsheet saves it: one has gone, and of one nothing is known.
  const rows = PRODUCTS.slice(0, -1).map(
    ({ sku }, index) => `${sku};${index === 1 ? 'no' : 7};${today}`,
  );
  save('stock.csv', `\ufeffSKU;Quantity;Date\r\n${rows.join('\r\n')}\r\n`);

  const was = process.cwd();
  process.chdir(tree);
  const photographs = PRODUCTS.map(({ id }) => id);
  const { pack, issues } = readPack(packFiles('shop').files, {}, { photographs });
  process.chdir(was);
  if (pack === undefined) throw new Error(JSON.stringify(issues));
  const [unproved, ...claims] = statedClaims(pack).map(({ claim }) => claim);
  const duties = dutiesOf(pack).map((duty) => duty.name);
  const proof = (names: readonly string[]) =>
    names.map((name) => [
      name,
      { where: 'Advice taken on 1 October 2026', checked: today.slice(0, 7) },
    ]);
  const held = [...claims, ...duties.filter((name) => name !== LEFT.duty)];
  save('proof.yaml', JSON.stringify(Object.fromEntries(proof(held))));
  return {
    pack,
    unproved,
    /** Does what is left. */
    finish: () => {
      edit('company', { [`facts|${LEFT.fact}`]: 'As agreed.' });
      edit(`products/${LEFT.product}`, { checked: today.slice(0, 7) });
      save(
        'proof.yaml',
        JSON.stringify(Object.fromEntries(proof([...held, LEFT.duty, unproved ?? '']))),
      );
    },
  };
}
