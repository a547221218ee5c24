/** The parameters of an enquiry in addresses and storage. Emails have them: they must not change. */
export const PARAMETERS = { lines: 'parts', purpose: 'for', visitorPc: 'have' } as const;
