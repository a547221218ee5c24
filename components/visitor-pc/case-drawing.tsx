import type { CardDrawing } from '@/components/compatibility/clearance-parts';
import { FitCards } from '@/components/compatibility/fit-cards';
import { noBreak } from '@/components/ui/no-break';
import { visitorPcCopy as copy } from '@/data/copy/visitor-pc';
import { formatLine } from '@/lib/compatibility/format-finding';
import type { KnownPart } from '@/lib/compatibility/parts';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { fillTemplate } from '@/lib/text/fill-template';
import { placeCards } from '@/lib/visitor-pc/place-cards';
import type { VisitorPart } from '@/lib/visitor-pc/visitor-parts';

/** The longest name of a case that fits beside its wall on a phone, in characters. */
const MAX_NAME_LENGTH = 24;

interface CaseDrawingProps extends CardDrawing {
  /** A case whose room for cards is known. */
  readonly pcCase: VisitorPart & KnownPart<'case'>;
  readonly visitorParts: readonly VisitorPart[];
  readonly sold: readonly EnquiryItem[];
  readonly readyMade: string | undefined;
  /** True for a case of the part database. */
  readonly isListed: boolean;
}

/** A page's drawing of graphics cards, in the visitor's case in place of the example. */
export function CaseDrawing(props: CaseDrawingProps) {
  const { pcCase, visitorParts, sold, readyMade, isListed, cards, thickness, scale } = props;
  const { short, cardRoom = 0 } = pcCase.facts;
  const placedCards = placeCards(sold, pcCase, visitorParts, readyMade);
  const drawnCards = cards.flatMap(({ id, fanCount }) => {
    const placed = placedCards.find(({ card }) => card.id === id);
    if (placed === undefined) return [];
    const { card, millimetres, finding } = placed;
    const text = formatLine(finding, [card, pcCase], id);
    const { short: name, thickness: slots, room: needed = millimetres } = card.facts;
    return [{ id, name, slots, fanCount, millimetres, needed, outcome: finding.outcome, text }];
  });
  const name = short.length > MAX_NAME_LENGTH ? copy.own.case : short;
  const label = fillTemplate(copy.drawing.wall, { name, cardRoom });
  return (
    <>
      <p className="mt-2 mb-6 max-w-measure text-lead text-muted">
        {noBreak(fillTemplate(copy.drawing.lead, { name: short }))}
        {isListed && ` ${fillTemplate(copy.listedFigure, { figure: `${cardRoom} mm` })}`}{' '}
        <a href={`#${pcCase.id}`} className="text-link -my-1">
          {copy.changeIt}
        </a>
      </p>
      <FitCards
        fit={{ room: { millimetres: cardRoom, label }, thickness, scale }}
        cards={drawnCards}
      />
    </>
  );
}
