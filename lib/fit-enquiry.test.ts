import fc from 'fast-check';
import { products } from '@/data/products';
import type { Part } from './fit';
import { clashLines, enquiryFindings } from './fit-enquiry';
import { board, card, drive, memory, processor, supply } from './testing/parts';

describe('the whole of an enquiry', () => {
  const b = board('B');
  const c = card('C');
  const [kit, ...kits] = [memory('M1'), memory('M2'), memory('M3')];
  const drives = ['D1', 'D2', 'D3'].map((id) => drive(id));
  const sata = drive('D4', { slot: 'SATA' });
  const gen5 = drive('F1', { generation: 5 });
  const other5 = drive('F2', { generation: 5 });
  const fast = memory('M', { speed: { DDR5: 6000 } });
  const shared = board('S', { m2Unshared: { 'PCIe 5.0': 0, 'PCIe 4.0': 2 } });
  const spare = supply('S2');
  const enough = [card('C', { watts: 750 }), spare];
  const unknown = supply('S', { watts: null });
  const hungry = [card('C', { watts: 500 }), processor('P', { watts: 300 }), supply('S')];
  const twice = [...hungry, spare];
  const two = [b, board('B2', { socket: 'S2' }), processor('P')];

  it.each<[outcome: string, says: string, of: readonly Part[], ...notOf: (readonly Part[])[]]>([
    ['clash', '3 M.2 slots, and 4', [b, ...drives, gen5], [b, ...drives], [b, ...drives, sata]],
    // Drives of the newest kind take half of a card's lanes, and of others more than the board has.
    ['condition', 'of the B runs x8', [b, c, gen5, other5], [b, c, gen5, sata], [b, gen5, other5]],
    ['condition', 'of the B runs x8', [b, c, ...drives], [b, c, ...drives.slice(1)]],
    // Without a card two parts say it, with one the whole does.
    ['condition', 'of the S that leaves the graphics slot x8', [shared, gen5], [b, gen5]],
    ['condition', 'of the S runs x8', [shared, c, gen5]],
    ['clash', '6 modules are ticked, and the B has 4 slots.', [b, kit, ...kits], [b, ...kits]],
    ['condition', 'With 4 modules memory runs slower', [b, ...kits], [b, kit], [b, kit, ...kits]],
    ['clash', '800 W by their makers’ figures, more than the 750 W', hungry, twice, enough],
    ['check', 'those of the C are', [card('C', { watts: null }), supply('S')], [unknown]],
    // A part that goes with one of several is told nothing of the others.
    ['clash', 'The P3 does not fit the B2', [...two, processor('P3', { socket: 'S3' })], two],
    ['question', 'The B and the B2 are ticked. Are these alternatives?', two, [b]],
    // The processor answers for the speed, and knows it better than the board.
    ['condition', 'the P is rated DDR5-5600', [b, fast, processor('P')]],
    ['condition', 'the processors of the B are rated DDR5-5600 at most', [b, fast]],
    ['check', 'have one: the P comes without one.', [processor('P', { cooler: false })]],
  ])('%s: %s', (outcome, says, of, ...notOf) => {
    const told = (parts: readonly Part[]) =>
      enquiryFindings(parts, parts).flatMap((one) => (one.outcome === outcome ? one.say : []));
    expect(told(of)).toEqual([expect.stringContaining(says)]);
    expect(notOf.flatMap(told)).toEqual([]);
  });

  it('names the parts of what it says, and each sentence once', () => {
    const second = ['P', 'Q'].map((id) => processor(id, { series: 'Second' }));
    const findings = enquiryFindings([b, ...second], []);
    expect(findings.filter(({ outcome }) => outcome === 'condition')).toEqual([
      { outcome: 'condition', say: 'It takes luck.', about: ['B', 'P', 'Q'] },
    ]);
  });

  it('says the worst first', () => {
    const fitting = [card('C', { room: 350 }), supply('S'), processor('P', { series: 'Second' })];
    const said = enquiryFindings([...fitting, b, board('B2'), drive('D', { slot: 'U.2' })], []);
    const outcomes = new Set(said.map(({ outcome }) => outcome));
    expect([...outcomes]).toEqual(['clash', 'question', 'check', 'condition', 'fits']);
  });

  it('waits for a board and a supply of the shop', () => {
    const waiting = (parts: readonly Part[]) =>
      enquiryFindings(parts, [board('B'), supply('S')]).map(({ add, about }) => [add, about]);
    expect(waiting([card('C', { room: 350 }), drive('D')])).toEqual([
      ['board', ['C', 'D']],
      ['supply', ['C']],
      [undefined, ['C']],
    ]);
    expect(waiting([supply('S2'), { id: 'lamp' }])).toEqual([]);
  });

  it('says on a card what its part does not fit, by name where that is one alone', () => {
    const lines = (...parts: readonly Part[]) => clashLines(enquiryFindings(parts, parts), parts);
    expect([...lines(b, processor('P', { socket: 'S2' }), drive('D'))]).toEqual([
      ['B', 'Does not fit the P'],
      ['P', 'Does not fit the B'],
    ]);
    for (const parts of [hungry, [b, kit, ...kits], [b, ...drives, gen5]])
      expect(lines(...parts).get(parts[1]?.id ?? '')).toBe('Does not fit other ticked parts');
  });

  it('is the same in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...products]), (parts) => {
        const ordered = products.filter((product) => parts.includes(product));
        expect(enquiryFindings(parts, products)).toEqual(enquiryFindings(ordered, products));
      }),
    );
  });
});
