/** Domains that can never belong to anybody (RFC 2606). */
const RESERVED = /\.(?:example|invalid|test|localhost)$|(?:^|\.)example\.(?:com|net|org)$/i;

/** Returns true for a hostname that is not public: a sample's, or this machine's. */
export const isSampleDomain = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.startsWith('127.') || RESERVED.test(hostname);
