import { noBreak } from '@/components/ui/no-break';
import type { TableCell } from '@/lib/compatibility/compatibility-table';
import { OutcomeLine } from './outcome-line';

interface VerdictCellProps extends TableCell {
  readonly as?: 'p' | 'dd';
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
