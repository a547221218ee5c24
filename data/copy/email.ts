/** Words of emails about one thing, and around any email. enquiry-email.ts has an enquiry's. */
export const emailCopy = {
  /** Shown after a press of an email link, since no page can learn whether an email app opened. */
  heading: 'Your email app should have opened',
  fallbackAdvice: 'If it hasn’t, copy the message and send it from any email account.',
  /** Announced when the sheet opens, because the sheet doesn't take the focus. */
  keyHint: 'If your email app hasn’t opened, press Tab to copy the message.',
  messageLabel: 'Your request as text',
  toLabel: 'To',
  subjectLabel: 'Subject',
  /** The copy buttons by what they copy. */
  copyLabels: {
    body: 'Copy message',
    subject: 'Copy subject',
    address: 'Copy address',
    all: 'Copy all',
    link: 'Copy link',
  },
  /** Opens the buttons that copy a single text. */
  moreCopies: 'More ways to copy',
  close: 'Close',
  copied: 'Copied.',
  copyFailed: 'Your browser wouldn’t copy it. The text is selected, so you can copy it yourself.',
  previewLabel: 'Your email, filled in as an example',
  /** Stands before the address under the buttons that open an email. */
  addressNote: 'Opens your email app. Or write to',
  /** Subjects of quotes, before ' - {company}'. Catalogue pages word those of single products. */
  subjects: { general: 'Quote Request', page: '{name} Quote Request', contact: 'New Enquiry' },
  /** The lines about the product or featured item that a message asks for. */
  productLines: 'Product: {name}\nSKU: {sku}\nBrand: {brand}',
  itemLines: '- Item: {name}\n- Category: {category}',
  /** The body of the contact form's email, which leaves out the chosen subject. */
  contactBody:
    'Name: {firstName} {lastName}\nEmail: {email}\nCompany: {company}\n\nMessage:\n{message}',
  /** Stands above the prompts of a message. */
  promptsIntro: 'Details to help you quote:',
  /** A prompt's line. The dash shows its start where a mail program turns line breaks to spaces. */
  prompt: '- {prompt}: {answer}',
  /** Stands where the visitor fills something in, in any email. */
  blank: '____',
  /** The prompts of the top bar's quote, by id. Each category page has its own. */
  prompts: { use: 'What it’s for', amount: 'How many', have: 'What I already have' },
  /** The prompts of every quote, after those of its page. */
  orderPrompts: { by: 'Needed by', postcode: 'Delivery postcode' },
  /** The sentences of a quote's message, in its order. */
  sentences: {
    greeting: 'Hello,',
    general: 'I would like a quote for computer hardware.',
    page: 'I would like a quote from your {name} range.',
    discuss: 'Please contact me to discuss my requirements.',
    product: 'I would like a quote for the following product:',
    item: 'I would like a quote for the following item:',
    search:
      'I could not find this on your site and would like a quote for it, or for the closest match you can get:',
    price: 'Please contact me with pricing and availability.',
    thanks: 'Thank you.',
  },
  /** Heads the results of the compatibility check. */
  checkIntro: 'Website check (please confirm):',
  /** Ends a message that was cut, since a link can't hold all of it. */
  remainder: '[This email could not hold everything. Please paste the rest here.]',
} as const;
