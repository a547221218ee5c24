import { type MouseEvent, useState } from 'react';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { setQuantity } from '@/lib/enquiry/change-lines';
import type { ItemLine } from '@/lib/enquiry/enquiry-item';
import { MAX_QUANTITY } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { parseQuantity } from '@/lib/enquiry/parse-quantity';
import { fillTemplate } from '@/lib/text/fill-template';

export interface QuantityFieldProps {
  readonly line: ItemLine;
  readonly onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
  /** Announces a text to screen readers, in the one status of all lines. */
  readonly announce: (text: string) => void;
}

/**
 * A line's quantity. Text such as '1.5' changes nothing: when the visitor leaves the field, the
 * last quantity returns with advice. At a quantity of 0, the advice has a button to remove the
 * item.
 */
export function QuantityField({ line, onRemove, announce }: QuantityFieldProps) {
  const { item, quantity } = line;
  /** The text while the visitor edits it. */
  const [typed, setTyped] = useState<string>();
  /** The advice on the last text; '' for a valid quantity. */
  const [advice, setAdvice] = useState('');
  const { aboveMost, invalid, empty, none } = reviewCopy.quantityAdvice;
  const adviceId = `${item.id}-advice`;
  const showAdvice = (text: string) => {
    setAdvice(text);
    announce(text);
  };
  const handleChange = (text: string) => {
    setTyped(text);
    const entered = parseQuantity(text);
    if (entered === 0) return showAdvice(none);
    // The store cuts a quantity above the limit.
    if (entered !== undefined) enquiryStore.update(setQuantity(item.id, entered));
    if (entered !== undefined && entered > MAX_QUANTITY)
      showAdvice(fillTemplate(aboveMost, { n: MAX_QUANTITY }));
    else if (advice !== '') showAdvice('');
  };
  const endEditing = () => {
    const text = typed?.trim();
    setTyped(undefined);
    if (text === undefined || parseQuantity(text) !== undefined) return;
    const values = { typed: text, most: MAX_QUANTITY, quantity };
    showAdvice(fillTemplate(text === '' ? empty : invalid, values));
  };
  return (
    <>
      <label className="grid grid-cols-[auto_4.5rem] items-center justify-start gap-x-2 text-small font-semibold">
        <span>
          {reviewCopy.quantity}
          <span className="sr-only">{` ${fillTemplate(reviewCopy.ofItem, { name: item.name })}`}</span>
        </span>
        <input
          type="text"
          inputMode="numeric"
          autoComplete="off"
          className="field text-center"
          aria-describedby={adviceId}
          value={typed ?? quantity}
          onChange={({ target }) => handleChange(target.value)}
          onFocus={({ target }) => target.select()}
          onKeyDown={({ key }) => key === 'Enter' && endEditing()}
          onBlur={endEditing}
        />
      </label>
      {/* Shown below the row, but before the row's Remove button in the order of the Tab key. */}
      <p className="order-1 basis-full text-small print:hidden" hidden={advice === ''}>
        <span id={adviceId}>{advice}</span>
        {advice === none && (
          <>
            {' '}
            <button type="button" className="text-link font-semibold" onClick={onRemove}>
              {`${reviewCopy.remove} ${item.name}`}
            </button>
          </>
        )}
      </p>
    </>
  );
}
