import { emailCopy } from '@/data/copy/email';

/** The shop's address beside a quote link, where no scripts run to open the quote sheet. */
export const PlainAddress = ({ email }: { readonly email: string }) => (
  <noscript className="basis-full text-small text-muted">
    {`${emailCopy.addressNote} `}
    <span className="inline-block select-all">{email}</span>
  </noscript>
);
