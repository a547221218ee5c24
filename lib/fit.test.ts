import fc from 'fast-check';
import { products } from '@/data/products';
import { fitOf, type Part } from './fit';
import { board, card, drive, memory, processor, supply } from './testing/parts';

const one = board('Board');

describe('two parts', () => {
  it.each<[string, Part, Part]>([
    ['a processor in its socket', processor('P'), one],
    ['memory of the board’s kind', memory('M'), one],
    ['memory of the processor’s kind', memory('M'), processor('P')],
    ['a card whose maker asks for less', card('C'), supply('S')],
    ['a drive of an older generation', drive('D', { generation: 3 }), one],
    ['a drive of the newest', drive('D', { generation: 5 }), one],
    ['a card in its slot', card('C'), one],
  ])('fit: %s', (_name, a, b) => {
    expect(fitOf(a, b)).toEqual({ outcome: 'fits', briefs: [], reasons: [expect.any(String)] });
  });

  it.each<[reason: string, Part, Part]>([
    [
      'The P does not fit the Board: its socket is S2, the board’s S1.',
      processor('P', { socket: 'S2' }),
      one,
    ],
    [
      'The M does not fit the Board: it is DDR4-3200, and the board takes DDR5-5600.',
      memory('M', { speed: { DDR4: 3200 } }),
      one,
    ],
    ['The M has 8 modules, and the Board 4 slots.', memory('M', { modules: 8 }), one],
    [
      'The M does not suit the P: it is DDR4-3200, and the processor takes DDR5-5600.',
      memory('M', { speed: { DDR4: 3200 } }),
      processor('P'),
    ],
    [
      'The C asks for a supply of 850 W, and the S has 750 W.',
      card('C', { minimumSupply: 850 }),
      supply('S'),
    ],
    [
      'The C needs 4 × 8-pin power leads, and the S has 3 × 8-pin.',
      card('C', { leads: { '8-pin': 4 } }),
      supply('S'),
    ],
    [
      'The C needs 1 × 12-pin power leads, and the S has 3 × 8-pin and 1 × 16-pin.',
      card('C', { leads: { '12-pin': 1 } }),
      supply('S'),
    ],
    ['The Board has no U.2 slot for the D.', drive('D', { slot: 'U.2' }), one],
    ['The Board has no AGP slot for the C.', card('C', { slot: 'AGP' }), one],
  ])('do not fit: %s', (reason, a, b) => {
    expect(fitOf(a, b)).toEqual({ outcome: 'clash', briefs: [], reasons: [reason] });
  });

  it.each<[string, Part, Part, readonly string[]]>([
    [
      'a series that the board takes with something',
      processor('P', { series: 'Second' }),
      one,
      ['luck'],
    ],
    [
      'a profile that the board may not read, and faster than rated',
      memory('M', { profiles: ['XMP'], speed: { DDR5: 6000 } }),
      one,
      ['an overclock'],
    ],
    [
      'memory that the processor is not rated for',
      memory('M', { speed: { DDR5: 6000 } }),
      processor('P', { memory: { DDR5: 5600, DDR4: 3200 } }),
      ['an overclock'],
    ],
    [
      'a drive newer than each slot, with a heatsink',
      drive('D', { generation: 6, heatsink: true }),
      board('B', { m2Unshared: { 'PCIe 6.0': 1 } }),
      ['less speed than it has', 'its M.2 cover off'],
    ],
    [
      'a drive whose slot takes lanes from graphics',
      drive('D', { generation: 5 }),
      board('B', { m2Unshared: { 'PCIe 5.0': 0, 'PCIe 4.0': 2 } }),
      ['x8 left for graphics'],
    ],
  ])('fit on a condition: %s', (_name, a, b, briefs) => {
    expect(fitOf(a, b)).toMatchObject({ outcome: 'condition', briefs });
  });

  it('tell that a fact is missing, and whose, before they tell of a condition', () => {
    const unknown = memory('M', { profiles: null, speed: { DDR5: 6000 } });
    expect(fitOf(unknown, one)).toEqual({
      outcome: 'check',
      briefs: [],
      reasons: ['We’ll check the M with the Board: profiles of the M is not on record.'],
    });
    expect(fitOf(card('C'), supply('S', { watts: null }))?.reasons).toEqual([
      'We’ll check the C with the S: watts of the S is not on record.',
    ]);
    expect(fitOf(processor('P', { series: 'Third' }), one)).toMatchObject({
      outcome: 'check',
      reasons: ['We’ll check whether the Board takes the P.'],
    });
  });

  it('are ours to check where there is more memory than is on record for the board', () => {
    expect(fitOf(memory('M', { gigabytes: 256 }), one)).toMatchObject({
      outcome: 'check',
      reasons: ['We’ll check whether the Board takes 256 GB: 192 GB are on record.'],
    });
  });

  it('do not fit, whatever else is missing', () => {
    expect(fitOf(processor('P', { socket: 'S2', series: null }), one)?.outcome).toBe('clash');
  });

  it.each<[string, Part, Part]>([
    ['of one kind', one, board('B')],
    ['that have nothing to do with each other', memory('M'), card('C')],
    ['of which one has no facts', { id: 'lamp' }, one],
  ])('say nothing of each other: %s', (_name, a, b) => {
    expect(fitOf(a, b)).toBeUndefined();
  });

  it('come to the same whichever is first', () => {
    const any = fc.constantFrom(...products);
    fc.assert(fc.property(any, any, (a, b) => expect(fitOf(a, b)).toEqual(fitOf(b, a))));
  });

  it('leave out what a whole enquiry answers', () => {
    const fast = drive('D', { generation: 5 });
    const shared = board('B', { m2Unshared: { 'PCIe 4.0': 3 } });
    expect(fitOf(fast, shared)?.outcome).toBe('condition');
    expect(fitOf(fast, shared, ['lanes'])?.outcome).toBe('fits');
  });
});
