import { useRef, useState } from 'react';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { undoChange } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import type { Enquiry } from '@/lib/enquiry/parse-state';
import { fillTemplate } from '@/lib/text/fill-template';

const { notices } = enquiryCopy;
/** The notices, for the description of the review's heading. */
export const NOTICES_ID = 'enquiry-notices';

/** Says what a link has changed: items that the shop doesn't list, and an earlier enquiry, which Undo brings back. */
export function EnquiryNotices({ state }: { readonly state: Enquiry }) {
  const { undo, unknownCount, isFromLink, lines } = state;
  const statusRef = useRef<HTMLDivElement>(null);
  const [isRestored, setIsRestored] = useState(false);
  const undoLink = () => {
    setIsRestored(true);
    enquiryStore.update(undoChange);
    // The pressed button disappears.
    statusRef.current?.focus();
  };
  const unknown = unknownCount === 1 ? notices.unknownOne : notices.unknownMany;
  const origin = lines.length > 0 ? notices.fromLink : notices.pcFromLink;
  return (
    <div
      ref={statusRef}
      id={NOTICES_ID}
      role="status"
      tabIndex={-1}
      className="outline-none print:hidden"
    >
      {unknownCount > 0 && (
        <p className="notice mb-4">{fillTemplate(unknown, { n: unknownCount })}</p>
      )}
      {undo?.cause === 'replaced' ? (
        <p key="replaced" className="notice mb-4">
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
      ) : (
        (isFromLink || isRestored) && (
          <p key="other" className="notice mb-4">
            {isFromLink ? origin : notices.restoredOwn}
          </p>
        )
      )}
    </div>
  );
}
