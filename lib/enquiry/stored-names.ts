/**
 * Names in browsers' storage, in links and in sent emails: they must not change. They have a file
 * of their own, since page scripts that run early read them, and bundle nothing else of the enquiry.
 */

/** The storage's key of the enquiry. The base path keeps several sites of one origin apart. */
export const ENQUIRY_KEY = `enquiry${process.env.NEXT_PUBLIC_BASE_PATH ?? ''}`;

/** The parameters of an enquiry in addresses and in the storage. */
export const PARAMETERS = { lines: 'parts', purpose: 'for', visitorPc: 'have' } as const;
