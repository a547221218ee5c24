import fc from 'fast-check';
import { products } from '@/data/products';
import type { Part } from './fit';
import { clashLines, enquiryFindings } from './fit-enquiry';
import { board, card, drive, memory, processor, supply } from './testing/parts';

const said = (parts: readonly Part[], shop: readonly Part[] = parts) =>
  enquiryFindings(parts, shop).map(({ outcome, say }) => `${outcome}: ${say}`);
const ticked = (...ids: readonly string[]) => {
  const parts = products.filter(({ id }) => ids.includes(id));
  expect(parts).toHaveLength(ids.length);
  return said(parts, products).filter((line) => !/^(?:fits|check: Tell us)/.test(line));
};

/** By hand from the makers' data, as lib/fit-catalogue.test.ts is. */
describe('enquiries of the catalogue', () => {
  it('a machine that goes together has nothing but conditions', () => {
    expect(
      ticked(
        'tuf-rtx-5080',
        'ryzen-7-9800x3d',
        'rog-strix-x670e-e',
        'fury-beast-32gb',
        '990-pro-2tb',
        'rm850e',
      ),
    ).toEqual([
      'condition: DDR5-6000 is an overclock: the Ryzen 7 9800X3D is rated DDR5-5600.',
      'condition: The ROG Strix X670E-E takes the processor with a current BIOS: the board is the older of the two.',
    ]);
  });

  it('a Ryzen does not fit the Z790 board', () => {
    expect(ticked('ryzen-7-9800x3d', 'rog-strix-z790-e')).toEqual([
      'clash: The Ryzen 7 9800X3D does not fit the ROG Strix Z790-E: its socket is AM5, the board’s LGA1700.',
    ]);
  });

  it('a Gen 5 drive takes half the lanes of the Z790-E’s card, and none of the X670E-E’s', () => {
    const lanes = /graphics slot of the .+ x8 instead of x16/;
    const drives = ['9100-pro-heatsink-2tb', '990-pro-2tb', 'dual-rtx-5070'];
    expect(ticked('rog-strix-z790-e', ...drives)).toContainEqual(expect.stringMatching(lanes));
    expect(ticked('rog-strix-x670e-e', ...drives)).not.toContainEqual(expect.stringMatching(lanes));
    expect(ticked('rog-strix-z790-e', '990-pro-2tb', 'dual-rtx-5070')).not.toContainEqual(
      expect.stringMatching(lanes),
    );
  });

  it('360, 304 and 253 W are more than 850 W', () => {
    expect(
      ticked('tuf-rtx-5080', 'pulse-rx-9070-xt', 'core-i9-14900k', 'rm850e', 'rog-strix-z790-e'),
    ).toContain(
      'clash: The parts can draw 917 W by their makers’ figures, more than the 850 W of the supply.',
    );
    expect(ticked('tuf-rtx-5080', 'core-i9-14900k', 'rm850e').join()).not.toContain('can draw');
  });

  it('two kits are four modules, for which there are slots', () => {
    expect(ticked('trident-z5-neo-rgb-32gb', 'fury-beast-32gb', 'rog-strix-x670e-e')).toContain(
      'condition: With 4 modules memory runs slower than with two: the processors’ makers rate it lower.',
    );
  });

  it('a board for each processor is a question, and no clash', () => {
    expect(
      ticked('core-i9-14900k', 'ryzen-7-9800x3d', 'rog-strix-z790-e', 'rog-strix-x670e-e')[0],
    ).toBe(
      'question: The ROG Strix X670E-E and the ROG Strix Z790-E are ticked. Are these alternatives?',
    );
  });

  it('a card alone waits for a board, a supply and the case', () => {
    const parts = products.filter(({ id }) => id === 'tuf-rtx-5080');
    expect(said(parts, products)).toEqual([
      'check: Add a board and we can check',
      'check: Add a power supply and we can check',
      'check: Tell us your case, if you have one: the TUF RTX 5080 needs 350 mm of room.',
    ]);
  });
});

describe('the whole of an enquiry', () => {
  it('has no more drives than the board has slots', () => {
    const drives = ['D1', 'D2', 'D3'].map((id) => drive(id));
    expect(said([board('B'), ...drives, drive('D4')])[0]).toBe(
      'clash: The B has 3 M.2 slots, and 4 M.2 drives are ticked.',
    );
    expect(said([board('B'), ...drives]).join()).not.toContain('clash');
    expect(said([board('B'), ...drives, drive('D4', { slot: 'SATA' })]).join()).not.toContain(
      'clash',
    );
  });

  it('leaves a card its lanes as long as unshared slots are left', () => {
    const lanes = 'condition: With these drives the graphics slot of the B runs x8 instead of x16.';
    const fast = (id: string) => drive(id, { generation: 5 });
    expect(said([board('B'), card('C'), fast('D1'), drive('D2')])).not.toContain(lanes);
    expect(said([board('B'), card('C'), fast('D1'), fast('D2')])).toContain(lanes);
    expect(said([board('B'), card('C'), drive('D1'), drive('D2'), drive('D3')])).toContain(lanes);
    expect(said([board('B'), fast('D1'), fast('D2')])).not.toContain(lanes);
  });

  it('has no more modules than the board has slots', () => {
    const kits = ['M1', 'M2', 'M3'].map((id) => memory(id));
    expect(said([board('B'), ...kits])[0]).toBe(
      'clash: 6 modules are ticked, and the B has 4 slots.',
    );
  });

  it('checks the watts of one supply only, and says whose are missing', () => {
    const hungry = [card('C', { watts: 500 }), processor('P', { watts: 300 })];
    expect(said([...hungry, supply('S')])[0]).toMatch(/800 W .+ 750 W/);
    expect(said([...hungry, supply('S'), supply('S2')]).join()).not.toContain('can draw');
    expect(said([card('C', { watts: null }), supply('S')])[0]).toBe(
      'check: We’ll check the watts: those of the C are not on record.',
    );
  });

  it('asks for nothing that the shop does not sell, nor of parts without facts', () => {
    expect(said([card('C', { room: null })])).toEqual([]);
    expect(said([{ id: 'lamp' }], [board('B')])).toEqual([]);
  });

  it('tells a part that goes with one of several nothing of the others', () => {
    const two = [board('B'), board('B2', { socket: 'S2' }), processor('P')];
    expect(said(two).join()).not.toContain('clash');
    expect(said([...two, processor('P3', { socket: 'S3' })]).join()).toContain('clash: The P3');
  });

  it('names the parts of what it says, and each sentence once', () => {
    const findings = enquiryFindings(
      [board('B'), processor('P', { series: 'Second' }), processor('Q', { series: 'Second' })],
      [],
    );
    expect(findings.find(({ outcome }) => outcome === 'condition')).toMatchObject({
      say: 'It takes luck.',
      about: ['B', 'P', 'Q'],
    });
  });

  it('says on a card what its part does not fit, by name where that is one alone', () => {
    const lines = (parts: readonly Part[]) => clashLines(enquiryFindings(parts, parts), parts);
    const other = processor('P', { socket: 'S2' });
    expect([...lines([board('B'), other, drive('D')])]).toEqual([
      ['B', 'Does not fit the P'],
      ['P', 'Does not fit the B'],
    ]);
    const kits = ['M1', 'M2', 'M3'].map((id) => memory(id));
    expect(lines([board('B'), ...kits]).get('M1')).toBe('Does not fit other ticked parts');
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
