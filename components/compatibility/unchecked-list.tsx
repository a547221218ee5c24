import { Plus } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { uncheckedCopy } from '@/data/copy/compatibility';

/** The limits of the check, closed until a visitor asks. */
export function UncheckedList() {
  const { heading, items, note } = uncheckedCopy;
  return (
    <details className="disclosure mt-2 max-w-measure text-small print:hidden">
      <summary>
        <span>{heading}</span>
        <Icon icon={Plus} />
      </summary>
      <ul className="list-disc pl-5">
        {items.map((item) => (
          <li key={item}>{noBreak(item)}</li>
        ))}
      </ul>
      <p className="mt-2 text-muted">{noBreak(note)}</p>
    </details>
  );
}
