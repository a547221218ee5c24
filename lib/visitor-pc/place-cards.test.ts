import fc from 'fast-check';
import { cpu, gpu, pcCase, psu } from '@/lib/compatibility/testing/parts';
import { checkProduct } from './check-product';
import { placeCards } from './place-cards';
import type { VisitorPart } from './visitor-parts';

const own = <P extends { readonly id: string }>(part: P) => ({ ...part, isOwned: true }) as const;

const anyCard = fc
  .record({ length: fc.integer({ min: 150, max: 400 }), margin: fc.integer({ min: 0, max: 10 }) })
  .map(({ length, margin }) => gpu('G', { length, room: length + margin, thickness: 3 }));
const anyCase = fc
  .record({
    cardRoom: fc.integer({ min: 140, max: 700 }),
    caged: fc.boolean(),
    cardSlots: fc.constantFrom(2, 3, 4),
  })
  .map((facts) => own({ ...pcCase('K', facts), id: 'own-case' as const }));
const anyOthers = fc.subarray<VisitorPart>([
  own({ ...psu('W', { watts: 500, leads: undefined }), id: 'own-supply' as const }),
  own({ ...cpu('P', { watts: 250 }), id: 'own-processor' as const }),
]);

it('leaves out a card that may or may not fit, and draws one of unknown length with its room', () => {
  const ownCase = own({ ...pcCase('K'), id: 'own-case' as const });
  const cards = [gpu('G', { room: 300 }), gpu('H', { length: 300 })];
  const [placed, ...others] = placeCards(cards, ownCase, [ownCase]);
  expect([placed?.card.id, placed?.millimetres, others]).toEqual(['G', 300, []]);
});

it('draws a card past the wall where it does not fit, and with the verdict that its card shows', () => {
  const anyName = fc.constantFrom(undefined, 'Dell XPS');
  fc.assert(
    fc.property(anyCard, anyCase, anyOthers, anyName, (card, ownCase, others, readyMade) => {
      const parts = [ownCase, ...others];
      const [placed] = placeCards([card], ownCase, parts, readyMade);
      const { millimetres = 0, finding } = placed ?? {};
      const isBeyond = millimetres > (ownCase.facts.cardRoom ?? 0);
      expect(isBeyond).toBe(finding?.outcome === 'incompatible');
      const shown = checkProduct(card, parts, readyMade);
      const describeFinding = (one: typeof finding) => `${one?.code} ${one?.partIds}`;
      expect(shown.map(describeFinding)).toContain(describeFinding(finding));
    }),
  );
});
