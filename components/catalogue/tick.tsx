import { enquiry } from '@/data/enquiry';
import type { CatalogueItem } from './catalogue-item';
import { ENQUIRY_FORM } from './enquiry-ids';

/**
 * A product's box in the page's enquiry. Where no script reads it, its form hands name and part number to the mail
 * program.
 */
export function Tick({ name, brand, sku }: Pick<CatalogueItem, 'name' | 'brand' | 'sku'>) {
  return (
    <label className="tick flex min-h-11 items-center gap-2 print:hidden">
      <input
        className="size-5"
        type="checkbox"
        form={ENQUIRY_FORM}
        name={`${brand} ${name}`}
        value={sku}
      />
      <span>
        {`${enquiry.includeStart} `}
        <span className="sr-only">{`${name} `}</span>
        {enquiry.includeEnd}
      </span>
    </label>
  );
}
