import { useEffect } from 'react';
import { enquiryStore } from '@/lib/enquiry/enquiry-store';

/**
 * Writes the enquiry's part of the address again after hydration, in which Next's router writes
 * back an older address. Every component that pages hydrate with the enquiry calls this once.
 */
export function useAddressUpdate(): void {
  useEffect(() => {
    const timer = setTimeout(enquiryStore.updateAddress);
    return () => clearTimeout(timer);
  }, []);
}
