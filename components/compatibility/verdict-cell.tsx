import type { TableCell } from '@/lib/compatibility/compatibility-table';
import { endSentence } from '@/lib/text/grammar';
import { OutcomeLine } from './outcome-line';

interface VerdictCellProps extends TableCell {
  readonly as?: 'p' | 'dd';
}

/** A verdict in a table, with its advice, which has no full stop at its end. */
export function VerdictCell({ as = 'p', outcome, text, advice }: VerdictCellProps) {
  return (
    <OutcomeLine as={as} icon={outcome}>
      {advice === undefined ? text : `${endSentence(text)} ${advice}`}
    </OutcomeLine>
  );
}
