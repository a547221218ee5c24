import fc from 'fast-check';
import { keepParts, partsFromQuery, withParts } from './parts-address';

const IDS = ['tuf-rtx-5080', 'core-i9-14900k', 'rm850e', '990-pro-2tb'];

const anyParts = fc.subarray(IDS);
const anyQuery = fc
  .dictionary(fc.constantFrom('category', 'brand', 'q'), fc.string({ unit: 'grapheme' }))
  .map((filters) => `?${new URLSearchParams(filters)}`);

describe('parts in the address', () => {
  it.each<[query: string, parts: readonly string[], written: string]>([
    ['', ['tuf-rtx-5080', 'core-i9-14900k'], '?parts=tuf-rtx-5080,core-i9-14900k'],
    ['?brand=ASUS&parts=rm850e', ['990-pro-2tb'], '?brand=ASUS&parts=990-pro-2tb'],
    ['?brand=ASUS&parts=rm850e', [], '?brand=ASUS'],
    ['?parts=rm850e', [], ''],
  ])('stand after what else there is: %s with %j', (query, parts, written) => {
    expect(withParts(query, parts)).toBe(written);
  });

  it('are read as they were written, stay when filters are written, and leave those alone', () => {
    fc.assert(
      fc.property(anyQuery, anyParts, anyParts, (filters, before, parts) => {
        const ticked = withParts(withParts(filters, before), parts);
        const filtered = keepParts(filters, withParts('?brand=ASUS', parts));
        for (const query of [ticked, filtered]) {
          expect(partsFromQuery(query, IDS)).toEqual({ parts, leftOut: 0 });
          expect(`?${withParts(query, []).slice(1)}`).toBe(filters);
        }
      }),
    );
  });

  it('come from any text as parts of the shop, each once and in its order', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (text) => {
        for (const query of [text, `?parts=${text}`, `?parts=rm850e,${text},tuf-rtx-5080`]) {
          const { parts, leftOut } = partsFromQuery(query, IDS);
          expect(parts).toEqual(IDS.filter((id) => parts.includes(id)));
          expect(leftOut).toBeGreaterThanOrEqual(0);
          const kept = keepParts('', query);
          expect(kept).toMatch(/^(?:\?parts=[a-z0-9-]+(?:,[a-z0-9-]+)*)?$/);
          expect(partsFromQuery(kept, IDS).parts).toEqual(parts);
        }
      }),
    );
  });

  it.each<[query: string, parts: readonly string[], leftOut: number]>([
    ['?parts=rm850e,toaster,,rm850e,tuf-rtx-5080,constructor', ['tuf-rtx-5080', 'rm850e'], 3],
    ['?parts=rm850e%2C990-pro-2tb', ['rm850e', '990-pro-2tb'], 0],
    [`?parts=${'x,'.repeat(50_000)}rm850e`, ['rm850e'], 50_000],
    ['?q=rm850e', [], 0],
  ])('that are unknown or doubled are left out and counted (%#)', (query, parts, leftOut) => {
    expect(partsFromQuery(query, IDS)).toEqual({ parts, leftOut });
  });

  it('survive a hostile address', () => {
    const script = '<script>alert(1)</script>,javascript:alert(1),../../etc,%00,rm850e&x';
    expect(keepParts('', `?parts=${script}`)).toBe('?parts=rm850e');
  });
});
