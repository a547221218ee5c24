import { AskLink } from '@/components/enquiry/ask-link';
import { remedyCopy } from '@/data/copy/visitor-pc';
import { addLine } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';
import type { Remedy } from '@/lib/visitor-pc/remedies';

interface RemedyControlProps {
  readonly remedy: Remedy;
  /** The product to replace, for screen readers. */
  readonly itemName?: string;
  readonly isInReview?: boolean;
}

/**
 * A button that includes a power supply in place of the visitor's, or a link that asks for parts.
 */
export function RemedyControl({ remedy, itemName, isInReview = false }: RemedyControlProps) {
  if ('facts' in remedy)
    return (
      <button
        type="button"
        className="text-link text-left print:hidden"
        onClick={() => enquiryStore.update(addLine(remedy.id))}
      >
        {fillTemplate(remedyCopy.include, { name: remedy.facts.shortName })}
      </button>
    );
  const { message, request, label } = remedy;
  return (
    <AskLink
      message={message}
      request={request}
      hasVisitorPc
      isInReview={isInReview}
      className="text-link print:hidden"
    >
      {label}
      {itemName && <span className="sr-only">{` (${itemName})`}</span>}
    </AskLink>
  );
}
