import fc from 'fast-check';
import * as codec from './codec';
import { EMPTY_STATE } from './page-state';
import { anyState } from './testing/arbitraries';

const { formatStateAddress, parseState, parseStateAddress, serialiseState } = codec;

describe('the stored state', () => {
  it('is parsed as it was serialised, but for removed lines', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(parseState(serialiseState(state))).toEqual({ ...state, removed: [] });
      }),
    );
  });

  it('is valid, whatever the storage holds', () => {
    expect(parseState(null)).toBe(EMPTY_STATE);
    for (const text of ['null', '{"unknownCount":-1}'])
      expect(parseState(text)).toEqual(EMPTY_STATE);
    const any = fc.jsonValue();
    const details = fc.oneof(any, fc.dictionary(fc.constantFrom('notes', 'x'), any));
    const anyStored = fc.record({
      lines: any,
      visitorPc: any,
      purpose: any,
      details,
      replaced: any,
      unknownCount: any,
    });
    const anyText = fc.oneof(
      fc.string(),
      fc.json(),
      anyStored.map((stored) => JSON.stringify(stored)),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const state = parseState(text);
        expect(parseState(serialiseState(state))).toEqual(state);
      }),
    );
  });
});

describe('the enquiry in an address', () => {
  it.each([
    ['parts=tuf-rtx-5080,rm850e', { 'tuf-rtx-5080': 1, rm850e: 1 }, 0],
    ['?a=b&parts=office-tower.30%2Crm850e.2,,rm850e', { 'office-tower': 30, rm850e: 2 }, 0],
    ['?parts=office-tower.0,rm850e.5000', { 'office-tower': 1, rm850e: 999 }, 0],
    ['?parts=Toaster!,a.b,rm850e.,rm850e&for=fun', { rm850e: 1 }, 3],
  ])('has old and new forms, and counts names that can’t be ids: %s', (query, quantities, n) => {
    const lines = Object.entries(quantities).map(([id, quantity]) => ({ id, quantity }));
    expect(parseStateAddress(query)).toEqual({ lines, unknownCount: n });
  });

  it.each([
    ['?have=case-7585de5&have=supply+650', { case: { id: '7585de5' }, psu: { typed: '650' } }],
    ['have=processor%20Ryzen%0A5&have=pc+', { cpu: { typed: 'Ryzen\n5' }, pc: { typed: '' } }],
    ['?have=case+H510&have=case-7585de5&for=one-pc', { case: { typed: 'H510' } }],
    ['?have=toaster&have=processor-7585de5', undefined],
  ])('has the visitor’s PC: %s', (query, visitorPc) => {
    expect(parseStateAddress(query)).toEqual({ ...(visitorPc && { visitorPc }), unknownCount: 0 });
  });

  it('is absent from an address without its parameters', () => {
    const queries = ['', '?', '?category=Memory&q=parts&for=one-pc', '?parts='];
    expect(queries.map(parseStateAddress)).toEqual(Array(4).fill(undefined));
  });

  it('has a quantity only above one, and none of the details', () => {
    const lines = Object.entries({ 'office-tower': 30, '990-pro-2tb': 2, rm850e: 1 });
    const state = {
      lines: lines.map(([id, quantity]) => ({ id, quantity })),
      visitorPc: { case: { id: '7585de5' }, psu: { typed: '650' } },
      details: { ...EMPTY_STATE.details, postcode: 'DE1 1AA', budget: '£900' },
      purpose: 'choosing',
    } as const;
    expect(formatStateAddress(state)).toBe(
      '?parts=office-tower.30,990-pro-2tb.2,rm850e&for=choosing&have=case-7585de5&have=supply+650',
    );
    expect(formatStateAddress({ ...EMPTY_STATE, purpose: 'choosing' })).toBe('');
  });

  it('is parsed as it was formatted', () => {
    fc.assert(
      fc.property(anyState, (state) => {
        const address = formatStateAddress(state);
        // UTF-8 can't carry lone surrogates.
        const visitorPc = JSON.stringify(state.visitorPc).replace(/\\ud[89a-f]../g, '\uFFFD');
        const parsed = parseStateAddress(address);
        expect(parsed?.lines ?? []).toEqual(state.lines);
        expect(parsed?.purpose).toBe(state.lines.length > 0 ? state.purpose : undefined);
        expect(parsed?.visitorPc ?? {}).toEqual(JSON.parse(visitorPc));
        expect(address).toMatch(/^(?:\?[!-~]+)?$/);
      }),
    );
  });

  it('is removed from any query, and other parameters stay as they were written', () => {
    const { removeStateFromQuery } = codec;
    expect(removeStateFromQuery('?brand=A%26B&parts=x&for=one-pc&q=a+b&have=pc+')).toBe(
      '?brand=A%26B&q=a+b',
    );
    expect(removeStateFromQuery('?parts=x')).toBe('');
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.webQueryParameters()), (query) => {
        const rest = removeStateFromQuery(`${query}&parts=x&have=pc+`);
        expect(parseStateAddress(rest)).toBeUndefined();
      }),
    );
  });
});
