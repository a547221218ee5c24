import fc from 'fast-check';
import { parseEnquiryParts, setEnquiryParts } from '@/lib/page-state/enquiry-query';
import { MAX_SEARCH_LENGTH } from '@/lib/page-state/filter-query';
import {
  answerOf,
  copyHave,
  FIELDS,
  type Have,
  haveFromQuery,
  withHave,
} from '@/lib/page-state/have-address';
import { amountOf, haveParagraph } from './have';
import { parseParts } from './part-database';

const typed = fc.string({ unit: 'grapheme' }).map((text) => answerOf(text) ?? { typed: '650' });
const id = fc.stringMatching(/^[0-9a-f]{7}$/).map((text) => ({ id: text }));
const answer = {
  case: fc.oneof(id, typed),
  supply: fc.oneof(id, typed),
  board: fc.oneof(id, typed),
};
const anyHave: fc.Arbitrary<Have> = fc.record(
  { ...answer, processor: typed, pc: fc.oneof(typed, fc.constant({ typed: '' })) },
  { requiredKeys: [] },
);
const anyQuery = fc
  .dictionary(fc.constantFrom('category', 'brand', 'q'), fc.string({ unit: 'grapheme' }))
  .map((filters) => `?${new URLSearchParams(filters)}`);

it.each<[field: 'case' | 'supply', typed: string, amount: number | undefined]>([
  ['case', '325', 325],
  ['case', ' 325 mm ', 325],
  ['case', '32.5cm', 325],
  ['case', '12,8 in', 325],
  ['case', '4000', undefined],
  ['case', '32', undefined],
  ['case', 'h510', undefined],
  ['case', '650 W', undefined],
  ['case', '300 constructor', undefined],
  ['supply', '650', 650],
  ['supply', '650W', 650],
  ['supply', '1200 watts', 1200],
  ['supply', '65', undefined],
  ['supply', 'rm850', undefined],
])('reads for the %s %j as %j', (field, text, amount) => {
  expect(amountOf(field, text)).toBe(amount);
  expect(amountOf('board', text)).toBeUndefined();
});

describe('what a visitor has, in the address', () => {
  it('can be read, and stands beside what else there is', () => {
    const have: Have = { case: { id: '7585de5' }, supply: { typed: '650 W' } };
    expect(withHave('?brand=A&have=board+x', have)).toBe(
      '?brand=A&have=case-7585de5&have=supply+650+W',
    );
    expect(withHave('?have=board+x', {})).toBe('');
    expect(withHave('?have=pc+x&parts=a,b', have)).toMatch(/^\?parts=a,b&have=case-/);
  });

  it('is read as it was written, free text and numbers, too, and leaves filters and ticks alone', () => {
    fc.assert(
      fc.property(anyQuery, anyHave, anyHave, (filters, before, have) => {
        const own = withHave(withHave(filters, before), have);
        const ticked = setEnquiryParts(own, ['rm850e']);
        for (const query of [own, ticked, copyHave(filters, own), withHave(ticked, have)]) {
          expect(haveFromQuery(query)).toEqual(have);
          expect(`?${withHave(setEnquiryParts(query, []), {}).slice(1)}`).toBe(filters);
        }
        expect(parseEnquiryParts(ticked, ['rm850e']).parts).toEqual(['rm850e']);
      }),
    );
  });

  it('comes from any text as answers to what is asked, the first of each', () => {
    expect(
      haveFromQuery('?have=case+a&have=case+b&have=toaster+x&have=pc-7585de5&have=case'),
    ).toEqual({
      case: { typed: 'a' },
    });
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (text) => {
        for (const query of [text, `?have=${text}`, `?have=supply+${text}`, `?have=pc+&${text}`]) {
          const have = haveFromQuery(query);
          expect(FIELDS).toEqual(expect.arrayContaining(Object.keys(have)));
          expect(haveFromQuery(withHave('', have))).toEqual(have);
        }
      }),
    );
  });

  it('is cut where it is too long, and nothing where it is blank', () => {
    expect(haveFromQuery(`?have=pc+${'x'.repeat(100_000)}`)).toEqual({
      pc: { typed: 'x'.repeat(MAX_SEARCH_LENGTH) },
    });
    expect(answerOf(' \t ')).toBeUndefined();
  });
});

it('tells an e-mail what a visitor has', () => {
  const parts = [
    ...parseParts('case', ['NZXT|H210|7585de5,1111111|Mini-ITX|325|', 'Acme|Box|2222222|||']),
    ...parseParts('supply', ['Acme|P|2222222|650']),
  ];
  const told = (have: Have) => haveParagraph(have, parts).split('\n');
  expect(
    told({
      pc: { typed: 'Dell XPS' },
      case: { id: '1111111' },
      supply: { typed: '650' },
      processor: { typed: 'Ryzen 5 3600' },
    }),
  ).toEqual([
    'What I have:',
    'Case: NZXT H210 (Mini-ITX, cards up to 325 mm, as listed by BuildCores)',
    'Power supply: 650 W, on its label',
    'Processor: Ryzen 5 3600',
    'Ready-made PC: Dell XPS',
    expect.stringMatching(/^To attach: photographs/),
  ]);
  expect(told({ case: { id: '2222222' }, board: { typed: 'B550' } })).toEqual([
    'What I have:',
    'Case: Acme Box',
    'Board: B550',
  ]);
  expect(told({ case: { typed: '325mm' } })[1]).toBe('Case: room for a card of 325 mm');
  expect(told({ board: { id: '0000000' } })).toEqual(['']);
});
