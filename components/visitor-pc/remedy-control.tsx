import { announceChange } from '@/components/enquiry/announce-change';
import { AskLink } from '@/components/enquiry/ask-link';
import { focusContainer } from '@/components/ui/focus-container';
import { enquiryCopy } from '@/data/copy/enquiry-pages';
import { remedyCopy } from '@/data/copy/visitor-pc';
import type { Replacement } from '@/lib/compatibility/finding';
import { addLine, swapLine } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';
import type { Remedy } from '@/lib/visitor-pc/remedies';

interface RemedyControlProps {
  readonly remedy: Remedy;
  /** The product to replace, for screen readers. */
  readonly itemName?: string;
}

/** Swaps a product of the enquiry, and announces it. The bar announces only another count. */
function swapProducts({ product, replaced }: Replacement) {
  enquiryStore.update(swapLine(replaced.id, product.id));
  const names = { name: product.facts.shortName, replaced: replaced.facts.shortName };
  const { swapped, undoInPlace } = enquiryCopy.notices;
  announceChange(`${fillTemplate(swapped, names)} ${undoInPlace}`);
}

/** A button that puts a product in the place of a part, or a link that asks for parts. */
export function RemedyControl({ remedy, itemName }: RemedyControlProps) {
  if ('product' in remedy) {
    const { product, replaced } = remedy;
    const template = replaced.isOwned ? remedyCopy.include : remedyCopy.swap;
    return (
      <button
        type="button"
        className="text-link text-left print:hidden"
        onClick={({ currentTarget }) => {
          if (!replaced.isOwned) return swapProducts(remedy);
          focusContainer(currentTarget);
          enquiryStore.update(addLine(product.id));
        }}
      >
        {fillTemplate(template, { name: product.facts.shortName })}
      </button>
    );
  }
  const { message, request, label } = remedy;
  return (
    <AskLink message={message} request={request} hasVisitorPc className="text-link print:hidden">
      {label}
      {itemName && <span className="sr-only">{` (${itemName})`}</span>}
    </AskLink>
  );
}
