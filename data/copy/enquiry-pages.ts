/** Words of the enquiry on the pages: its boxes, its bar and its review. */
export const enquiryCopy = {
  /** Labels a card's box: 'Include … in my enquiry'. Only screen readers get the item's name. */
  includeStart: 'Include',
  includeEnd: 'in my enquiry',
  /** The link beside the box of an included item: 'Review enquiry'. Only screen readers get its end. */
  review: 'Review',
  reviewEnd: 'enquiry',
  /** Follows `howToAsk` of interface.ts, above the cards. */
  hint: 'We’ll check that they work together.',
  bar: {
    label: 'Items in your enquiry',
    one: '1 item',
    many: '{n} items',
    /** Follows the number of items, from the day after the first was included. */
    since: 'from {day}',
    review: 'Review enquiry',
    /** Stands in the bar where the check's only result is a question to the visitor. */
    questions: {
      part: 'Which {part} have you got?',
      choice: 'Which {part} do you want?',
      many: 'We have {n} questions.',
      see: 'See them',
    },
    /** For screen readers, after an item is included or removed. */
    announced: '{count} in your enquiry.',
    reviewFollows: '“Review enquiry” follows each ticked box.',
  },
  startAgain: 'Start again',
  cleared: 'Your enquiry is cleared.',
  /** Asked where a link would replace the visitor's own enquiry or PC. */
  offer: {
    many: 'Open these {n}, or keep yours?',
    one: 'Open this item, or keep yours?',
    pc: 'Open the PC in this link, or keep yours?',
    reason: 'You followed a link to another enquiry. Nothing has changed yet.',
    open: 'Open the link’s',
    keep: 'Keep mine',
  },
  /** Follows the number of items in the bar where the parts fit. */
  allFit: 'no clash found',
  /** Says beside any other email what it leaves out: 'your enquiry of 3 items or your PC'. */
  omittedEnquiry: {
    start: 'This message doesn’t include ',
    /** Before the number of items. */
    enquiryOf: 'your enquiry of ',
    or: ' or ',
    pc: 'your PC',
    /** Ends the note where the visitor has named a PC but included no item. */
    includePc: 'A product’s own quote does, and so does an enquiry.',
  },
  /** Shown beside a link once its request has been added to the enquiry's notes. */
  asked: 'Added to “Anything else” in your enquiry.',
  notices: {
    unknownOne: '1 item in this link is no longer listed.',
    unknownMany: '{n} items in this link are no longer listed.',
    replaced: 'The enquiry in this link has replaced yours.',
    fromLink: 'Opened from a shared link.',
    pcFromLink: 'The PC came from a shared link.',
    removedOne: '{name} removed.',
    removedMany: '{n} items removed.',
    /** Announced after a swap. */
    swapped: '{replaced} swapped for the {name}.',
    /** Tell screen readers where to find the button that brings back a removed item. */
    undoInPlace: 'Undo is in its place.',
    undoNext: 'Undo comes next.',
    undo: 'Undo',
    /** The button's name for screen readers, with what it brings back. */
    undoOne: 'Undo: {name}',
    undoMany: 'Undo: {n} items',
    undoReplaced: 'Undo: your own enquiry',
    undoCleared: 'Undo: your cleared enquiry',
    /** Announced after Undo. */
    restoredOne: '{name} is back in your enquiry.',
    restoredMany: '{n} items are back in your enquiry.',
    restoredOwn: 'Your own enquiry is back.',
  },
  /** Shown in browsers without JavaScript. */
  plain: {
    heading: 'Your enquiry',
    text: 'Tick the parts above. Your email opens with their names and SKUs.',
    submit: 'Get one quote for the ticked parts',
    /** For a visitor who has followed a link to an enquiry. */
    link: 'Followed a link to an enquiry? Opening it here needs JavaScript. Forward the link to {email} and we’ll quote from it.',
  },
} as const;

/** Words of the review on the contact page. */
export const reviewCopy = {
  heading: 'Your enquiry',
  lead: 'Check the list, add what you can, and send it as one email.',
  empty:
    'There’s nothing in your enquiry yet. Tick items on any product page and they’ll be listed here.',
  /** Stands in the review's place until its script has come. */
  opening: 'Opening your list…',
  /** Replaces `opening` where that script is late. */
  late: 'Your enquiry couldn’t be loaded. It’s kept in this browser. Check your connection.',
  notStored:
    'Your browser won’t store your enquiry. It’s only in this page’s address, so send it or copy its link before you leave.',
  /** In the head of the printed review. */
  printedLink: 'This enquiry online: {url}',
  quantity: 'Quantity',
  /** Why a typed quantity doesn't count. */
  quantityAdvice: {
    aboveMost: 'At most {n} here. Add the rest under “Anything else”.',
    invalid: '“{typed}” isn’t a whole number from 1 to {most}, so it’s {quantity} again.',
    empty: 'The quantity was empty, so it’s {quantity} again.',
    /** For a quantity of 0, before the button that removes the item. */
    none: 'Don’t want any?',
  },
  ofItem: 'of {name}',
  /** The field on a featured item, for what the visitor wants of it. */
  note: 'Note',
  noteOn: 'on {name}',
  remove: 'Remove',
  /** The link to the page of the last item. */
  addMore: 'Add another product',
  removeAll: 'Remove all',
  purpose: {
    legend: 'These parts are for',
    'one-pc': 'One PC',
    built: 'One PC, built and tested by us',
    'several-pcs': 'Several PCs or spares',
    choosing: 'I’m still choosing',
  },
  /** Stands on the line of a product that fits all other parts. */
  noIncompatibility: 'No clash found',
  /** The same of an item that a question is about. */
  noIncompatibilityYet: 'No clash so far',
  findings: 'Do they work together?',
  questions: 'What we’d like to know',
  /** Links from a question, or from a verdict without a processor, to the field that answers it. */
  answer: { part: 'Add yours', purpose: 'Change', cpu: 'Tell us your processor' },
  visitorPc: 'Your PC',
  details: {
    heading: 'For your quote',
    hint: 'All optional. The more you fill in, the fewer questions we’ll ask.',
    organisation: 'Organisation',
    neededBy: 'Needed by',
    budget: 'Budget',
    postcode: 'Delivery postcode',
    reference: 'Your reference',
    notes: 'Anything else',
    notesHint: 'Need something we don’t list? Write it here, with how many.',
  },
  email: {
    heading: 'Send your enquiry',
    open: 'Open in your email app',
    openShort: 'Open an email to paste it into',
    /** Follows an email that was opened or copied. */
    sent: 'Sent it?',
    /** Opens the text of the email. */
    read: 'Read the email first',
    shortened:
      'Your email will leave out {omitted}, because the message is long. The parts and your notes are all in it.',
    omitted: {
      link: 'the link back to this list',
      results: 'the check results',
      reasons: 'the reasons for the check results',
      blanks: 'the blanks to fill in',
    },
    tooLong:
      'This email is too long to open with its text filled in. Copy the message, then paste it into the email that opens.',
    linkNote: 'This link opens your list, without your notes and the details above:',
    linkNotePc: 'This link opens your list and your PC, without your notes and the details above:',
  },
} as const;
