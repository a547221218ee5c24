import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { stringify } from 'yaml';
import { type PartKind, partKinds } from '@/lib/content/facts';
import { type Categories, categoriesSchema } from '@/lib/content/products';
import { createIssue } from '../content/document';
import { packFiles } from '../content/pack-files';
import { parseFile } from '../content/parse';
import { validateValue } from '../content/validate-documents';
import { SOURCE } from '../known-parts/refresh';
import { BELIEVED, productRecord } from './believed';

/** What is written of a record: of a part, by the fields of its product; what is not known is not among them. */
interface Entry {
  readonly part: PartKind;
  readonly id: string;
  readonly fields: Readonly<Record<string, Readonly<Record<string, unknown>> | string>>;
}

const known = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value != null && value !== ''));

/** The records that have a part number, as entries of a shop with these categories. */
function entriesOf(sku: string, folder: string, categories: Categories): readonly Entry[] {
  const wanted = sku.toLowerCase();
  return partKinds.flatMap((part) => {
    const from = path.join(folder, 'open-db', BELIEVED[part].folder);
    if (!existsSync(from)) throw new Error(`${from}: is not there; name a checkout of ${SOURCE}`);
    const names = readdirSync(from).filter((name) => name.endsWith('.json'));
    return names.sort().flatMap((name): readonly Entry[] => {
      const source = readFileSync(path.join(from, name), 'utf8');
      if (!source.toLowerCase().includes(wanted)) return [];
      const { data, error } = productRecord.safeParse(JSON.parse(source));
      if (!data) throw new Error(`${name}: ${error.issues[0]?.path.join('.')}: can’t be read`);
      const { metadata, opendb_id: id } = data;
      const number = metadata.part_numbers?.find((one) => one.toLowerCase() === wanted);
      if (number === undefined) return [];
      const { figures, facts } = BELIEVED[part].said(data);
      const [category] = Object.values(categories).filter((one) => one.part === part);
      const { subcategories = [], cardLabels = [], moreLabels = [] } = category ?? {};
      const labelled = [...cardLabels, ...moreLabels].map((label) => [label, figures[label]]);
      const brand = metadata.manufacturer ?? '';
      const starts = metadata.name.toLowerCase().startsWith(`${brand} `.toLowerCase());
      const own = starts ? metadata.name.slice(brand.length + 1) : metadata.name;
      const fields = {
        ...{
          name: own,
          brand,
          sku: number,
          subcategory: subcategories.length === 1 ? subcategories[0] : '',
        },
        specifications: known(Object.fromEntries(labelled)),
        facts: known(facts),
      };
      return [{ part, id, fields: fields as Entry['fields'] }];
    });
  });
}

/** Every value of an entry with its place, such as 'facts.watts: 850'. */
const valuesOf = ({ part, fields }: Entry): readonly string[] => [
  `kind: ${part}`,
  ...Object.entries(fields).flatMap(([field, value]) =>
    typeof value === 'string'
      ? [`${field}: ${value}`]
      : Object.entries(value).map(([name, inner]) => `${field}.${name}: ${inner}`),
  ),
];

/** Records of one part may be called otherwise, as shops do. */
const NAMES = /^(?:name|brand|sku): /;
const FROM_ELSEWHERE = /^(?:kind|sku|subcategory): /;

/** The file of a product: what is known, the fields that are still to be written, and what is to be looked up. */
function fileOf(entry: Entry): string {
  const { name, brand, sku, subcategory, specifications, facts } = entry.fields;
  const places = valuesOf(entry)
    .filter((value) => !FROM_ELSEWHERE.test(value))
    .map((value) => value.slice(0, value.indexOf(': ')));
  const blank = (field: string) => `${field}: # to be written\n`;
  return [
    `# From BuildCores OpenDB, ${SOURCE}, ODC-By 1.0: record ${entry.id}.\n`,
    '# Compare each entry of notLookedUp with the maker’s data sheet, correct it and take it out of that list; until then no\n',
    '# fact of it is said to fit. Then write the month into checked, as in 2026-11.\n',
    stringify({ name, brand, sku }),
    subcategory ? stringify({ subcategory }) : blank('subcategory'),
    ...['image', 'description', 'features', 'compatibility'].map(blank),
    stringify({ specifications, facts, notLookedUp: places }),
  ].join('');
}

/**
 * Writes the file of a product from its record in a checkout of BuildCores OpenDB.
 *
 * @param folder the checkout, or an extract of its folder open-db/
 * @param shop whose products/ gets it, and whose categories it has
 * @returns the file; or, where records of the number differ, all that they say, and nothing is written
 * @throws {Error} with one line, where there is no such record, or a product of that number or name already
 */
export function addProduct(sku: string, folder: string, shop: string) {
  const read = packFiles(shop).files.map((file) => parseFile(file).value);
  const sorted = read.find(({ name }) => name === 'categories');
  if (!sorted) throw new Error('categories.yaml: is not there');
  const create = createIssue.bind(undefined, sorted);
  const { value: categories, issues } = validateValue(sorted.value, categoriesSchema, create);
  if (!categories) throw new Error(`${sorted.file}: ${issues[0]?.message}`);
  const there = read.find(
    ({ file, value }) =>
      file.startsWith(`${shop}/products/`) &&
      sku.toLowerCase() === String(Object(value).sku).toLowerCase(),
  );
  if (there) throw new Error(`${there.file}: is ${sku} already`);
  const entries = entriesOf(sku, folder, categories);
  const [entry] = entries;
  if (!entry)
    throw new Error(`${sku}: no record in ${folder} has this number: write it as the maker does`);
  const said = entries.map(valuesOf);
  const differing = entries.map(({ id, fields: { name } }, at) => [
    `record ${id}: ${name}`,
    ...(said[at] ?? []).filter(
      (line) => !NAMES.test(line) && !said.every((one) => one.includes(line)),
    ),
  ]);
  if (differing.some(({ length }) => length > 1)) return { differing };
  const words =
    String(entry.fields.name)
      .toLowerCase()
      .match(/[a-z\d]+/g) ?? [];
  const id = words.join('-').slice(0, 60).replace(/-$/, '');
  const file = `${shop}/products/${id}.yaml`;
  if (existsSync(file)) throw new Error(`${file}: is there already: rename or remove it`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, fileOf(entry));
  return { file };
}
