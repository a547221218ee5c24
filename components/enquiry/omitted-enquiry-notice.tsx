import { SiteLink } from '@/components/ui/site-link';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { EnquiryCount } from './enquiry-count';
import './omitted-enquiry-notice.css';

/**
 * Says that a message leaves out the enquiry's items and the visitor's PC. Its CSS hides the words
 * that don't apply, by attributes that enquiry-bar.enhance.ts and quote-sheet.enhance.ts set.
 */
export function OmittedEnquiryNotice({ reviewHref }: { readonly reviewHref: string }) {
  const { start, enquiryOf, or, pc, includePc } = enquiryCopy.omittedEnquiry;
  return (
    <p className="omitted-enquiry-notice text-small">
      {start}
      <span className="of-items">
        {enquiryOf}
        <EnquiryCount />
      </span>
      <span className="of-items of-pc">{or}</span>
      <span className="of-pc">{pc}</span>
      {'. '}
      <span className="of-pc of-pc-alone">{includePc}</span>
      <SiteLink href={reviewHref} className="of-items text-link">
        {enquiryCopy.bar.review}
      </SiteLink>
    </p>
  );
}
