import { AskLink } from '@/components/enquiry/ask-link';
import { remedyCopy } from '@/data/copy/visitor-pc';
import { addLine } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';
import type { ReplacementPsu } from '@/lib/visitor-pc/check-product';
import type { FitRequest } from '@/lib/visitor-pc/product-report';

/** A button that includes a power supply which fits. The check then uses it in place of the visitor's own part. */
export const IncludeButton = ({ id, name }: ReplacementPsu) => (
  <button
    type="button"
    className="text-link text-left print:hidden"
    onClick={() => enquiryStore.update(addLine(id))}
  >
    {fillTemplate(remedyCopy.include, { name })}
  </button>
);

interface FitRequestLinkProps {
  readonly fitRequest: FitRequest;
  /** The product to replace, for screen readers. */
  readonly itemName?: string;
}

/** A link that asks for products that fit the visitor's PC. */
export const FitRequestLink = ({ fitRequest, itemName }: FitRequestLinkProps) => (
  <AskLink
    message={fitRequest.message}
    request={fitRequest.request}
    hasVisitorPc
    className="text-link"
  >
    {fitRequest.label}
    {itemName && <span className="sr-only">{` (${itemName})`}</span>}
  </AskLink>
);
