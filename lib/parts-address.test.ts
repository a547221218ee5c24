import fc from 'fast-check';
import { keepParts, partsFromQuery, withParts } from './parts-address';

const IDS = ['tuf-rtx-5080', 'core-i9-14900k', 'rm850e', '990-pro-2tb'];

const anyParts = fc.subarray(IDS);
const anyQuery = fc
  .dictionary(fc.constantFrom('category', 'brand', 'q'), fc.string({ unit: 'grapheme' }))
  .map((filters) => `?${new URLSearchParams(filters)}`);

describe('parts in the address', () => {
  it('stand after what else there is', () => {
    expect(withParts('?brand=A&parts=x', IDS.slice(0, 2))).toBe(
      '?brand=A&parts=tuf-rtx-5080,core-i9-14900k',
    );
    expect(withParts('?parts=rm850e', [])).toBe('');
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

  it('that are unknown or doubled are left out and counted', () => {
    const query = '?q=990-pro-2tb&parts=rm850e%2Ctoaster,,rm850e,tuf-rtx-5080,constructor';
    const parts = ['tuf-rtx-5080', 'rm850e'];
    expect(partsFromQuery(query, IDS)).toEqual({ parts, leftOut: 3 });
  });
});
