import { ScriptText } from '@/components/ui/script-text';
import { enquiryCopy } from '@/data/copy/enquiry-pages';

const { bar } = enquiryCopy;

/** The number of items in the enquiry, such as '8 items'. enquiry-bar.enhance.ts writes it. */
export const EnquiryCount = ({ as = 'span' }: { readonly as?: 'b' | 'span' }) => (
  <ScriptText as={as} data-enquiry-count="" data-one={bar.one} data-many={bar.many} />
);
