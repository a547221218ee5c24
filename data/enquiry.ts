/** Words of an enquiry for several parts: those that the two catalogue pages say, and those that the message says that asks for them. */
export const enquiry = {
  heading: 'Your enquiry',
  /** A card's box, around the product's name, which is read out and not shown. */
  includeStart: 'Include',
  includeEnd: 'in my enquiry',
  /** Beside the count of products. */
  hint: 'Tick parts: we check at once whether they go together.',
  ticked: '{n} ticked',
  hidden: '{n} ticked, {hidden} hidden by the filters',
  show: 'Show',
  untick: 'Untick',
  untickAll: 'Untick all',
  quoteOne: 'Get a quote for 1 part',
  quoteMany: 'Get one quote for {n} parts',
  /** Names the bar at the foot of the screen. */
  bar: 'Ticked parts',
  findings: 'How they go together',
  missing: 'What we do not know yet',
  link: 'These ticks as a link, to keep or to send to somebody:',
  copyLink: 'Copy link',
  onward: 'Take them along to {page}',
  /** On the quote sheet, where another link than the enquiry's was pressed. */
  otherOne: 'Your ticked part is not in this message',
  otherMany: 'Your {n} ticked parts are not in this message',
  leftOutOne:
    'One part of this link is not in our catalogue, or stands in it twice: it is left out.',
  leftOutMany:
    '{n} parts of this link are not in our catalogue, or stand in it twice: they are left out.',
  /** Where no script counts the ticks. */
  plain: 'Tick the parts above. Your e-mail opens with their names and part numbers.',
  plainSubmit: 'Get one quote for the ticked parts',
} as const;

/** The message, whose subject ends in the shop's name. */
export const partsRequest = {
  one: 'Quote Request for 1 part',
  many: 'Quote Request for {n} parts',
  intro: 'I would like a quote for these parts:',
  line: '1 × {brand} {name}, SKU {sku}',
  /** Where names would make the link too long. */
  numberLine: '1 × SKU {sku}',
  openIntro: 'Please look at this:',
  list: 'The same parts on your site: {link}',
  /** Prompts that the list of parts answers, by their ids. */
  answered: ['amount'] as readonly string[],
  blanks: { case: 'Case: ', cooler: 'Cooler: ' },
  /** Ends a link that could not hold all. */
  rest: '[There are more parts than this e-mail could carry. Please paste the rest here.]',
} as const;
