import { noBreak } from '@/components/ui/no-break';
import type { Outcome } from '@/lib/compatibility/finding';
import type { FindingWords } from '@/lib/compatibility/format-finding';
import { OutcomeLine } from './outcome-line';

interface VerdictCellProps extends FindingWords {
  readonly as?: 'p' | 'dd';
  readonly outcome: Outcome;
}

/** A verdict in a table, with its advice in a line below. Cells have no full stops. */
export function VerdictCell({ as = 'p', outcome, text, advice }: VerdictCellProps) {
  return (
    <OutcomeLine as={as} icon={outcome}>
      {noBreak(text)}
      {advice && <span className="block text-muted">{noBreak(advice)}</span>}
    </OutcomeLine>
  );
}
