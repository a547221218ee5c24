import { clsx } from 'clsx';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Verdict } from '@/components/compatibility/verdict';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { reviewCopy as copy } from '@/data/copy/enquiry-pages';
import type { EnquiryFinding } from '@/lib/enquiry/check-enquiry';
import { QuantityField, type QuantityFieldProps } from './quantity-field';
import { ReviewNote } from './review-note';

interface ReviewLineProps extends QuantityFieldProps {
  /** The worst finding on the item, if any. */
  readonly finding: EnquiryFinding | undefined;
  /** Covers a removed line in its place; false for a line of the enquiry. */
  readonly removedNotice: ReactNode;
}

/** A line of the enquiry with its quantity, its verdict, a range's note, and the button that removes it. */
export function ReviewLine({ line, finding, removedNotice, onRemove, announce }: ReviewLineProps) {
  const { id, name, brand, sku, category, href, quotePrompt } = line.item;
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 line-below py-3',
        removedNotice && 'removed print:hidden',
      )}
    >
      <div className="flex-[1_1_100%] md:basis-0">
        <SiteLink href={href} className="text-link font-semibold">
          {brand === undefined ? name : `${brand} ${name}`}
        </SiteLink>
        <p className="text-small text-muted">
          {sku === undefined ? category : <span className="part-number">{sku}</span>}
        </p>
        {finding && (
          <Verdict outcome={finding.outcome} hasLabel className="text-small">
            {finding.outcome === 'compatible' ? copy.noClash : finding.summarise(id)}
          </Verdict>
        )}
        {quotePrompt && <ReviewNote line={line} />}
      </div>
      <QuantityField line={line} onRemove={onRemove} announce={announce} />
      <button type="button" className="button bar ml-auto print:hidden" onClick={onRemove}>
        <Icon icon={X} className="size-5" />
        <span>
          {copy.remove}
          <span className="sr-only">{` ${name}`}</span>
        </span>
      </button>
      {removedNotice}
    </li>
  );
}
