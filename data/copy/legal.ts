/**
 * The copy of the legal sections: privacy and ordering on the contact page, recycling on the about page. The footer of
 * every page links to them. This file states general law; data/shop/legal-facts.ts has the owner's facts. An entry that
 * is empty is left out of the page.
 */
import { company } from '../shop/company';
import { legalFacts } from '../shop/legal-facts';

export interface LegalSection {
  readonly id: string;
  readonly heading: string;
  readonly linkLabel: string;
  readonly items: Readonly<Record<string, string>>;
}

const imageHost = process.env.NEXT_PUBLIC_IMAGE_HOST || '';

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
  items: {
    'Who receives it': `Your message comes to ${company.name} as an ordinary email, at ${company.email}. We’re responsible for how it’s used.`,
    'Why we use it':
      'We use it to answer you, to quote and to supply your order. Our legal basis is the contract, and the steps that you ask us to take before it (UK GDPR, art. 6(1)(b)). If you write for a business, we rely on our legitimate interest in answering you (art. 6(1)(f)). For orders, we keep the records that tax law requires (art. 6(1)(c)).',
    'Your right to object': `Where we rely on our legitimate interest in answering you, you can object at any time. Write to ${company.email}.`,
    'How long it is kept': legalFacts.kept,
    'Who else sees it': legalFacts.recipients,
    'What we need':
      'We can’t reply without your email address. The form asks for your name as well. If you email us directly, you needn’t give it.',
    'What this site collects': `This site sets no cookies and uses no analytics. Your browser keeps your enquiry’s items, what they’re for and your PC’s parts, so that all your tabs show the same. Anyone who uses this browser can see them. “Start again” clears them, and this site deletes them if you come back more than seven days after your last change. Quote details, such as your postcode or budget, stay in one tab. Closing it clears them, unless you restore the tab. We receive nothing of this until you send the email yourself. A link to your enquiry contains the items, what they’re for and your PC’s parts. It never contains details such as your postcode or budget. Our web host can see and log your IP address and the pages you open. Page addresses may hold your search terms or a shared enquiry. ${legalFacts.host}`,
    Photos: imageHost && `The photos come from ${imageHost}, which sees your IP address.`,
    'Your other rights': `You can ask for a copy of your data, in a form you can take elsewhere if you like. You can ask us to correct it, erase it or limit how we use it. Write to ${company.email}.`,
    Complaints:
      'You can complain to us by email. We’ll acknowledge your complaint within 30 days, look into it without undue delay and tell you the outcome. You can also complain to the data protection regulator, at ico.org.uk.',
  },
} satisfies LegalSection;

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
  items: {
    'Quote and contract':
      'You order by replying to our quote. If you’re a consumer, reply “I’m ordering this, and I understand that I must pay for it.” The contract is made when we confirm your order by email. That email repeats everything in the quote.',
    'What every quote states':
      'Every quote tells you who we are and how to complain. It lists each part with its number, the full price with VAT, how we deliver and what that costs. It says how long the quote holds and how to pay. If you’re a consumer, it also says how to cancel, with a form, and that goods must match the contract. Businesses can send a purchase order.',
    Delivery: `Parts in stock leave us ${company.dispatch} after your order and arrive ${company.delivery} after that, not counting weekends or bank holidays. ${company.deliveryExceptions} Allow longer for custom builds. Your quote gives the date.`,
    '14 days to cancel': `If you’re a consumer, you can cancel, without giving a reason, until 14 days after the order arrives. If it comes in several parcels, the 14 days run from the last. An email is enough. Send the goods back within 14 days of telling us. We’ll refund the price and standard delivery within 14 days of getting the goods or your proof of\u00a0posting, whichever is first. If you’ve handled the goods more than you could in a shop, we may deduct the value they’ve lost. ${legalFacts.returnsCost}`,
    'Custom builds and software':
      'You can cancel a PC that we’ve built from parts in our range, like any other order. You can’t cancel an order for boxed software once you’ve broken its seal.',
    'Faulty goods':
      'Goods must be as described, fit for their purpose and of satisfactory quality. If they aren’t, and you’re a consumer, you can return them for a full refund within 30 days of getting them. Within those 30 days or later, you can have them repaired or replaced instead. If that fails, you can keep them at a lower price or return them for a refund. After six months, we may reduce that refund to reflect your use. We pay for the return.',
    'Proof and time limits':
      'If a fault appears within six months, we treat it as there from the start unless we can show otherwise. For a refund in the first 30 days, though, you may have to show that the fault was there from the start. You have six years to start a court claim, or five in Scotland. A maker’s warranty is in addition to these rights.',
    'Where to send goods back': legalFacts.returnsAddress,
    'Northern Ireland': legalFacts.northernIreland,
  },
} satisfies LegalSection;

/** WEEE Regulations 2013, regs. 42 (one for one) and 44 (information for users); Waste Batteries and Accumulators Regulations 2009, reg. 31. */
const recycling = {
  id: 'recycling',
  heading: 'Old equipment and batteries',
  linkLabel: 'Recycling',
  items: {
    'Old for new': `When you buy an item from us, you can hand in an old one of the same kind free of charge. Mention it when you order and we’ll tell you where. ${legalFacts.takeBack}`,
    'The crossed-out bin':
      'The crossed-out wheeled bin on a product means it mustn’t go in with household waste. Electricals can contain hazardous substances that harm people’s health and the environment. Collected separately, they can be repaired and reused, or recycled safely.',
    'Where it goes':
      'Take household electricals to your council’s recycling centre, free of charge. If something still works, you can pass it on. Wipe its drives first.',
    Batteries: `Take batteries out if you can, and hand them in at a collection point such as your council’s recycling centre. ${legalFacts.batteries}`,
  },
} satisfies LegalSection;

export const legal = { privacy, beforeYouOrder, recycling };
