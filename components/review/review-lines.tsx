import { type MouseEvent, useState } from 'react';
import { SiteLink } from '@/components/ui/site-link';
import { enquiryCopy, reviewCopy } from '@/data/copy/enquiry-pages';
import { type CheckResult, isAbout } from '@/lib/compatibility/finding';
import { removeAllLines, removeLine, restoreLine, undoChange } from '@/lib/enquiry/change-lines';
import { formatEnquiry } from '@/lib/enquiry/enquiry-codec';
import { type EnquiryItem, type ItemLine, resolveLines } from '@/lib/enquiry/enquiry-item';
import type { EnquiryChange, EnquiryLine, EnquiryState } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';
import { ReviewLine } from './review-line';

const { notices } = enquiryCopy;

/** Fills in the template for one item, '{name} removed.', or for several, '{n} items removed.' */
const formatItems = (lines: readonly ItemLine[], one: string, many: string) =>
  lines.length === 1
    ? fillTemplate(one, { name: lines[0]?.item.name ?? '' })
    : fillTemplate(many, { n: lines.length });

const formatRemoved = (lines: readonly ItemLine[]) =>
  formatItems(lines, notices.removedOne, notices.removedMany);

/** Returns the Remove button of the next line that isn't removed itself. */
function findNextButton(button: Element) {
  let row = button.closest('li')?.nextElementSibling;
  while (row?.matches('.removed')) row = row.nextElementSibling;
  return row?.querySelector<HTMLElement>(':scope > button');
}

const hasLine = (lines: readonly EnquiryLine[], id: string) => lines.some((line) => line.id === id);

/** Lists all lines, the removed ones in their places. A swapped one stands before its successor. */
function listShownLines({ lines, undo }: EnquiryState): readonly EnquiryLine[] {
  // EnquiryNotices offers the Undo of lines that a link has replaced, so these are not shown here.
  if (undo === undefined || undo.cause === 'replaced') return lines;
  const newLines = lines.filter(({ id }) => !hasLine(undo.lines, id));
  return undo.lines.flatMap((line) => (hasLine(lines, line.id) ? line : [line, ...newLines]));
}

interface ReviewLinesProps extends CheckResult {
  readonly enquiry: EnquiryState;
  readonly items: readonly EnquiryItem[];
  /** Moves the focus to the heading when the pressed button disappears. */
  readonly focusHeading: () => void;
}

/** The lines of the enquiry. A removed one leaves a notice in its place, so that no line moves. */
export function ReviewLines(props: ReviewLinesProps) {
  const { enquiry, items, findings, questions, focusHeading } = props;
  const [status, setStatus] = useState('');
  const { lines } = enquiry;
  const isRemoved = (id: string) => !hasLine(lines, id);
  const shownLines = resolveLines(listShownLines(enquiry), items);
  const itemLines = resolveLines(lines, items);
  const lastLine = itemLines.at(-1);
  // Where the browser refuses storage, only an address takes the enquiry to another page.
  const query = enquiryStore.isPersistent() ? '' : `?${formatEnquiry(enquiry)}`;
  // Undo also brings back what was removed just before.
  const restoredLines = enquiry.undo?.cause === 'removed' ? shownLines : itemLines;
  const remove = ({ currentTarget }: MouseEvent, line: ItemLine) => {
    // The pressed button disappears, so the focus moves on.
    const nextButton = findNextButton(currentTarget);
    if (nextButton) nextButton.focus();
    else focusHeading();
    const undoPlace = lines.length > 1 ? notices.undoInPlace : notices.undoNext;
    setStatus(`${formatRemoved([line])} ${undoPlace}`);
    enquiryStore.update(removeLine(line.item.id));
  };
  /** Makes a change whose button disappears, and moves the focus to the heading. */
  const changeAndFocus = (change: EnquiryChange, text: string) => {
    focusHeading();
    setStatus(text);
    enquiryStore.update(change);
  };
  /** Renders a notice that says which lines were removed, with the button that brings them back. */
  const renderNotice = (removed: readonly ItemLine[], restore: EnquiryChange) => (
    <p className="notice">
      {`${formatRemoved(removed)} `}
      <button
        type="button"
        className="text-link font-semibold"
        // biome-ignore lint/a11y/noAutofocus: the pressed button that swapped the line disappears
        autoFocus={enquiry.undo?.cause === 'swapped'}
        aria-label={formatItems(removed, notices.undoOne, notices.undoMany)}
        onClick={() =>
          changeAndFocus(restore, formatItems(removed, notices.restoredOne, notices.restoredMany))
        }
      >
        {notices.undo}
      </button>
    </p>
  );
  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      {lines.length === 0 && shownLines.length > 0 && renderNotice(shownLines, undoChange)}
      <ul className="review-lines">
        {lines.length > 0 &&
          shownLines.map((line) => {
            const { id } = line.item;
            return (
              <ReviewLine
                // The key changes with a removal, so that a restored line has no old advice.
                key={`${id} ${isRemoved(id)}`}
                line={line}
                finding={findings.find((finding) => isAbout(finding, id))}
                isAskedAbout={questions.some((question) => isAbout(question, id))}
                removedNotice={isRemoved(id) && renderNotice([line], restoreLine(id))}
                onRemove={(event) => remove(event, line)}
                announce={setStatus}
              />
            );
          })}
      </ul>
      {lastLine && (
        <p className="flex min-h-12 items-center justify-between gap-4 text-small print:hidden">
          <SiteLink
            href={`${lastLine.item.href}${query}#${lastLine.item.id}`}
            className="text-link"
          >
            {reviewCopy.addMore}
          </SiteLink>
          {lines.length > 1 && (
            <button
              type="button"
              className="text-link"
              onClick={() =>
                changeAndFocus(
                  removeAllLines,
                  `${formatRemoved(restoredLines)} ${notices.undoNext}`,
                )
              }
            >
              {reviewCopy.removeAll}
            </button>
          )}
        </p>
      )}
    </>
  );
}
