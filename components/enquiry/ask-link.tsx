import type { ComponentProps, MouseEvent } from 'react';
import { MailLink } from '@/components/mail/mail-link';
import { REVIEW_HREF } from '@/components/ui/element-ids';
import { SiteLink } from '@/components/ui/site-link';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { addToNotes } from '@/lib/enquiry/change-fields';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { announceChange } from './announce-change';
import { useEnquiry } from './use-enquiry';

/** The attributes of the link, whose email is for a visitor without an enquiry. */
interface AskLinkProps extends ComponentProps<typeof MailLink> {
  /** The request of the email as a sentence, for the notes of an enquiry. */
  readonly request: string;
}

/**
 * Asks the shop for something: adds the request to the enquiry's notes and says so beside the link.
 * Opens an email if the enquiry has no items, its notes are full, or the browser refuses storage.
 */
export function AskLink({ request, ...mailLink }: AskLinkProps) {
  const { lines, details } = useEnquiry();
  const askInNotes = (event: MouseEvent) => {
    if (enquiryStore.getState().lines.length === 0 || !enquiryStore.isPersistent()) return;
    enquiryStore.update(addToNotes(request));
    // Full notes take no more.
    if (!enquiryStore.getState().details.notes?.includes(request)) return;
    // Keeps the email from opening.
    event.preventDefault();
    announceChange(`${enquiryCopy.asked} ${request}`);
  };
  return (
    <>
      <MailLink {...mailLink} onClick={askInNotes} />
      {lines.length > 0 && details.notes?.includes(request) && (
        <span className="text-small font-normal">
          {` ${enquiryCopy.asked} `}
          {/* The review needs no link to itself. */}
          <SiteLink href={REVIEW_HREF} className="text-link in-[.review]:hidden">
            {enquiryCopy.bar.review}
          </SiteLink>
        </span>
      )}
    </>
  );
}
