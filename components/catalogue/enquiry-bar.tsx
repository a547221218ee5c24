import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { enquiry } from '@/data/enquiry';
import { fill } from '@/lib/fill';
import { BAR_PLACE, ENQUIRY_FORM } from './enquiry-ids';

interface EnquiryBarProps {
  readonly ticked: number;
  /** Ticked parts that the filters hide. */
  readonly hidden: number;
  /** What does not fit, or is to be asked, if anything. */
  readonly note: ReactNode;
  readonly onShow: () => void;
  /** The enquiry's link. */
  readonly children: ReactNode;
}

/** Counts what is ticked at the foot of the screen, which leads to the list of it, with the one link that asks for it. */
export function EnquiryBar({ ticked, hidden, note, onShow, children }: EnquiryBarProps) {
  return createPortal(
    <section
      aria-label={enquiry.bar}
      data-surface="raised"
      className="enquiry-bar line-above border-ink py-3 print:hidden"
    >
      <div className="content-width">
        {note}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <p className="flex flex-wrap items-center gap-x-6 gap-y-1">
            <a href={`#${ENQUIRY_FORM}`} className="text-link">
              {fill(hidden > 0 ? enquiry.hidden : enquiry.ticked, { n: ticked, hidden })}
            </a>
            {hidden > 0 && (
              <button type="button" className="button quiet" onClick={onShow}>
                {enquiry.show}
              </button>
            )}
          </p>
          {children}
        </div>
      </div>
    </section>,
    document.querySelector(`#${BAR_PLACE}`) as Element,
  );
}
