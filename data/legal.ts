/**
 * The copy of the legal sections: privacy and ordering on the contact page, recycling on the about page. The footer of
 * every page links to them. This file states general law; company.yaml has the owner's facts.
 */
import type { LegalSection } from '@/lib/content/company';

/**
 * UK GDPR, art. 13; art. 21(4) requires a separate statement of the right to object. Complaints to the trader: Data
 * Protection Act 2018, s. 164A, in force since 19 June 2026 (www.freevacy.com/news, 23 June 2026). The regulator keeps its
 * address when it becomes the Information Commission (Data (Use and Access) Act 2025, s. 119, on which SI 2026/386 waits),
 * so the text names it by its task. All laws of this file were read on legislation.gov.uk on 22 November 2026.
 */
const privacy = {
  id: 'privacy',
  heading: 'Privacy',
  linkLabel: 'Privacy',
  lead: 'What becomes of what you write to us, and what this site knows of you.',
  items: {
    'Who receives it':
      'What you send comes to {company} as an ordinary e-mail, at {email}. We decide what is done with it and answer for that.',
    'Why we use it':
      'To answer you, to quote and to supply: steps before a contract that you ask for, and the contract itself (UK GDPR, art. 6(1)(b)); for people who write for a business, our interest in answering it (art. 6(1)(f)); for orders, the records that tax law demands (art. 6(1)(c)).',
    'Your right to object':
      'Where we rely on our interest in answering, you may object at any time: write to {email}.',
    'How long it is kept': '{kept}',
    'Who else sees it': '{recipients}',
    'What we need':
      'An address to answer to, without which we cannot; the form asks for your name as well, and an e-mail of your own need not give it. No machine decides anything about you.',
    'What this site collects':
      'It sets no cookies and counts no visitors. Your browser keeps your enquiry and what you tell us about your PC for this tab alone, until you close it. We don’t receive them until you send the email yourself. What you search for is in the page’s address. A link to your enquiry contains its items and your PC, never your postcode, reference or organisation. The company that hosts this site sees the addresses that your browser requests. Its logs may hold them together with the address of your connection. {host}',
    Photographs: 'They come from {imageHost}, which learns the address of your connection.',
    'Your other rights':
      'You may ask for a copy, for correction or erasure, to have its use limited, and for a copy in a form you can take elsewhere. Write to {email}.',
    Complaints:
      'Complain to us by e-mail: we acknowledge it within 30 days, look into it without undue delay and tell you the outcome. You may also complain to the regulator for data protection, at ico.org.uk.',
  },
} as const satisfies LegalSection;

/**
 * Consumer Contracts Regulations 2013: information (reg. 13, sch. 2), the consumer’s acknowledgement of the obligation to
 * pay (reg. 14(3)), confirmation (reg. 16), sealed software (reg. 28(3)(b)), cancelling (regs. 29 to 35), and goods handled
 * too much (reg. 34(9) and (12)). It is contested that a machine built from parts on sale is 'made to the consumer’s
 * specifications' (reg. 28(1)(b)). The Commission’s guidance on the directive reads that narrowly (2021/C 525/01,
 * 5.11.2), so the text grants the 14 days. Consumer Rights Act 2015: ss. 9 to 11, 19 to 24. The six months of s. 19(14)
 * apply to every remedy but the short-term right to reject, and by s. 20(8) the trader bears the cost of the return.
 * Limitation Act 1980, s. 5; in Scotland the Prescription and Limitation (Scotland) Act 1973, s. 6.
 */
const beforeYouOrder = {
  id: 'before-you-order',
  heading: 'Before you order',
  linkLabel: 'Before you order',
  lead: 'From the quote to the parcel, and back if need be.',
  items: {
    'Quote and contract':
      'A quote says what we would supply, at which price and until when. You order by answering it; consumers write: “I order this and am obliged to pay for it.” The contract is made when we confirm your order by e-mail, which states again all that the quote did.',
    'What every quote states':
      'Who we are and how to complain; each part and its number, the whole price with VAT, delivery and its cost, how long the quote holds, how to pay; for consumers also how to cancel, with the form for it, and that goods must be as the contract says. Businesses may send a purchase order.',
    Delivery:
      'Dispatch in {dispatch}, delivery in {delivery} from dispatch, counted in business days. The Highlands, islands and Northern Ireland can take longer, as does what we build; the quote names the date. {deliveryExceptions}',
    '14 days to cancel':
      'Consumers may cancel without a reason until 14 days after the goods arrive, or the last parcel of an order that comes in several; an e-mail is enough. Send them back within 14 days of telling us. We refund the price and standard delivery within 14 days of having the goods or your proof of\u00a0posting, whichever is first, less what they lost by more handling than a shop would allow. {returnsCost}',
    'Custom builds and software':
      'A machine that we put together from parts on sale can be cancelled like any other goods. Software cannot once you have unsealed it.',
    'Faulty goods':
      'Goods must be as described, fit for their purpose and of satisfactory quality. If they are not, consumers may return them within 30 days for a full refund, or have them repaired or replaced, then or later. If that fails, they may keep them at a lower price or return them for a refund, which after six months may allow for use. We bear the cost of the return. For all but that first refund, a fault that shows within six months counts as there from the start unless we prove otherwise; claims last six years, in Scotland five. A maker’s warranty comes on top.',
    'Where to send goods back': '{returnsAddress}',
    'Northern Ireland': '{northernIreland}',
  },
} as const satisfies LegalSection;

/** WEEE Regulations 2013, regs. 42 (one for one) and 44 (information for users); Waste Batteries and Accumulators Regulations 2009, reg. 31. */
const recycling = {
  id: 'recycling',
  heading: 'Old equipment and batteries',
  linkLabel: 'Recycling',
  lead: 'What to do with what the new part replaces.',
  items: {
    'Old for new':
      'For an item that you buy from us, an old one of the same kind is taken back free of charge. Say so in your e-mail, and the answer tells you where. {takeBack}',
    'The crossed-out bin':
      'The crossed-out wheeled bin on a product says: not with household waste. Equipment can hold substances that harm people’s health, soil and water; collected apart, it is repaired, or its metals are used again and the rest made harmless.',
    'Where it goes':
      'Household electricals go to your council’s recycling centre, free of charge. What still works can be passed on: wipe its drives first.',
    Batteries:
      'Take them out where you can, and hand them in at a collection point, such as your council’s recycling centre. {batteries}',
  },
} as const satisfies LegalSection;

/** The month in which the law of this file and of OWNERS.md was last verified. */
export const LAW_VERIFIED_ON = '2026-11';

export const legal = { privacy, beforeYouOrder, recycling } as const;
