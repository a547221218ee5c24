import type { ReactNode } from 'react';
import { enquiryCopy } from '@/data/enquiry-pages';

const { bar, noteStart } = enquiryCopy;

interface EnquiryNoteProps {
  readonly id?: string;
  /** The link to the review. */
  readonly children: ReactNode;
}

/** Says that a message leaves out the items of the enquiry. Shown only while there is one; enhancements/enquiry.ts counts them. */
export function EnquiryNote({ id, children }: EnquiryNoteProps) {
  return (
    <p id={id} className="notice mb-3 font-semibold">
      {noteStart}
      <span data-enquiry-count={bar.many} data-one={bar.one} suppressHydrationWarning>
        {''}
      </span>
      {'. '}
      {children}
    </p>
  );
}
