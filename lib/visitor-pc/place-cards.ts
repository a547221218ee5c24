import type { Finding } from '@/lib/compatibility/finding';
import { type CheckedPart, filterByKind, type KnownPart } from '@/lib/compatibility/parts';
import { checkProduct } from './check-product';
import type { VisitorPart } from './visitor-parts';

/**
 * Places graphics cards in a case whose room is known. Leaves out a card that may or may not fit by what is known of it.
 *
 * @param visitorParts all parts of the visitor's PC, the case included
 * @param readyMade the name of the ready-made PC that the case belongs to
 * @returns each card with its length in millimetres, or the room that it needs if the length is unknown, and with the verdict
 *   that its product card shows, too
 */
export const placeCards = <P extends CheckedPart>(
  parts: readonly P[],
  pcCase: VisitorPart & KnownPart<'case'>,
  visitorParts: readonly VisitorPart[],
  readyMade?: string,
) =>
  filterByKind(parts, 'gpu').flatMap((card) => {
    const { room, length: millimetres = room } = card.facts;
    const isShown = ({ code, partIds }: Finding) =>
      code === 'ready-made' || partIds.includes(pcCase.id);
    const [simpleFit] = checkProduct(card, [pcCase]);
    const finding = checkProduct(card, visitorParts, readyMade).find(isShown) ?? simpleFit;
    const isKnown = simpleFit?.code !== 'fact-unknown';
    return finding && millimetres !== undefined && isKnown ? [{ card, millimetres, finding }] : [];
  });
