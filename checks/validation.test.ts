import { mistakesWith, type Path, planted } from './testing/mistakes';
import { type Part, partMistakes, siteData, validateSite } from './validation';

const [first] = siteData.products;

describe('the data as it stands', () => {
  it('has no mistakes', () => {
    expect(validateSite()).toEqual([]);
  });
});

/**
 * The paths of a value, parents first; of a list only the first entry of each kind, since the others are checked by the
 * same rules.
 */
function pathsOf(value: unknown): readonly Path[] {
  if (typeof value !== 'object' || value === null) return [[]];
  const kinds = new Set<unknown>();
  const entries = Object.entries(value).filter(([, entry]) => {
    if (!Array.isArray(value)) return true;
    const { kind } = (entry ?? {}) as { readonly kind?: unknown };
    return !kinds.has(kind) && kinds.add(kind);
  });
  const step = (name: string) => (Array.isArray(value) ? Number(name) : name);
  return [
    [],
    ...entries.flatMap(([name, entry]) => pathsOf(entry).map((rest) => [step(name), ...rest])),
  ];
}

describe('every field there is', () => {
  const parts = Object.keys(siteData) as Part[];

  it.each(parts)('of %s is refused where it holds nothing to read', (part) => {
    const accepted = pathsOf(siteData[part])
      .filter((path) => path.length > 0)
      .filter((path) => partMistakes(part, planted(siteData[part], path, ' ')).length === 0);
    expect(accepted).toEqual([]);
  });
});

describe('what an owner may do', () => {
  const trader = {
    form: 'sole trader',
    owners: [],
    serviceAddress: '',
    vatNumber: '',
    telephone: '',
  };

  it.each<[string, Part, Path, unknown]>([
    ['sell nothing', 'products', [], []],
    ['sell one product', 'products', [], [first]],
    ['sell what no page shows yet', 'taxonomy', ['Cooling'], ['Fans']],
    ['have no testimonials', 'testimonials', [], []],
    ['trade without a company', 'company', ['registration'], trader],
    ['trade in partnership', 'company', ['registration'], { ...trader, form: 'partnership' }],
    ['have opened this year', 'company', ['established'], String(new Date().getFullYear())],
    ['be exempt from VAT', 'company', ['registration', 'vatNumber'], 'none'],
    ['write the VAT number in groups', 'company', ['registration', 'vatNumber'], 'GB 123 4567 89'],
    ['write it bare', 'company', ['registration', 'vatNumber'], '123456789'],
    ['close on a day', 'company', ['hours', 0, 'schema'], null],
    ['leave a legal text to its fact', 'legal', ['privacy', 'items', 3, 'text'], ''],
  ])('%s', (_name, part, path, value) => {
    expect(mistakesWith(part, path, value)).toEqual([]);
  });
});

describe('a shop owner’s mistakes', () => {
  it('are told of a record by its number where it has no name', () => {
    for (const id of ['', 7]) {
      expect(mistakesWith('products', [1, 'id'], id)).toEqual([
        expect.stringMatching(/^data\/products\.ts, record 2, id: /),
      ]);
    }
  });

  it('are told of the taxonomy alone while it has any, since each product would have them too', () => {
    const mistakes = validateSite({ ...siteData, taxonomy: { Memory: [] }, products: [{}] });
    expect(mistakes).toEqual([expect.stringMatching(/^data\/taxonomy\.ts, Memory: /)]);
  });

  it('are told once where a field is misspelt, with what was meant', () => {
    const { sku, ...others } = first ?? {};
    expect(mistakesWith('products', [0], { ...others, skuu: sku })).toEqual([
      expect.stringMatching(/: has no field skuu: write sku$/),
    ]);
  });

  it('are all told, of each part and each field', () => {
    const mistakes = validateSite({ ...siteData, products: [{}], testimonials: [{}] });
    expect(mistakes).toEqual(
      expect.arrayContaining(
        [
          'products.ts, record 1, id',
          'products.ts, record 1, sku',
          'testimonials.ts, record 1, name',
          'testimonials.ts, record 1, sample',
        ].map((field) => `data/${field}: is missing: write it`),
      ),
    );
  });
});
