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
import { parseQuantity } from '@/lib/enquiry/parse-quantity';
import { fillTemplate } from '@/lib/text/fill-template';
import { ReviewNote } from './review-note';

/** What the last change of a line's quantity left to say. */
export interface QuantityNote {
  readonly id: string;
  readonly text: string;
  /** True for a quantity of 0, which only removing the item can give. */
  readonly canRemove: boolean;
}

interface QuantityFieldProps {
  readonly line: ItemLine;
  /** The id of the element that shows the line's note, if there is one. */
  readonly noteId: string | undefined;
  readonly onNote: (note: QuantityNote | undefined) => void;
}

/** A line's quantity. A text that is no quantity counts for nothing, and on blur the last quantity replaces it. */
function QuantityField({ line: { item, quantity }, noteId, onNote }: QuantityFieldProps) {
  const { id, name } = item;
  const [typed, setTyped] = useState<string>();
  const { aboveMost, invalid, empty, none } = copy.quantityNotes;
  const change = (text: string) => {
    setTyped(text);
    const next = parseQuantity(text);
    if (next) enquiryStore.update(setQuantity(id, next));
    if (next === 0) onNote({ id, text: none, canRemove: true });
    else if (next !== undefined && next > MAX_QUANTITY)
      onNote({ id, text: fillTemplate(aboveMost, { n: MAX_QUANTITY }), canRemove: false });
    else onNote(undefined);
  };
  const restore = () => {
    if (typed !== undefined && parseQuantity(typed) === undefined) {
      const text = typed.trim();
      const values = { typed: text, most: MAX_QUANTITY, quantity };
      const note = text === '' ? fillTemplate(empty, { quantity }) : fillTemplate(invalid, values);
      onNote({ id, text: note, canRemove: false });
    }
    setTyped(undefined);
  };
  return (
    <label className="quantity text-small">
      <span>
        {copy.quantity}
        <span className="sr-only">{` ${fillTemplate(copy.ofItem, { name })}`}</span>
      </span>
      <input
        type="text"
        inputMode="numeric"
        autoComplete="off"
        className="field"
        aria-describedby={noteId}
        value={typed ?? quantity}
        onChange={({ target }) => change(target.value)}
        onFocus={({ target }) => target.select()}
        onKeyDown={({ key }) => key === 'Enter' && restore()}
        onBlur={restore}
      />
    </label>
  );
}

interface ReviewLineProps {
  readonly line: ItemLine;
  /** The worst finding on the item, if any. */
  readonly finding: EnquiryFinding | undefined;
  /** What to say of the line's quantity, if anything. */
  readonly note: QuantityNote | undefined;
  readonly onNote: QuantityFieldProps['onNote'];
  /** Covers a removed line in its place; undefined for a line of the enquiry. */
  readonly removedNotice: ReactNode;
  readonly onRemove: (event: MouseEvent<HTMLButtonElement>) => void;
}

/** A line of the enquiry with its quantity, its verdict, a range's note, and the button that removes it. */
export function ReviewLine(props: ReviewLineProps) {
  const { line, finding, note, onNote, removedNotice, onRemove } = props;
  const { id, name, brand, sku, category, href, quotePrompt } = line.item;
  const noteId = note && `${id}-note`;
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
        {quotePrompt && <ReviewNote line={line} />}
      </div>
      <QuantityField line={line} noteId={noteId} onNote={onNote} />
      <button type="button" className="button bar print:hidden" onClick={onRemove}>
        <Icon icon={X} className="size-5" />
        <span>
          {copy.remove}
          <span className="sr-only">{` ${name}`}</span>
        </span>
      </button>
      {note && (
        <p id={noteId} className="basis-full text-small print:hidden">
          {note.text}
          {note.canRemove && (
            <>
              {' '}
              <button type="button" className="text-link font-semibold" onClick={onRemove}>
                {`${copy.remove} ${name}`}
              </button>
            </>
          )}
        </p>
      )}
      {removedNotice}
    </li>
  );
}
