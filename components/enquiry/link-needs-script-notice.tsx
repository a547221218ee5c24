import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { fillTemplate } from '@/lib/text/fill-template';

/** Says, where no scripts run, that a `parts=` link holds an enquiry, and where to send it. */
export const LinkNeedsScriptNotice = ({ email }: { readonly email: string }) => (
  <noscript>
    <p className="notice mb-3">{fillTemplate(enquiryCopy.plain.link, { email })}</p>
  </noscript>
);
