import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import { Verdict } from '@/components/compatibility/verdict';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { reviewCopy as copy } from '@/data/copy/enquiry-pages';
import { setQuantity } from '@/lib/enquiry/change-lines';
import type { EnquiryFinding } from '@/lib/enquiry/check-enquiry';
import type { ItemLine } from '@/lib/enquiry/enquiry-lines';
import { MAX_QUANTITY } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';

/** A line's quantity. On blur, an invalid text is replaced by the last valid quantity; above the most, it is the most. */
function QuantityField({ line: { item, quantity } }: { readonly line: ItemLine }) {
  const [typed, setTyped] = useState<string>();
  const [isAboveMost, setIsAboveMost] = useState(false);
  const change = (text: string) => {
    setTyped(text);
    const next = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
    setIsAboveMost(next > MAX_QUANTITY);
    if (next >= 1) enquiryStore.update(setQuantity(item.id, next));
  };
  return (
    <label className="quantity text-small">
      <span>
        {copy.quantity}
        <span className="sr-only">{` ${fillTemplate(copy.ofItem, { name: item.name })}`}</span>
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="field"
        value={typed ?? quantity}
        onChange={({ target }) => change(target.value)}
        onFocus={({ target }) => target.select()}
        onBlur={() => setTyped(undefined)}
      />
      <span role="status" className="col-span-full">
        {isAboveMost && fillTemplate(copy.aboveMost, { n: MAX_QUANTITY })}
      </span>
    </label>
  );
}

interface ReviewLineProps {
  readonly line: ItemLine;
  /** The worst finding on the item, if any. */
  readonly finding: EnquiryFinding | undefined;
  /** Covers a removed line in its place; undefined for a line of the enquiry. */
  readonly removedNotice: ReactNode;
  readonly onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A line of the enquiry with its quantity, its verdict and the button that removes it. */
export function ReviewLine({ line, finding, removedNotice, onRemove }: ReviewLineProps) {
  const { id, name, brand, sku, category, href } = line.item;
  return (
    <li className={removedNotice ? 'removed' : undefined}>
      <div>
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
      </div>
      <QuantityField line={line} />
      <button type="button" className="button bar print:hidden" onClick={onRemove}>
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
