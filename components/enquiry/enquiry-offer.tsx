import { ENQUIRY_OFFER_ID } from '@/components/ui/element-ids';
import { ScriptText } from '@/components/ui/script-text';
import { enquiryCopy } from '@/data/copy/enquiry-pages';

/** Asks whether to open a link's enquiry. enquiry-offer.enhance.ts writes the question. */
export function EnquiryOffer() {
  const { offer } = enquiryCopy;
  const headingId = `${ENQUIRY_OFFER_ID}-heading`;
  return (
    <dialog
      id={ENQUIRY_OFFER_ID}
      aria-labelledby={headingId}
      data-surface="raised"
      className="callout m-auto max-w-[min(30rem,100vw-2rem)] backdrop:bg-[rgb(0_0_0/50%)]"
    >
      <ScriptText
        as="h2"
        id={headingId}
        data-pc={offer.pc}
        data-one={offer.one}
        data-many={offer.many}
        className="text-name"
      />
      <p className="mt-2 mb-4">{offer.reason}</p>
      <div className="flex flex-wrap gap-3">
        <button type="button" data-enquiry-change="acceptOffer" className="button primary">
          {offer.open}
        </button>
        <button type="button" data-enquiry-change="declineOffer" className="button quiet">
          {offer.keep}
        </button>
      </div>
    </dialog>
  );
}
