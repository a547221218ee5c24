import { useEffect } from 'react';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

/**
 * Writes the enquiry into the address again after hydration, or removes it: in hydration Next's
 * router writes back an older address. Of each page, the outermost reader of the enquiry calls it.
 */
export function useAddressUpdate(): void {
  useEffect(() => {
    const timer = setTimeout(enquiryStore.updateAddress);
    return () => clearTimeout(timer);
  }, []);
}
