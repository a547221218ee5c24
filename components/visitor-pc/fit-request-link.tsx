import { AskLink } from '@/components/enquiry/ask-link';
import type { FitRequest } from '@/lib/visitor-pc/visitor-pc-report';

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
