/** What a visitor reads once the browser was asked to open an e-mail: on the quote sheet and under the contact form. */
export const emailCopy = {
  heading: 'Your e-mail program should have opened with this request',
  fallbackAdvice: 'If it has not, copy the message and send it from any e-mail account.',
  /** Read out after the heading: the sheet takes no focus, so its key is told. */
  keyHint: 'If it has not, press Tab to copy the message.',
  messageLabel: 'The request as text',
  toLabel: 'To',
  subjectLabel: 'Subject',
  copyMessage: 'Copy message',
  copyAddress: 'Copy address',
  close: 'Close',
  copied: 'Copied.',
  copyFailed: 'The browser would not copy it. The text is selected: copy it by hand.',
  previewLabel: 'What the button opens, as an example',
  /** Before an example of what may be written. */
  exampleLabel: 'For example:',
  /** Stands before the address under the buttons that open an e-mail. */
  addressNote: 'Opens your e-mail. Or write to',
  /** Stands above a message's prompts, each of which has an id; each category page has its own, and these are the top bar's. */
  promptsIntro: 'So that you can answer at once:',
  prompts: { use: 'What it is for', amount: 'How many', have: 'What I have already' },
  /** What every quote needs to know in the end: they follow the prompts of each page. */
  orderPrompts: { by: 'Needed by', postcode: 'Delivery postcode' },
  /** Ends a link that could not hold all of its message. */
  remainder: '[This e-mail could not carry all. Please paste the rest here.]',
} as const;
