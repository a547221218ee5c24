import { type MouseEvent, useRef } from 'react';
import { reviewCopy as copy, enquiryCopy } from '@/data/copy/enquiry-pages';
import { removeLines, undoChange } from '@/lib/enquiry/change-lines';
import type { EnquiryFinding } from '@/lib/enquiry/check-enquiry';
import type { EnquiryItem } from '@/lib/enquiry/enquiry-item';
import { type ItemLine, resolveLines } from '@/lib/enquiry/enquiry-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { Enquiry } from '@/lib/enquiry/parse-state';
import { fillTemplate } from '@/lib/text/fill-template';
import { ReviewLine } from './review-line';

const { notices } = enquiryCopy;

/** Says that items were removed: '{name} removed.' or '{n} items removed.' */
const formatRemoved = (lines: readonly ItemLine[]) =>
  lines.length === 1
    ? fillTemplate(notices.removedOne, { name: lines[0]?.item.name ?? '' })
    : fillTemplate(notices.removedMany, { n: lines.length });

interface ReviewLinesProps {
  readonly state: Enquiry;
  readonly items: readonly EnquiryItem[];
  /** The worst first. */
  readonly findings: readonly EnquiryFinding[];
  /** Moves the focus to the heading when the pressed button disappears. */
  readonly focusHeading: () => void;
}

/**
 * The lines of the enquiry, and a way to remove them and to bring them back. A removed line leaves its notice in its place, so that
 * the other lines stay where they are.
 */
export function ReviewLines({ state, items, findings, focusHeading }: ReviewLinesProps) {
  const listRef = useRef<HTMLUListElement>(null);
  const { lines, undo } = state;
  const before = undo?.cause === 'removed' ? undo.lines : lines;
  const isRemoved = (id: string) => !lines.some((line) => line.id === id);
  const removedLines = resolveLines(before, items).filter(({ item }) => isRemoved(item.id));
  const remove = ({ currentTarget }: MouseEvent<HTMLElement>, id: string) => {
    const buttons = [
      ...(listRef.current?.querySelectorAll<HTMLElement>('li:not(.removed) > button') ?? []),
    ];
    const next = buttons[buttons.indexOf(currentTarget) + 1];
    if (next) next.focus();
    else focusHeading();
    enquiryStore.update(removeLines(id));
  };
  const handleAll = (change: typeof undoChange) => {
    focusHeading();
    enquiryStore.update(change);
  };
  const renderNotice = (text: string, label: string) => (
    <p className="notice">
      {`${text} `}
      <button
        type="button"
        className="text-link font-semibold"
        onClick={() => handleAll(undoChange)}
      >
        {label}
      </button>
    </p>
  );
  const undoLabel =
    removedLines.length === 1
      ? notices.undo
      : fillTemplate(notices.undoAll, { n: removedLines.length });
  return (
    <>
      <p role="status" className="sr-only">
        {removedLines.length > 0 && formatRemoved(removedLines)}
      </p>
      {lines.length === 0 &&
        removedLines.length > 0 &&
        renderNotice(formatRemoved(removedLines), notices.undo)}
      <ul ref={listRef} className="review-lines">
        {lines.length > 0 &&
          resolveLines(before, items).map((line) => {
            const { id } = line.item;
            return (
              <ReviewLine
                key={id}
                line={line}
                // A question is about the enquiry, not about one part.
                finding={findings.find(
                  ({ partIds, isQuestion }) => !isQuestion && partIds.includes(id),
                )}
                removedNotice={isRemoved(id) && renderNotice(formatRemoved([line]), undoLabel)}
                onRemove={(event) => remove(event, id)}
              />
            );
          })}
      </ul>
      {lines.length > 1 && (
        <button
          type="button"
          className="button quiet mt-4 print:hidden"
          onClick={() => handleAll(removeLines())}
        >
          {copy.removeAll}
        </button>
      )}
    </>
  );
}
