/**
 * The proof of every figure the site states, by the claim's own words: where the document lies, and of
 * what day it is. An advertiser must hold it before the claim is published (CAP Code, rule 3.7).
 * `npm run launch-check` lists the claims, and what a shop owes that no page shows; one without an entry here is a
 * finding.
 */
export const proof: Readonly<Record<string, string>> = {};
