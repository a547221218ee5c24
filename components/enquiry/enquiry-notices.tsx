import { useEffect, useRef, useState } from 'react';
import { ChangeStatus } from '@/components/ui/change-status';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { undoChange } from '@/lib/enquiry/change-lines';
import type { EnquiryState } from '@/lib/enquiry/enquiry-state';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';
import { hasAnswers } from '@/lib/visitor-pc/visitor-pc';

const { notices } = enquiryCopy;

interface EnquiryNoticesProps {
  readonly enquiry: EnquiryState;
}

/** Says what a link changed: items the shop doesn't list, and an enquiry that Undo brings back. */
export function EnquiryNotices({ enquiry }: EnquiryNoticesProps) {
  const { undo, unknownCount, isFromLink, lines, visitorPc } = enquiry;
  const noticesRef = useRef<HTMLDivElement>(null);
  /** True once Undo has brought the visitor's own enquiry back. */
  const [isRestored, setIsRestored] = useState(false);
  const undoLink = () => {
    setIsRestored(true);
    enquiryStore.update(undoChange);
    // The pressed button disappears, and the focus with it.
    noticesRef.current?.focus();
  };
  const unknownTemplate = unknownCount === 1 ? notices.unknownOne : notices.unknownMany;
  const unknownText = unknownCount > 0 && fillTemplate(unknownTemplate, { n: unknownCount });
  // A link whose items the shop doesn't list may leave nothing, neither lines nor a PC.
  const pcText = hasAnswers(visitorPc) && notices.pcFromLink;
  // Without storage, the visitor's own links take the enquiry from page to page.
  const linkText =
    isFromLink && enquiryStore.isPersistent() && (lines.length > 0 ? notices.fromLink : pcText);
  const restoredText = isRestored && notices.restoredOwn;
  const isReplaced = undo?.cause === 'replaced';
  const announcements = isReplaced
    ? [unknownText, `${notices.replaced} ${notices.undoNext}`]
    : [unknownText, linkText, restoredText];
  // The first texts come a render later, since screen readers announce only changes of a status.
  const [isMounted, setIsMounted] = useState(false);
  useEffect(() => setIsMounted(true), []);
  return (
    <div ref={noticesRef} tabIndex={-1} className="outline-none print:hidden">
      <ChangeStatus texts={isMounted ? announcements : []} />
      {unknownText && <p className="notice mb-4">{unknownText}</p>}
      {isReplaced && (
        <p className="notice mb-4">
          {`${notices.replaced} `}
          <button
            type="button"
            aria-label={notices.undoReplaced}
            className="text-link font-semibold"
            onClick={undoLink}
          >
            {notices.undo}
          </button>
        </p>
      )}
      {!isReplaced && (linkText || restoredText) && (
        <p className="notice mb-4">{linkText || restoredText}</p>
      )}
    </div>
  );
}
