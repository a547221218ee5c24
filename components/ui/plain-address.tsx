import { emailCopy } from '@/data/copy/email';

/** The shop's address beside a quote link, for a visitor whose browser runs no scripts and so shows no quote sheet. */
export const PlainAddress = ({ email }: { readonly email: string }) => (
  <noscript className="basis-full text-small text-muted">
    {`${emailCopy.addressNote} `}
    <span className="inline-block select-all">{email}</span>
  </noscript>
);
