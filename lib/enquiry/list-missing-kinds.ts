import type { PartKind } from '@/data/parts/facts';
import { isWish, type VisitorPc, type VisitorPcAnswer } from '@/lib/visitor-pc/visitor-pc';
import type { EnquiryItem } from './enquiry-item';

/** The kinds that every PC has. A graphics card is missing from none, since many processors have graphics of their own. */
const NEEDED_KINDS = [
  'cpu',
  'cooler',
  'motherboard',
  'memory',
  'drive',
  'psu',
  'case',
] as const satisfies readonly PartKind[];

/** Lists the part kinds that a PC of some items and of the visitor's parts still lacks. A whole PC lacks none. */
export function listMissingKinds(
  items: readonly EnquiryItem[],
  visitorPc: VisitorPc,
): readonly PartKind[] {
  if (visitorPc.pc || items.some(({ provides }) => provides === 'pc')) return [];
  const answers: Readonly<Partial<Record<PartKind, VisitorPcAnswer>>> = visitorPc;
  const isProvided = (kind: PartKind, { facts, provides }: EnquiryItem) =>
    facts?.part === kind ||
    provides === kind ||
    (kind === 'cooler' && facts?.part === 'cpu' && facts.cooler === true);
  return NEEDED_KINDS.filter(
    (kind) =>
      !items.some((item) => isProvided(kind, item)) &&
      (answers[kind] === undefined || isWish(answers[kind])),
  );
}
