import type { PartKind } from '@/data/parts/facts';
import type { VisitorPcAnswer } from '@/lib/visitor-pc/visitor-pc';
import type { ItemLine } from './enquiry-item';
import type { EnquiryState } from './enquiry-state';

/** The kinds that every PC needs. No graphics card: many processors have graphics of their own. */
const NEEDED_KINDS = ['cpu', 'cooler', 'motherboard', 'memory', 'drive', 'psu', 'case'] as const;

/** Returns true for a line that has a part of a kind, or an item that includes one. */
function isProvided(kind: PartKind, { item }: ItemLine): boolean {
  if (item.kind === 'featured') return item.provides === kind;
  const { facts } = item;
  return (
    facts.kind === kind || (kind === 'cooler' && facts.kind === 'cpu' && facts.hasCooler === true)
  );
}

/** Lists the part kinds that a PC which the shop builds still lacks. A whole PC lacks none. */
export function listMissingKinds(
  lines: readonly ItemLine[],
  { purpose, visitorPc }: Pick<EnquiryState, 'purpose' | 'visitorPc'>,
): readonly PartKind[] {
  const hasWholePc =
    visitorPc.pc || lines.some(({ item }) => item.kind === 'featured' && item.provides === 'pc');
  if (purpose !== 'built' || hasWholePc) return [];
  // No answer is about memory or a drive.
  const answers: Readonly<Partial<Record<PartKind, VisitorPcAnswer>>> = visitorPc;
  const isOwned = (kind: PartKind) => {
    const answer = answers[kind];
    return answer !== undefined && !('isQuoteWanted' in answer);
  };
  return NEEDED_KINDS.filter(
    (kind) => !isOwned(kind) && !lines.some((line) => isProvided(kind, line)),
  );
}
