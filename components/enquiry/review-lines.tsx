import { X } from 'lucide-react';
import { type MouseEvent, useState } from 'react';
import { Verdict } from '@/components/compatibility/verdict';
import { Icon } from '@/components/ui/icon';
import { SiteLink } from '@/components/ui/site-link';
import { reviewCopy as copy, enquiryCopy } from '@/data/copy/enquiry-pages';
import type { EnquiryFinding } from '@/lib/enquiry/check-enquiry';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { type ItemLine, resolveLines } from '@/lib/enquiry/enquiry-lines';
import { MAX_QUANTITY, type PageState } from '@/lib/page-state/page-state';
import { pageStore } from '@/lib/page-state/page-store';
import { fillTemplate } from '@/lib/text/fill-template';

const { notices } = enquiryCopy;

/** A line's quantity. On blur, an invalid text is replaced by the last valid quantity; above the most, it is the most. */
function QuantityField({ line: { item, quantity } }: { readonly line: ItemLine }) {
  const [typed, setTyped] = useState<string>();
  const [isAboveMost, setIsAboveMost] = useState(false);
  const change = (text: string) => {
    setTyped(text);
    const next = /^\s*\d+\s*$/.test(text) ? Number(text) : 0;
    setIsAboveMost(next > MAX_QUANTITY);
    if (next >= 1)
      pageStore.dispatch({
        type: 'setQuantity',
        id: item.id,
        quantity: Math.min(next, MAX_QUANTITY),
      });
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

interface ReviewLinesProps {
  readonly state: PageState;
  readonly items: readonly EnquiryItem[];
  readonly lines: readonly ItemLine[];
  readonly findings: readonly EnquiryFinding[];
  /** Moves the focus to the heading when the pressed button disappears. */
  readonly focusHeading: () => void;
}

/** The lines of the enquiry, with their quantities and verdicts, and a way to take them out and bring them back. */
export function ReviewLines(props: ReviewLinesProps) {
  const { state, items, lines, findings, focusHeading } = props;
  const removedLines = resolveLines(
    state.removed.map(({ line }) => line),
    items,
  );
  const [firstRemoved] = removedLines;
  const remove = ({ currentTarget }: MouseEvent, id: string) => {
    const next = currentTarget.closest('li')?.nextElementSibling?.querySelector('button');
    if (next) next.focus();
    else focusHeading();
    pageStore.dispatch({ type: 'remove', id });
  };
  const removeAll = () => {
    focusHeading();
    pageStore.dispatch({ type: 'clear' });
  };
  const restore = () => {
    focusHeading();
    pageStore.dispatch({ type: 'restoreRemoved' });
  };
  return (
    <>
      <div role="status" className="print:hidden">
        {firstRemoved && (
          <p className="notice mb-4">
            {`${
              removedLines.length === 1
                ? fillTemplate(notices.removedOne, { name: firstRemoved.item.name })
                : fillTemplate(notices.removedMany, { n: removedLines.length })
            } `}
            <button type="button" className="text-link font-semibold" onClick={restore}>
              {notices.undo}
            </button>
          </p>
        )}
      </div>
      <ul className="review-lines">
        {lines.map((line) => {
          const { id, name, brand, sku, category, href } = line.item;
          // The worst comes first. A question is about the enquiry, not about one part.
          const verdict = findings.find(
            ({ partIds, isQuestion }) => !isQuestion && partIds.includes(id),
          );
          return (
            <li key={id}>
              <div>
                <SiteLink href={href} className="text-link font-semibold">
                  {brand === undefined ? name : `${brand} ${name}`}
                </SiteLink>
                <p className="text-small text-muted">
                  {sku === undefined ? category : <span className="part-number">{sku}</span>}
                </p>
                {verdict && (
                  <Verdict outcome={verdict.outcome} hasLabel className="text-small">
                    {verdict.outcome === 'compatible' ? copy.noClash : verdict.summarise(id)}
                  </Verdict>
                )}
              </div>
              <QuantityField line={line} />
              <button
                type="button"
                className="button bar print:hidden"
                onClick={(event) => remove(event, id)}
              >
                <Icon icon={X} className="size-5" />
                <span>
                  {copy.remove}
                  <span className="sr-only">{` ${name}`}</span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
      {lines.length > 1 && (
        <button type="button" className="button quiet mt-4 print:hidden" onClick={removeAll}>
          {copy.removeAll}
        </button>
      )}
    </>
  );
}
