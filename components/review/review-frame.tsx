import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { reviewCopy } from '@/data/copy/enquiry-pages';

const HEADING_ID = 'enquiry-heading';

interface ReviewFrameProps {
  readonly lead: string;
  readonly headingRef?: Ref<HTMLHeadingElement>;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** The review's card with its heading, which also stands there while the review's code loads. */
export const ReviewFrame = ({ lead, headingRef, className, children }: ReviewFrameProps) => (
  <section
    aria-labelledby={HEADING_ID}
    className="content-width w-full in-data-review-reserved:grid"
  >
    <div className={clsx('callout relative mb-12 p-[min(3rem,5vw)] lg:mx-8', className)}>
      <h2 ref={headingRef} id={HEADING_ID} tabIndex={-1} className="text-section outline-none">
        {reviewCopy.heading}
      </h2>
      <p className="mt-2 mb-4 max-w-measure text-lead text-muted print:hidden">{lead}</p>
      {children}
    </div>
  </section>
);
