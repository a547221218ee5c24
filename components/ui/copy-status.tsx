import { request } from '@/data/request';

/**
 * Says whether a copy button beside it, within the same `data-request`, has copied. Stays empty for React, since
 * enhancements/copy-buttons.ts writes it, with or without React.
 */
export function CopyStatus() {
  return (
    <p
      role="status"
      data-copied={request.copied}
      data-refused={request.refused}
      suppressHydrationWarning
      className="text-small"
    >
      {''}
    </p>
  );
}
