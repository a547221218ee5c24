import { noBreak } from '@/components/ui/no-break';
import type { Outcome } from '@/lib/compatibility/finding';
import { splitFirstSentence } from '@/lib/text/grammar';
import { OutcomeLine } from './outcome-line';

interface VerdictCellProps {
  readonly as?: 'p' | 'dd';
  readonly outcome: Outcome;
  readonly text: string;
}

/** A verdict in a table, with its advice in a line below. Cells have no full stops. */
export function VerdictCell({ as = 'p', outcome, text }: VerdictCellProps) {
  const [verdict, advice] = splitFirstSentence(text);
  return (
    <OutcomeLine as={as} icon={outcome}>
      {noBreak(verdict.replace(/\.$/, ''))}
      {advice && <span className="block text-muted">{noBreak(advice)}</span>}
    </OutcomeLine>
  );
}
