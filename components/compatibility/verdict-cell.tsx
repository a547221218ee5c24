import { noBreak } from '@/components/ui/no-break';
import type { Outcome } from '@/lib/compatibility/finding';
import type { FindingWords } from '@/lib/compatibility/format-finding';
import { endSentence } from '@/lib/text/grammar';
import { OutcomeLine } from './outcome-line';

interface VerdictCellProps extends FindingWords {
  readonly as?: 'p' | 'dd';
  readonly outcome: Outcome;
}

/** A verdict in a table, with its advice: only a plain fit is 'Fits' alone. No last full stop. */
export function VerdictCell({ as = 'p', outcome, text, advice }: VerdictCellProps) {
  return (
    <OutcomeLine as={as} icon={outcome}>
      {noBreak(advice === undefined ? text : `${endSentence(text)} ${advice}`)}
    </OutcomeLine>
  );
}
