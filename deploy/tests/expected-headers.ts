/** The headers of a correct response, with reasons. Tests fail if deploy/headers.ts weakens one. */

/** Headers of all responses but the redirect to TLS, where browsers would ignore them. */
export const SECURITY_HEADERS = {
  // No other site may frame our pages: https://www.w3.org/TR/CSP3/#directive-frame-ancestors
  'content-security-policy': "frame-ancestors 'none'",
  // The same for browsers without frame-ancestors: RFC 7034.
  'x-frame-options': 'DENY',
  // Browsers must not guess types: https://fetch.spec.whatwg.org/#x-content-type-options-header
  'x-content-type-options': 'nosniff',
  // Other sites see our origin as the referrer, but no page or search.
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Scripts may not ask for these features: https://www.w3.org/TR/permissions-policy/
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  // A page that opens ours can't reach it: https://html.spec.whatwg.org/multipage/browsers.html
  'cross-origin-opener-policy': 'same-origin',
  // No other site may load our files into its own process.
  'cross-origin-resource-policy': 'same-origin',
};

/** Two years (RFC 6797), for this name only: others of the domain may lack TLS (section 11.4). */
export const TLS_HEADERS = { 'strict-transport-security': 'max-age=63072000' };

/** Cache-Control by folder. Names under _next/ change with the content: immutable (RFC 8246). */
export const CACHING_BY_FOLDER: Readonly<Record<string, string>> = {
  _next: 'public, max-age=31536000, immutable',
  pictures: 'public, max-age=86400, must-revalidate',
  share: 'public, max-age=86400, must-revalidate',
};
