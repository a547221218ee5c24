/**
 * What the law wants said: privacy and ordering on the contact page, old equipment on the about page;
 * linked from the footer of every page. General law is stated here; what is the owner's is in company.ts.
 */
import type { LegalSection } from '@/checks/schemas/legal';

/** UK GDPR, art. 13; complaints to us: Data Protection Act 2018, s. 164A, in force since 19 June 2026. */
const privacy = {
  id: 'privacy',
  heading: 'Privacy',
  linkLabel: 'Privacy',
  lead: 'What becomes of what you write to us, and what this site knows of you.',
  items: [
    {
      label: 'Who receives it',
      text: 'What you send comes to {company} as an ordinary e-mail, at {email}. We decide what is done with it and answer for that.',
    },
    {
      label: 'Why, and on what basis',
      text: 'To answer you, to quote and to supply: steps before a contract that you ask for, and the contract itself (UK GDPR, art. 6(1)(b)); for people who write for a business, our interest in answering it (6(1)(f)); for orders, the records that tax law demands (6(1)(c)).',
    },
    { label: 'How long it is kept', text: '', fact: 'kept' },
    { label: 'Who else sees it', text: '', fact: 'recipients' },
    {
      label: 'What you need to give',
      text: 'An address to answer to; without it we cannot. No machine decides anything about you.',
    },
    {
      label: 'What this site collects',
      text: 'Nothing: it sets no cookies, counts no visitors and sends nothing you type.',
      fact: 'host',
    },
    {
      label: 'Photographs',
      text: 'They come from {imageHost}, which learns the address of your connection.',
    },
    {
      label: 'Your rights',
      text: 'You may ask for a copy, for correction or erasure, to have its use limited or stopped, and for a copy in a form you can take elsewhere. Write to {email}.',
    },
    {
      label: 'Complaints',
      text: 'Complain to us by e-mail: we acknowledge it within 30 days and tell you the outcome. You may also complain to the regulator, the ICO, at ico.org.uk.',
    },
  ],
} as const satisfies LegalSection;

/**
 * Consumer Contracts Regulations 2013: information (reg. 13, sch. 2), cancelling (regs. 29 to 35), what
 * cannot be cancelled (reg. 28). Consumer Rights Act 2015: ss. 9 to 11, 20 to 24.
 */
const beforeYouOrder = {
  id: 'before-you-order',
  heading: 'Before you order',
  linkLabel: 'Before you order',
  lead: 'From the quote to the parcel, and back if need be.',
  items: [
    {
      label: 'Quote and contract',
      text: 'What this site shows, and a quote, invite you to order. The contract is made when we confirm your order by e-mail.',
    },
    {
      label: 'What every quote states',
      text: 'Each part and its number, the whole price with VAT, delivery and its cost, how long the quote holds, how to pay, and the form for cancelling. Businesses may send a purchase order.',
    },
    {
      label: 'Delivery',
      text: 'Dispatch in 1-2 business days, delivery in 2-3 days.',
      fact: 'deliveryExceptions',
    },
    {
      label: '14 days to cancel',
      text: 'Consumers may cancel without a reason until 14 days after the goods arrive; an e-mail is enough. Send them back within 14 days of telling us. We refund the price and standard delivery within 14 days of having the goods, or your proof\u00a0of\u00a0posting.',
      fact: 'returnsCost',
    },
    {
      label: 'What cannot be cancelled',
      text: 'Goods made to your specification, such as a machine built from the parts you chose, and software once unsealed. Where that applies, the quote says so before you order.',
    },
    {
      label: 'Faulty goods',
      text: 'Goods must be as described, fit for their purpose and of satisfactory quality. Consumers may return what is not for a full refund within 30 days; after that we repair or replace it, and refund if that fails. The maker’s warranty comes on top.',
    },
    { label: 'Where to send goods back', text: '', fact: 'returnsAddress' },
  ],
} as const satisfies LegalSection;

/** WEEE Regulations 2013, regs. 42 to 44; Waste Batteries Regulations 2009, reg. 31. */
const recycling = {
  id: 'recycling',
  heading: 'Old equipment and batteries',
  linkLabel: 'Recycling',
  lead: 'What to do with what the new part replaces.',
  items: [
    { label: 'Old for new', text: '', fact: 'takeBack' },
    {
      label: 'The crossed-out bin',
      text: 'The crossed-out wheeled bin on a product says: not with household waste. Collected apart, equipment is repaired or its metals used again, and what is harmful in it stays out of soil and water.',
    },
    {
      label: 'Where it goes',
      text: 'Household electricals go to your council’s recycling centre, free of charge. What still works can be passed on: wipe its drives first.',
    },
    {
      label: 'Batteries',
      text: 'Take them out where you can, and hand them in where batteries are sold or collected.',
      fact: 'batteries',
    },
  ],
} as const satisfies LegalSection;

export const legal = { privacy, beforeYouOrder, recycling } as const;
