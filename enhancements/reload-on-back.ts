/**
 * Makes Firefox reload pages on Back. Firefox gives a page that it kept an older copy of `sessionStorage`, and so an older
 * enquiry; it keeps no page with an `unload` listener.
 */
if ('mozInnerScreenX' in window) addEventListener('unload', () => {});
