import type { Finding } from '@/lib/compatibility/findings';
import { type CheckedPart, filterByKind, type KnownPart } from '@/lib/compatibility/parts';
import { getDrawnLength } from '@/lib/drawings/measured-parts';
import { checkProduct } from './check-product';
import type { VisitorPart } from './visitor-parts';

/** A graphics card in the visitor's case. */
interface PlacedCard<P> {
  readonly card: P & KnownPart<'gpu'>;
  /** Its length in millimetres, with our margin where there is room for it. */
  readonly millimetres: number;
  /** The verdict that its product card shows, too. */
  readonly finding: Finding;
}

/**
 * Places graphics cards in a case whose room is known. Leaves out a card that may or may not fit by what is known of it.
 *
 * @param visitorParts all parts of the visitor's PC, the case included
 * @param readyMade the name of the ready-made PC that the case belongs to
 */
export const placeCards = <P extends CheckedPart>(
  parts: readonly P[],
  pcCase: VisitorPart & KnownPart<'case'>,
  visitorParts: readonly VisitorPart[],
  readyMade?: string,
): readonly PlacedCard<P>[] =>
  filterByKind(parts, 'gpu').flatMap((card) => {
    const { cardRoom = 0 } = pcCase.facts;
    const millimetres = getDrawnLength(card.facts, cardRoom);
    const isShown = ({ code, partIds }: Finding) =>
      code === 'ready-made' || partIds.includes(pcCase.id);
    const [simpleFit] = checkProduct(card, [pcCase]);
    const finding = checkProduct(card, visitorParts, readyMade).find(isShown) ?? simpleFit;
    return card.facts.room && millimetres && finding ? [{ card, millimetres, finding }] : [];
  });
