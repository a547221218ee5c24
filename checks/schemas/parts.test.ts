import { z } from 'zod';
import { choiceRemedy, distinct, filterValue, key, later, listOf, slug } from './parts';

const told = (schema: z.ZodType, value: unknown) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

describe('a name that records are looked up by', () => {
  it.each(['Cores', '8 cores', 'DDR5'])('may be %s', (name) => expect(told(key, name)).toEqual([]));

  it.each(['8', '64'])('is no number: %s', (name) => {
    expect(told(key, name)).toEqual([expect.stringMatching(/^is a number/)]);
  });

  it.each([key, slug])('is no member that every object has', (schema) => {
    expect(told(schema, 'constructor')).toContain('is a word of the language: choose another');
  });

  it('is not what the filters call no choice, in any capitals', () => {
    expect(told(filterValue, 'ALL')).toEqual([expect.stringMatching(/^is what the filters call/)]);
    expect(told(filterValue, 'All in')).toEqual([]);
  });
});

describe('a choice that there is not', () => {
  const names = (count: number) =>
    Array.from({ length: count }, (_, index) => `name-${index}-name`);

  it('is told the one that was meant, else all of a few, else to look again', () => {
    expect(choiceRemedy('name-3-nam', names(12))).toBe('write name-3-name');
    expect(choiceRemedy('zzz', names(12))).toBe(`use one of ${names(12).join(', ')}`);
    expect(choiceRemedy('zzz', names(13))).toBe('check its spelling');
  });
});

describe('a list', () => {
  it('has an entry, and none twice but for capitals', () => {
    expect(told(listOf(key), [])).toEqual([expect.stringMatching(/^must not be empty/)]);
    expect(told(listOf(key), ['A', 'B', 'a'])).toEqual([
      'stands in entry 1 too: change or remove one of the two',
    ]);
  });

  it('of records has none twice in any of the named fields, and says so once a record', () => {
    const fans = z.array(z.unknown()).superRefine(distinct('id', 'name'));
    const { issues } = fans.safeParse([
      { id: '1', name: 'A', size: 1 },
      { id: '2', name: 'B', size: 1 },
      { id: '3', name: 'b', size: 1 },
      { id: '1', name: 'a', size: 1 },
    ]).error ?? { issues: [] };
    expect(issues.map(({ path }) => path)).toEqual([
      [2, 'name'],
      [3, 'id'],
    ]);
  });
});

it('what is not known yet may be empty, and keeps to its rules once it is written', () => {
  const year = later(z.string().regex(/^\d{4}$/, 'must be a year'));
  expect(['', '2020', 'soon'].map((value) => told(year, value))).toEqual([
    [],
    [],
    ['must be a year'],
  ]);
});
