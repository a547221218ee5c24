import { SiteLink } from '@/components/ui/site-link';
import { enquiryCopy } from '@/data/copy/enquiry-pages';

const { bar, noteStart } = enquiryCopy;

interface EnquiryNoteProps {
  readonly id?: string;
  /** The address of the review. */
  readonly href: string;
}

/** Says that a message leaves out the items of the enquiry. Shown only while there is one; enhancements/enquiry.ts counts them. */
export function EnquiryNote({ id, href }: EnquiryNoteProps) {
  return (
    <p id={id} className="notice mb-3 font-semibold">
      {noteStart}
      <span data-enquiry-count={bar.many} data-one={bar.one} suppressHydrationWarning>
        {''}
      </span>
      {'. '}
      <SiteLink href={href} className="text-link">
        {bar.review}
      </SiteLink>
    </p>
  );
}
