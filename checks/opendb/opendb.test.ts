/**
 * The sample's products beside BuildCores OpenDB, under the Open Data Commons Attribution License: products.json has what
 * it says of them in our terms, at the commit in data/known-parts/NOTICE, by the record that has the part number.
 */
import { readFileSync } from 'node:fs';
import type { Product } from '@/lib/content/products';
import { samplePack } from '../../scripts/content/testing/sample-pack';

type Said = Readonly<Record<string, unknown>>;
const theirs: Readonly<Record<string, Said>> = JSON.parse(
  readFileSync('checks/opendb/products.json', 'utf8'),
);

/** What a product of ours says under a name: a fact, a number of something, or the figure that a text begins with. */
function ours({ specifications, facts }: Product, name: string): unknown {
  const known: Readonly<Record<string, unknown>> = { ...facts };
  const counts = { ...Object(known.leads), ...Object(known.slots) };
  const [, generation] = /^M\.2 of PCIe (\d)\.0$/.exec(name) ?? [];
  const m2 = (known.m2 ?? []) as readonly { generation: number; count: number }[];
  if (generation) return m2.find((slots) => slots.generation === Number(generation))?.count ?? 0;
  if (/^(?:HDMI|DisplayPort)$/.test(name))
    return Number(new RegExp(`(\\d) × ${name}`).exec(specifications.Outputs ?? '')?.[1] ?? 0);
  if (/^(?:\d+-pin|EPS|PCIe x16)$/.test(name)) return counts[name] ?? 0;
  if (name === 'profiles') return [...(known.profiles as readonly string[])].toSorted().join();
  const text = known[name] ?? specifications[name];
  return text;
}

/** Whether two say the same; of a text of ours with a unit, such as '6,144 (CUDA)', its figure. */
const alike = (our: unknown, their: unknown) =>
  typeof their === 'number' && typeof our === 'string'
    ? Number.parseFloat(our.replaceAll(',', '')) === their
    : typeof our === 'string' && typeof their === 'string'
      ? our === their || our.startsWith(`${their} `)
      : our === their;

const differences = samplePack.products.flatMap((product) =>
  Object.entries(theirs[product.id] ?? {})
    .filter(([name, said]) => name !== 'record' && !alike(ours(product, name), said))
    .map(([name, said]) => `${product.id}, ${name}: ${ours(product, name)}, not ${said}`),
);

it('OpenDB knows each product of the sample', () => {
  expect(Object.keys(theirs).toSorted()).toEqual(
    samplePack.products.map(({ id }) => id).toSorted(),
  );
});

it('what OpenDB says otherwise is settled in product-sources.md, and nothing else is', () => {
  const sources = readFileSync('data/sample/product-sources.md', 'utf8');
  const [, table = ''] = sources.split('## Where OpenDB says otherwise\n');
  const rows = (table.split('\n## ')[0] ?? '').matchAll(/^\| ([\w-]+, [^|]+, not [^|]+?) +\| \S/gm);
  expect([...rows].map(([, row]) => row).toSorted()).toEqual(differences.toSorted());
});
