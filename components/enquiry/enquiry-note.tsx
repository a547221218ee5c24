import { SiteLink } from '@/components/ui/site-link';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { EnquiryCount } from './enquiry-count';

interface EnquiryNoteProps {
  readonly id?: string;
  /** The address of the review. */
  readonly href: string;
}

/** Says that a message leaves out the items of the enquiry. Shown only while there is one. */
export function EnquiryNote({ id, href }: EnquiryNoteProps) {
  return (
    <p id={id} className="notice mb-3 font-semibold">
      {enquiryCopy.noteStart}
      <EnquiryCount />
      {'. '}
      <SiteLink href={href} className="text-link">
        {enquiryCopy.bar.review}
      </SiteLink>
    </p>
  );
}
