import { Check, CircleHelp, Ruler, TriangleAlert, X } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { ui } from '@/data/interface';
import type { Outcome } from '@/lib/compatibility/findings';

/** The icon and colour of each outcome, and of a requirement. The shape alone distinguishes them, without colour. */
const ICONS = {
  compatible: [Check, 'text-positive'],
  conditional: [TriangleAlert, 'text-caution'],
  unverified: [CircleHelp, 'text-muted'],
  incompatible: [X, 'text-danger'],
  requirement: [Ruler, 'text-muted'],
} as const;

interface VerdictIconProps {
  readonly outcome: Outcome | 'requirement';
  /** Adds the outcome's name for screen readers, where no visible text states it. */
  readonly hasLabel?: boolean;
}

/** The icon of an outcome or a requirement, for the start of an element with the class `verdict`. */
export function VerdictIcon({ outcome, hasLabel = false }: VerdictIconProps) {
  const [icon, colour] = ICONS[outcome];
  return (
    <>
      <Icon icon={icon} className={colour} />
      {hasLabel && outcome !== 'requirement' && (
        <span className="sr-only">{`${ui.outcomes[outcome]}: `}</span>
      )}
    </>
  );
}
