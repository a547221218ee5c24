/** @jest-environment node */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { packFiles } from '../content/pack-files';
import { readPack } from '../content/read-pack';
import { addProduct } from './added-product';
import { BELIEVED } from './believed';

const room = mkdtempSync(path.join(os.tmpdir(), 'open-db-'));
const [base, shop] = [`${room}/base`, `${room}/shop`];
afterAll(() => rmSync(room, { recursive: true }));

let records = 0;
const put = (folder: string, numbers: readonly string[], fields: object, name = 'Acme Fan 1') => {
  const opendb_id = `00000000-0000-4000-8000-${String(records++).padStart(12, '0')}`;
  const metadata = { name, manufacturer: 'Acme', part_numbers: numbers };
  writeFileSync(
    `${base}/open-db/${folder}/${opendb_id}.json`,
    JSON.stringify({ opendb_id, metadata, ...fields }),
  );
};
const add = (number: string) => {
  const { file = '', ...rest } = addProduct(number, base, shop);
  return { file: file.replace(`${shop}/`, ''), text: file && readFileSync(file, 'utf8'), ...rest };
};

beforeAll(() => {
  for (const { folder } of Object.values(BELIEVED))
    mkdirSync(`${base}/open-db/${folder}`, { recursive: true });
  const connectors = { eps_8_pin: 0 };
  put('PSU', ['AC-750', 'AC-750-UK'], { wattage: 750, length: 0, connectors }, 'ACME Calm 750');
  put('PSU', ['AC-2'], { wattage: 500, modular: 'Full' });
  put('PSU', ['AC-2'], { wattage: 550, modular: 'Full' }, 'Acme Fan 2');
  put('PSU', ['AC-3'], { wattage: 500 }, 'Acme Grey 3');
  put('PSU', ['AC-3'], { wattage: 500 }, 'Acme White 3');
  put('GPU', ['AC-9'], { length: 300, tdp: 200, memory: 8, memory_type: 'GDDR6' });
});

it('writes what is believed of a product, and marks each as not looked up', () => {
  const { file, text } = add('ac-750-UK');
  expect(file).toBe('products/calm-750.yaml');
  expect(text).toContain(
    'name: Calm 750\nbrand: Acme\nsku: AC-750-UK\nsubcategory: Modular PSUs\n',
  );
  expect(text).toContain('specifications:\n  Output: 750 W\nfacts:\n  watts: 750\nnotLookedUp:');
  for (const place of ['name', 'brand', 'specifications.Output', 'facts.watts'])
    expect(text).toContain(`\n  - ${place}\n`);
  // A nought is nothing that anybody entered, and what the card draws is not on record.
  expect(text).not.toMatch(/Length|leads|EPS/);
  expect(add('AC-9').text).not.toMatch(/200/);
  expect(() => add('ac-750-UK')).toThrow(/calm-750\.yaml: is ac-750-UK already$/);
});

it('makes nothing fit by a fact that nobody has looked up', () => {
  const [of] = packFiles(shop).files.filter(({ name }) => name === 'products/calm-750');
  const facts = (edit: (source: string) => string) => {
    const blank = /^(image|description|features|compatibility):.*$/gm;
    const written = { image: 'parcel', features: '[x]', compatibility: '[x]', description: 'x' };
    const source = edit(of?.source ?? '').replace(
      blank,
      (_, field: keyof typeof written) => `${field}: ${written[field]}`,
    );
    const home = packFiles('data/sample').files.filter(({ name }) => !name.startsWith('products/'));
    const files = [...home, { name: 'products/calm-750', file: 'shop/x.yaml', source }];
    const { pack, issues } = readPack(files, {}, { sample: home });
    expect(issues.filter(({ file }) => file === 'shop/x.yaml')).toEqual([]);
    return pack?.products[0]?.facts ?? issues;
  };
  expect(facts((source) => source)).toEqual(expect.not.objectContaining({ watts: 750 }));
  expect(facts((source) => source.replace(/ {2}- facts\.watts\n/, ''))).toEqual(
    expect.objectContaining({ watts: 750 }),
  );
});

it('chooses nothing where two records of a number have other figures, and shows both', () => {
  const { file, differing } = add('AC-2');
  expect(file).toBe('');
  expect(differing?.map(([, ...lines]) => lines)).toEqual([
    ['specifications.Output: 500 W', 'facts.watts: 500'],
    ['specifications.Output: 550 W', 'facts.watts: 550'],
  ]);
  // Called otherwise, they are one part.
  expect(add('AC-3').file).toBe('products/grey-3.yaml');
});

it('tells in one line of a number that no record has, and of a folder that is no checkout', () => {
  expect(() => add('AC-')).toThrow(/^AC-: no record in .+ has this number: write it as the maker/);
  expect(() => addProduct('AC-3', room, room)).toThrow(/open-db\/CPU: is not there; name a check/);
});
