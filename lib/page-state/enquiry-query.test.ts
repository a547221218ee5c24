import fc from 'fast-check';
import { keepParts, parseEnquiryParts, setEnquiryParts } from './enquiry-query';

const IDS = ['tuf-rtx-5080', 'core-i9-14900k', 'rm850e', '990-pro-2tb'];

const anyParts = fc.subarray(IDS);
const anyQuery = fc
  .dictionary(fc.constantFrom('category', 'brand', 'q'), fc.string({ unit: 'grapheme' }))
  .map((filters) => `?${new URLSearchParams(filters)}`);

describe('parts in the address', () => {
  it('follow other parameters', () => {
    expect(setEnquiryParts('?brand=A&parts=x', IDS.slice(0, 2))).toBe(
      '?brand=A&parts=tuf-rtx-5080,core-i9-14900k',
    );
    expect(setEnquiryParts('?parts=rm850e', [])).toBe('');
  });

  it('are parsed as they were serialised, and do not change the filters', () => {
    fc.assert(
      fc.property(anyQuery, anyParts, anyParts, (filters, before, parts) => {
        const ticked = setEnquiryParts(setEnquiryParts(filters, before), parts);
        const filtered = keepParts(filters, setEnquiryParts('?brand=ASUS', parts));
        for (const query of [ticked, filtered]) {
          expect(parseEnquiryParts(query, IDS)).toEqual({ parts, leftOut: 0 });
          expect(`?${setEnquiryParts(query, []).slice(1)}`).toBe(filters);
        }
      }),
    );
  });

  it('are known products in catalogue order, each once, and other names are counted', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (text) => {
        for (const query of [
          text,
          `?parts=${text}`,
          `?q=x&parts=rm850e%2C${text},,rm850e,toaster`,
        ]) {
          const names = new URLSearchParams(query).get('parts')?.split(',').filter(Boolean) ?? [];
          const parts = IDS.filter((id) => names.includes(id));
          const leftOut = names.length - parts.length;
          expect(parseEnquiryParts(query, IDS)).toEqual({ parts, leftOut });
          const kept = keepParts('', query);
          expect(kept).toMatch(/^(?:\?parts=[a-z0-9-]+(?:,[a-z0-9-]+)*)?$/);
          expect(parseEnquiryParts(kept, IDS).parts).toEqual(parts);
        }
      }),
    );
  });
});
