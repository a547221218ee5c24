/**
 * Copy of the legal sections, to which each footer links: privacy and ordering on the contact page,
 * recycling on the about page. It states general law; legal-details.ts has the owner's details.
 * Pages leave out an empty entry.
 */

import { company } from './company';
import { legalDetails } from './legal-details';

export interface LegalCopy {
  readonly id: string;
  readonly heading: string;
  readonly linkLabel: string;
  readonly items: Readonly<Record<string, string>>;
}

/**
 * UK GDPR, art. 13: the first entry names the controller and why an address is needed, the second
 * the purposes and the bases of art. 6(1)(b), (f) and (c). Art. 21(4): the right to object is
 * stated separately. Complaints to the trader: Data Protection Act 2018, s. 164A, in force since 19
 * June 2026 (www.freevacy.com/news, 23 June 2026). The text names the regulator by its task, since
 * it becomes the Information Commission at the same address (Data (Use and Access) Act 2025, s.
 * 119, on which SI 2026/386 waits). All laws of this file were read on legislation.gov.uk on 22
 * November 2026.
 */
const privacy = {
  id: 'privacy',
  heading: 'Privacy',
  linkLabel: 'Privacy',
  items: {
    'Who gets your message': `${company.name}, at ${company.email}, is responsible for your data. We can’t reply without your email address.`,
    'Purpose and legal basis':
      'We use your data to answer you, to quote and to supply your order (for a contract). If you write for a business, answering is our legitimate interest. Tax law makes us keep records.',
    'Your right to object':
      'You can object by email, at any time, to our use of data for a legitimate interest.',
    'How long it is kept': legalDetails.kept,
    'Who else sees it': legalDetails.recipients,
    'What this site collects':
      'We use no cookies and no analytics. This browser keeps your list, notes and PC, and anyone who uses it can see them. What you type under “For your quote” stays in its tab. “Start again” clears everything but what other tabs hold. After seven days without changes, your next visit clears it.',
    'Web host': `Our web host can log your IP address and the pages you open, whose addresses can include your search or enquiry. ${legalDetails.host}`,
    Photos: 'The photos come from {imageHost}, which sees your IP address.',
    'Other rights':
      'Email us to get a copy of your data, correct, move or erase it, or limit its use.',
    Complaints:
      'Email us. We’ll acknowledge your complaint within 30 days and tell you the outcome without undue delay. Or complain at ico.org.uk.',
  },
} satisfies LegalCopy;

/**
 * Consumer Contracts Regulations 2013: information (reg. 13, sch. 2), the consumer’s
 * acknowledgement of the obligation to pay (reg. 14(3)), confirmation (reg. 16), sealed software
 * (reg. 28(3)(b)), cancelling (regs. 29 to 35), and goods handled too much (reg. 34(9) and (12)).
 * It is contested that a machine built from parts on sale is 'made to the consumer’s
 * specifications' (reg. 28(1)(b)). The Commission’s guidance on the directive reads that narrowly
 * (2021/C 525/01, 5.11.2), so the text grants the 14 days. Consumer Rights Act 2015: ss. 9 to 11,
 * 19 to 24. The six months of s. 19(14) apply to every remedy but the short-term right to reject.
 * By s. 20(8) the trader pays for the return. Limitation Act 1980, s. 5; in Scotland the
 * Prescription and Limitation (Scotland) Act 1973, s. 6.
 */
const beforeYouOrder = {
  id: 'before-you-order',
  heading: 'Before you order',
  linkLabel: 'Before you order',
  items: {
    Ordering:
      'To order, reply to our quote. If you’re a consumer, write “I order this and will pay for it”. Our confirmation email makes the contract and repeats the quote.',
    'Every quote':
      'Your quote names us, the parts, the price with VAT, the delivery date and cost, how to pay, how long the price holds and how to complain. If you’re a consumer, it also explains how to cancel, with a form, and says that goods must match the contract.',
    '14 days to cancel': `If you’re a consumer, you can cancel by email, without a reason, until 14 days after the last parcel arrives. Send everything back within 14 days of telling us. We’ll refund the price and standard delivery within 14 days of getting the goods, or proof of\u00a0posting. We may deduct for handling beyond what a shop would allow. You can cancel a PC that we build, but not software whose seal you’ve broken. ${legalDetails.returnsCost}`,
    'Faulty goods':
      'Goods must be as described, fit for purpose and of satisfactory quality. If yours aren’t, and you’re a consumer, you can return them for a full refund within 30 days, or ask for a repair or replacement. If that fails, you can keep the goods and get part of the price back, or return them for a refund. After six months we may deduct for use. We pay for the return.',
    'Time limits':
      'If a fault appears within six months, we treat it as there from the start unless we can show otherwise. For a full refund within 30 days, you may have to show that the fault was there. You have six years to go to court, or five in Scotland.',
    'Where to send goods back': legalDetails.returnsAddress,
    'Northern Ireland': legalDetails.northernIreland,
  },
} satisfies LegalCopy;

/**
 * WEEE Regulations 2013, regs. 42 (one for one) and 44 (information for users); Waste Batteries and
 * Accumulators Regulations 2009, reg. 31.
 */
const recycling = {
  id: 'recycling',
  heading: 'Old equipment and batteries',
  linkLabel: 'Recycling',
  items: {
    'Old for new': `Buy an item from us and you can hand in an old one of the same kind, free. Ask us where. ${legalDetails.takeBack}`,
    'The crossed-out bin':
      'Keep products with this symbol out of household waste. Substances in them can harm health and the environment. Collected separately, they can be reused or recycled.',
    'Where it goes':
      'Take household electricals to your council’s recycling centre, free. Pass on anything that still works, but wipe its drives first.',
    Batteries: `Take batteries out if you can, and hand them in at a collection point, such as the recycling centre. ${legalDetails.batteries}`,
  },
} satisfies LegalCopy;

export const legal = { privacy, beforeYouOrder, recycling };
