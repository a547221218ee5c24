import { noBreak } from '@/components/ui/no-break';
import type { TableCell } from '@/lib/compatibility/compatibility-table';
import { endSentence } from '@/lib/text/grammar';
import { OutcomeLine } from './outcome-line';

interface VerdictCellProps extends TableCell {
  readonly as?: 'p' | 'dd';
}

/** A verdict in a table, with its advice: only a plain fit is 'Fits' alone. No last full stop. */
export function VerdictCell({ as = 'p', outcome, text, advice }: VerdictCellProps) {
  return (
    <OutcomeLine as={as} icon={outcome}>
      {noBreak(advice === undefined ? text : `${endSentence(text)} ${advice}`)}
    </OutcomeLine>
  );
}
