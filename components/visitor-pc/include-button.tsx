import { visitorPcRowCopy as copy } from '@/data/copy/visitor-pc';
import { addLine } from '@/lib/enquiry/change-lines';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';
import { fillTemplate } from '@/lib/text/fill-template';

interface IncludeButtonProps {
  /** The product's id and short name. */
  readonly id: string;
  readonly name: string;
}

/** Includes the product that would do, which replaces the visitor's part at once. */
export const IncludeButton = ({ id, name }: IncludeButtonProps) => (
  <button
    type="button"
    className="text-link text-left print:hidden"
    onClick={() => enquiryStore.update(addLine(id))}
  >
    {fillTemplate(copy.include, { name })}
  </button>
);
