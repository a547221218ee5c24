import { ENQUIRY_FORM_ID } from '@/components/ui/element-ids';
import { markFormHydrated } from '@/components/ui/mark-form-hydrated';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { formatMailto } from '@/lib/mail/mailto';
import { appendCompany, type Recipient } from '@/lib/mail/quote-messages';
import { LinkNeedsScriptNotice } from './link-needs-script-notice';

interface EnquiryFormProps {
  readonly recipient: Recipient;
  /** The subject of the page's emails, without the shop's name. */
  readonly subject: string;
}

const markHydrated = (form: HTMLFormElement | null) => {
  if (form) markFormHydrated(form);
};

/** The form of a catalogue's boxes. Without scripts, it passes their items to the mail program. */
export function EnquiryForm({ recipient, subject }: EnquiryFormProps) {
  const { plain } = enquiryCopy;
  const { companyName, email } = recipient;
  const plainHref = formatMailto({ to: email, subject: appendCompany(subject, companyName) });
  return (
    <form
      ref={markHydrated}
      id={ENQUIRY_FORM_ID}
      method="post"
      encType="text/plain"
      autoComplete="off"
      className="print:hidden"
      // Otherwise Enter on a checkbox would submit the form.
      onSubmit={(event) => event.preventDefault()}
    >
      <div className="if-late line-above mt-8 border-ink pt-6">
        <h2 className="text-name">{plain.heading}</h2>
        <p className="mt-2 mb-4">{plain.text}</p>
        <LinkNeedsScriptNotice email={email} />
        <button type="submit" formAction={plainHref} className="button primary">
          {plain.submit}
        </button>
      </div>
    </form>
  );
}
