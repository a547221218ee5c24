import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { OutcomeLine } from '@/components/compatibility/outcome-line';
import { SiteLink } from '@/components/ui/site-link';
import { reviewCopy } from '@/data/copy/enquiry-pages';
import { interfaceCopy } from '@/data/copy/interface';
import { type Finding, isFit, isIncompatible, type Outcome } from '@/lib/compatibility/finding';
import { formatIncompatibility } from '@/lib/compatibility/format-finding';
import { setNote } from '@/lib/enquiry/change-lines';
import type { FeaturedEnquiryItem } from '@/lib/enquiry/enquiry-item';
import { MAX_NOTE_LENGTH } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';
import { QuantityField, type QuantityFieldProps } from './quantity-field';

interface NoteFieldProps {
  readonly item: FeaturedEnquiryItem;
  readonly note: string | undefined;
}

/** The visitor's note on a featured item, with the prompt of its own quote email as its hint. */
function NoteField({ item, note = '' }: NoteFieldProps) {
  const labelId = `note-label-${item.id}`;
  const hintId = `note-hint-${item.id}`;
  return (
    <label className="mt-2 grid max-w-144 gap-1.5 lg:mt-0 text-small leading-tight">
      <span>
        <b id={labelId} className="font-semibold">
          {reviewCopy.note}
          <span className="sr-only">{` ${fillTemplate(reviewCopy.noteOn, { name: item.name })}`}</span>
        </b>{' '}
        <span id={hintId} className="text-muted print:hidden">
          {item.quotePrompt}
        </span>
      </span>
      <input
        type="text"
        autoComplete="off"
        className="field"
        aria-labelledby={labelId}
        aria-describedby={hintId}
        // print.css leaves out a field that shows its placeholder.
        placeholder=" "
        maxLength={MAX_NOTE_LENGTH}
        value={note}
        onChange={({ target }) => enquiryStore.update(setNote(item.id, target.value))}
      />
    </label>
  );
}

interface VerdictProps {
  readonly finding: Finding;
  readonly itemId: string;
  readonly isAskedAbout: boolean;
}

/** A verdict in a few words. The results below the lines give its reason. */
function Verdict({ finding, itemId, isAskedAbout }: VerdictProps) {
  const { outcome } = finding;
  const renderLine = (icon: Outcome, text: string) => (
    <OutcomeLine icon={icon} className="text-small">
      {text}
    </OutcomeLine>
  );
  if (isIncompatible(finding)) return renderLine(outcome, formatIncompatibility(finding, itemId));
  if (!isFit(finding)) return renderLine(outcome, interfaceCopy.outcomes[outcome]);
  return isAskedAbout
    ? renderLine('unverified', reviewCopy.noIncompatibilityYet)
    : renderLine('compatible', reviewCopy.noIncompatibility);
}

interface ReviewLineProps extends QuantityFieldProps {
  /** The worst finding on the item, if any. */
  readonly finding: Finding | undefined;
  /** True if the check has a question about the item. */
  readonly isAskedAbout: boolean;
  /** The notice that covers the line once it is removed; false before. */
  readonly removedNotice: ReactNode;
}

/** A line of the enquiry: quantity, outcome, the note on a featured item, and the Remove button. */
export function ReviewLine(props: ReviewLineProps) {
  const { line, finding, isAskedAbout, removedNotice, onRemove, announce } = props;
  const { item } = line;
  const { name, category, href } = item;
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 line-below py-3',
        removedNotice && 'removed print:hidden',
      )}
    >
      <div className="flex-[1_1_100%] items-center gap-x-8 md:basis-0 lg:grid lg:grid-cols-2">
        <div>
          <SiteLink href={`${href}#${item.id}`} className="text-link font-semibold">
            {item.kind === 'product' ? `${item.brand} ${name}` : name}
          </SiteLink>
          <p className="text-small text-muted">
            {item.kind === 'product' ? <span className="part-number">{item.sku}</span> : category}
          </p>
        </div>
        <div>
          {finding && <Verdict finding={finding} itemId={item.id} isAskedAbout={isAskedAbout} />}
          {item.kind === 'featured' && <NoteField item={item} note={line.note} />}
        </div>
      </div>
      <QuantityField line={line} onRemove={onRemove} announce={announce} />
      <button
        type="button"
        className="text-link ml-auto min-h-12 text-small print:hidden"
        onClick={onRemove}
      >
        {reviewCopy.remove}
        <span className="sr-only">{` ${name}`}</span>
      </button>
      {removedNotice}
    </li>
  );
}
