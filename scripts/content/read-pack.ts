import type { z } from 'zod';
import { FILE_SCHEMAS, FOLDER_SCHEMAS, type Pack } from '@/lib/content/pack';
import { type Hours, responseDays } from '@/lib/content/response-days';
import { fill } from '@/lib/fill';
import { completed, inOrder } from './complete-product';
import { referenceFaults } from './link';
import { sampleValue, told } from './locate-issue';
import type { PackFile } from './pack-files';
import { readYaml } from './parse';
import { photographed } from './photograph-pictures';
import { inventedFaults } from './sample-testimonials';
import type { Stock } from './stock-list';
import { checked, type Fault } from './validate-record';

type Environment = Readonly<Record<string, string | undefined>>;
/** What else is known of a shop. */
interface Known {
  /** The sample's files, which tell what to write for what is missing. */
  readonly sample?: readonly PackFile[];
  /** The names of the owner's photographs, of products and pictures. */
  readonly photographs?: readonly string[];
  /** The owner's list of what is in stock, where there is one. */
  readonly stock?: Stock | undefined;
}

type Named = Readonly<Record<string, unknown>>;

const record = (value: unknown): Named => Object(value);

/** A value with the names in braces filled in, in its texts at any depth. */
function filled(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (typeof value === 'string') return fill(value, names);
  if (Array.isArray(value)) return value.map((entry) => filled(entry, names));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, inner]) => [name, filled(inner, names)]);
  return Object.fromEntries(fields);
}

/** What every text may name: PLACEHOLDERS, by company.yaml and the settings. */
function namesOf(company: Named, environment: Environment): Readonly<Record<string, string>> {
  const { name, address, dispatch, delivery, response, hours } = company;
  const open = Array.isArray(hours) ? hours.map((line) => record(line).schema) : [];
  const inNumbers = open.filter((line) => Array.isArray(record(line).days)) as Hours[];
  const stated = {
    company: environment.NEXT_PUBLIC_COMPANY_NAME || name,
    town: record(address).locality,
    ...{ dispatch, delivery, response, responseDays: responseDays(inNumbers) },
  };
  // One that names what is not known is told where it stands, and not again in each text that has it.
  const known = Object.entries(stated).filter(
    ([, value]) => typeof value === 'string' && !/[{}]/.test(value),
  );
  return Object.fromEntries(known) as Record<string, string>;
}

/**
 * Reads the files of a shop and checks them, each by itself and all against each other.
 *
 * @param environment whose variables win over what the shop says of itself
 * @returns all that is wrong, with its place; what photographs may be of; and the shop as pages read it, where nothing is
 *   wrong
 */
export function readPack(
  files: readonly PackFile[],
  environment: Environment,
  { sample = [], photographs = [], stock }: Known = {},
) {
  const read = new Map(files.map(({ name, file, source }) => [name, readYaml(file, source)]));
  const names = namesOf(record(read.get('company')?.value), environment);
  const values = new Map([...read].map(([name, { value }]) => [name, filled(value, names)]));
  const mistakes = [...read.values()].flatMap((file) => file.mistakes);
  const tell = (name: string, fault: Fault) => {
    const [, called = ''] = name.split('/');
    const hint = /^is missing/.test(fault.message) ? sampleValue(sample, name, fault.path) : '';
    const text = told(values.get(name), called, fault) + hint;
    const place = read.get(name)?.mistakeAt(fault.path, text, fault.name);
    if (place !== undefined) mistakes.push(place);
  };
  /** A file that is right by itself, as its schema reads it; what is wrong with it is told. */
  const readBy = <S extends z.ZodType>(name: string, schema: S, value = values.get(name)) => {
    if (read.get(name)?.mistakes.length !== 0) return undefined;
    const { faults, data } = checked(value, schema);
    for (const fault of faults) tell(name, fault);
    return data;
  };
  /** The records of a folder, each with the name of its file as its id. */
  const records = <S extends z.ZodType>(
    folder: keyof typeof FOLDER_SCHEMAS,
    schema: S,
    id: string,
    complete = (value: Named, _id: string) => value,
  ): z.infer<S>[] =>
    [...values]
      .filter(([name]) => name.startsWith(`${folder}/`))
      .flatMap(([name, value]) => {
        const [, called = ''] = name.split('/');
        if (record(value)[id] !== undefined)
          tell(name, { path: [id], message: 'is the name of the file: remove the line' });
        return readBy(name, schema, { ...complete(record(value), called), [id]: called }) ?? [];
      });

  // The sample's example is of its own products.
  const isLent = (name: string) =>
    sample.some(({ file }) => files.some((one) => one.file === file && one.name.startsWith(name)));
  if (isLent('home') && !isLent('products/')) {
    const { example: _, ...home } = record(values.get('home'));
    values.set('home', home);
  }
  const parsed = Object.fromEntries(
    Object.entries(FILE_SCHEMAS).map(([name, schema]) => [name, readBy(name, schema)]),
  ) as Partial<Pack>;
  const { menu = [], categories = {} } = parsed;
  const pages = records('category-pages', FOLDER_SCHEMAS['category-pages'], 'slug');
  const sorted = records('products', FOLDER_SCHEMAS.products, 'id', (value, id) => ({
    ...completed(value, categories, record(values.get('company')), stock),
    ...(photographs.includes(id) && { image: id }),
  }));
  const products = inOrder(sorted, categories);
  const recordsOf = (folder: string) =>
    [...values.keys()].flatMap((name) => name.split(`${folder}/`)[1] ?? []);
  const { pictures } = parsed;
  const shown = pictures && { pictures: photographed(pictures, products, photographs) };
  const readable = { ...parsed, ...shown, products, 'category-pages': pages };
  const known = { slugs: recordsOf('category-pages'), ids: recordsOf('products') };
  for (const { file, ...fault } of referenceFaults({ ...readable, ...known })) tell(file, fault);
  for (const fault of inventedFaults(parsed.testimonials ?? [], sample))
    tell('testimonials', fault);
  // A page of the sample may be left out; one of the owner's own has been forgotten.
  for (const slug of known.slugs.filter((one) => !menu.includes(one))) {
    const name = `category-pages/${slug}`;
    const message = `menu.yaml does not list it: add "- ${slug}" there, or remove the file`;
    if (sample.length > 0 && parsed.menu && sample.every((file) => file.name !== name))
      tell(name, { path: [], message });
  }
  const listed = menu.flatMap((slug) => pages.find((page) => page.slug === slug) ?? []);
  const pack = { ...parsed, ...shown, photographs, products, 'category-pages': listed } as Pack;
  const photographable = { pictures: shown?.pictures, ids: known.ids };
  return { mistakes, photographable, pack: mistakes.length === 0 ? pack : undefined };
}
