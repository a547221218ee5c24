import { emailCopy } from '@/data/copy/email';

/** The shop's address beside a quote link, for a visitor without scripts, who sees no quote sheet. */
export const PlainAddress = ({ email }: { readonly email: string }) => (
  <noscript className="basis-full text-small text-muted">
    {`${emailCopy.addressNote} `}
    <span className="inline-block select-all">{email}</span>
  </noscript>
);
