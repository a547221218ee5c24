import { visitorPcRowCopy as copy } from '@/data/copy/visitor-pc';
import { pageStore } from '@/lib/page-state/page-store';
import { fillTemplate } from '@/lib/text/fill-template';

export interface IncludeButtonProps {
  /** The product's id and short name. */
  readonly id: string;
  readonly name: string;
}

/** Includes the product that would do, which replaces the visitor's part at once. */
export const IncludeButton = ({ id, name }: IncludeButtonProps) => (
  <button
    type="button"
    className="text-link text-left print:hidden"
    onClick={() => pageStore.dispatch({ type: 'add', id })}
  >
    {fillTemplate(copy.include, { name })}
  </button>
);
