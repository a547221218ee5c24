import { Check, CircleHelp, TriangleAlert, X } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { outcomes } from '@/data/fit-outcomes';
import type { Finding } from '@/lib/compatibility/fit-enquiry';

/** One shape and one colour an outcome, wherever it is told; the shape alone tells it, too. */
const SIGNS = {
  fits: [Check, 'text-positive'],
  condition: [TriangleAlert, 'text-caution'],
  check: [CircleHelp, 'text-muted'],
  question: [CircleHelp, 'text-muted'],
  clash: [X, 'text-danger'],
} as const;

interface FitSignProps {
  readonly outcome: Finding['outcome'];
  /** Read out in the sign's place, where the word does not stand beside it. */
  readonly alone?: boolean;
}

/** The sign of an outcome; it stands within a `verdict`, before the first line of its words. */
export function VerdictIcon({ outcome, alone = false }: FitSignProps) {
  const [sign, colour] = SIGNS[outcome];
  return (
    <>
      <Icon of={sign} className={colour} />
      {alone && <span className="sr-only">{`${outcomes[outcome]}: `}</span>}
    </>
  );
}
