import { z } from 'zod';
import { plainText } from './plain-text';
import { tell } from './tell';

const fan = z.strictObject({
  name: plainText.max(3, 'is longer than 3 characters'),
  blades: z.number().optional(),
  sizes: z.array(z.number()).optional(),
});
const told = (value: unknown, schema: z.ZodType = fan) =>
  tell(schema, value, () => ({ name: 'fans.ts', taken: 0 }));

describe('what is told of a mistake', () => {
  it('is nothing where there is none', () => {
    expect(told({ name: 'A' })).toEqual([]);
  });

  it('is the place, what was found and the remedy', () => {
    expect(told({ name: 'ABCD' })).toEqual(['fans.ts, name: "ABCD" is longer than 3 characters']);
    expect(told({ name: 'A', blades: 'many' })).toEqual([
      'fans.ts, blades: "many" must be a number',
    ]);
    expect(told('none')).toEqual(['fans.ts: "none" must be a record in { }']);
  });

  it('leaves out of the path what names the record', () => {
    const [line] = tell(z.array(fan), [{ name: 'ABCD' }], ([index]) => ({
      name: `fans.ts, fan ${Number(index) + 1}`,
      taken: 1,
    }));
    expect(line).toBe('fans.ts, fan 1, name: "ABCD" is longer than 3 characters');
  });

  it('is the first of what is wrong with a field, for each field', () => {
    expect(told({ name: ' ABCD', blades: '' })).toEqual([
      expect.stringMatching(/^fans\.ts, name: /),
      expect.stringMatching(/^fans\.ts, blades: /),
    ]);
  });

  it('is that a field is missing, a list has a hole', () => {
    expect(told({})).toEqual(['fans.ts, name: is missing: write it']);
    expect(told({ name: 'A', sizes: [1, undefined] })).toEqual([
      'fans.ts, sizes.1: is empty: remove the doubled comma',
    ]);
  });

  it('is each field that there is not, and what was meant by it instead of that it is missing', () => {
    expect(told({ naem: 'A', colour: 'red' })).toEqual([
      'fans.ts: has no field naem: write name; it has no field colour: remove it, or give it a rule in checks/schemas/',
    ]);
    expect(told({ name: 'A', naem: 'B' })).toEqual([
      'fans.ts: has no field naem: remove it, or give it a rule in checks/schemas/',
    ]);
  });

  it('still is that another field is missing', () => {
    const both = z.strictObject({ name: plainText, brand: plainText });
    expect(told({ naem: 'A' }, both)).toEqual([
      'fans.ts, brand: is missing: write it',
      'fans.ts: has no field naem: write name',
    ]);
  });

  it('is a name that a record may not have', () => {
    const byColour = z.record(z.string().regex(/^[a-z]+$/, 'must be lower-case'), z.number());
    expect(told({ Red: 1 }, byColour)).toEqual(['fans.ts, Red: "Red" must be lower-case']);
  });

  it('is the last of several forms that a value may have, or their names', () => {
    const forms = z.union([z.literal(''), plainText.max(1, 'is too long')]);
    expect(told('AB', forms)).toEqual(['fans.ts: "AB" is too long']);
    const kinds = z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('fan') }),
      z.object({ kind: z.literal('pump') }),
    ]);
    expect(told({ kind: 'tap' }, kinds)).toEqual(['fans.ts, kind: "tap" must be fan or pump']);
  });
});
