import { Check, CircleHelp, TriangleAlert, X } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { outcomes } from '@/data/fit-outcomes';

/** The icon and colour of each outcome. The shape alone distinguishes them, without colour. */
const ICONS = {
  fits: [Check, 'text-positive'],
  condition: [TriangleAlert, 'text-caution'],
  check: [CircleHelp, 'text-muted'],
  question: [CircleHelp, 'text-muted'],
  clash: [X, 'text-danger'],
  compatible: [Check, 'text-positive'],
  conditional: [TriangleAlert, 'text-caution'],
  unverified: [CircleHelp, 'text-muted'],
  incompatible: [X, 'text-danger'],
} as const;

interface VerdictIconProps {
  readonly outcome: keyof typeof ICONS;
  /** Adds the outcome's name for screen readers, where no visible text states it. */
  readonly hasLabel?: boolean;
}

/** The icon of an outcome, for the start of an element with the class `verdict`. */
export function VerdictIcon({ outcome, hasLabel = false }: VerdictIconProps) {
  const [icon, colour] = ICONS[outcome];
  return (
    <>
      <Icon icon={icon} className={colour} />
      {hasLabel && <span className="sr-only">{`${outcomes[outcome]}: `}</span>}
    </>
  );
}
