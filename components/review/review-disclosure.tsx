import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Icon } from '@/components/ui/icon';

interface ReviewDisclosureProps {
  readonly summary: ReactNode;
  /** True if a field inside has a text, which must not be folded away. */
  readonly isFilled?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part of the review that is folded on a narrow screen, so that the Send button is near. */
export function ReviewDisclosure(props: ReviewDisclosureProps) {
  const { summary, isFilled = false, className, children } = props;
  // As open-wide.enhance.ts opens the details of a page.
  const [isOpen, setIsOpen] = useState(() => matchMedia('(min-width: 64rem)').matches);
  // Stays open while the visitor empties a field. React leaves what the visitor folds as it is.
  if (isFilled && !isOpen) setIsOpen(true);
  return (
    <details open={isOpen} className={clsx('disclosure', className)}>
      <summary>
        {summary}
        <Icon icon={Plus} className="size-5 self-center" />
      </summary>
      <div className="pb-4">{children}</div>
    </details>
  );
}
