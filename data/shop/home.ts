import { emailCopy } from '../copy/email';
import type { PartFacts } from '../parts/facts';
import { company } from './company';
import type { HeroPictureId } from './pictures';
import type { ProductId } from './products';

/** The products that the example's customer asks for, and what to try if one doesn't fit. */
const exampleRequests: readonly { readonly id: ProductId; readonly insteadId?: ProductId }[] = [
  { id: 'tuf-rtx-5080' },
  { id: 'trident-z5-neo-rgb-32gb', insteadId: 'fury-beast-32gb' },
  { id: 'rm850e' },
];

/** The room in the customer's PC, in mm: for the graphics card, and for memory under the cooler. */
const exampleRoom = { gpu: 360, memory: 40 };

/** A part of the customer's. */
interface ExamplePart {
  readonly id: string;
  readonly isOwned: true;
  readonly facts: PartFacts;
}

/** The customer's other parts. */
const exampleParts: readonly ExamplePart[] = [
  {
    id: 'case',
    isOwned: true,
    facts: { kind: 'case', shortName: 'case', maxGpuLength: exampleRoom.gpu },
  },
  {
    id: 'cooler',
    isOwned: true,
    facts: { kind: 'cooler', shortName: 'cooler', maxMemoryHeight: exampleRoom.memory },
  },
];

export const home = {
  metadata: {
    title: 'Computer Hardware, Checked to Fit',
    description: `Gaming hardware, PCs, components, storage and networking. Tell us what you’ve got and we’ll check what fits. Dispatch in ${company.dispatch}.`,
  },
  hero: {
    title: 'The PC\u00a0shop that checks the fit',
    lead: 'Tell us what you’ve got and what you need. We check sockets, clearances, connectors and wattage against the makers’ specs, and reply by email.',
    image: 'hero-home' satisfies HeroPictureId,
    browseLabel: 'Browse Products',
    adviceLabel: 'Get Expert Advice',
  },
  example: {
    heading: 'What you ask, what you get back',
    note: 'An example. The part sizes and the wattage are the makers’ own.',
    mail: {
      caption: 'A customer writes',
      lines: [
        'Hello, I’ve got a ROG Strix X670E-E board and I’d like to play at 4K.',
        'Will a TUF RTX 5080 and Trident Z5 Neo memory fit, and what power supply do I need?',
        `I’ve got ${exampleRoom.gpu} mm for the card in my case, and ${exampleRoom.memory} mm for the memory under my AM5 cooler.`,
        'Thanks, Sam',
      ],
      // The check gives the verdicts on these. shop.test.ts asserts that each alternative fits.
      requests: exampleRequests,
      ownedIds: ['rog-strix-x670e-e'] satisfies readonly ProductId[],
      otherParts: exampleParts,
    },
    answer: {
      caption: 'We reply',
      // shop.test.ts asserts each of these verdicts.
      opening:
        'Hello Sam, both suit your ROG Strix X670E-E. The card is a tight fit in your case, and the memory is too tall for your cooler, so we’d swap it.',
      signOff: 'Kind regards,',
      instead: 'Try this instead',
      statesLabel: 'Your quote also tells you',
      states: [
        'the price with VAT',
        'what delivery costs',
        'how long the price holds',
        'how to pay',
        'how returns work',
        'who to contact',
      ],
    },
  },
  about: {
    title: 'About us',
    statement: `We’re a computer hardware shop in ${company.address.locality}. If a cheaper part will do the job, we’ll say so.`,
    text: `We’ve been trading since ${company.established}. Ask about one graphics card or a whole office, and we’ll email you a quote.`,
    linkLabel: 'More about us',
  },
  categoriesHeading: 'What we sell',
  categoriesLead: 'One email can cover the lot.',
  viewProductsLabel: 'View Products',
  why: {
    heading: 'Why choose us',
    items: {
      'Fast UK delivery': `Parts in stock leave us in ${company.dispatch} and reach most of the UK ${company.delivery} later.`,
      'Manufacturer warranties':
        'Parts come with their makers’ warranties. Your quote tells you how long each one lasts.',
      'Bulk discounts':
        'Buying for a team, a school or an event? Tell us how many, and we’ll price the lot together.',
      'Custom builds': 'We’ll build and test the PC for you, or send you the parts.',
      'Email support': 'Write at any hour, before you buy or long after. One of us will answer.',
    },
  },
  testimonials: {
    heading: 'What customers say',
    sampleNote: 'Sample reviews. Our customers’ own will replace them.',
  },
  closing: {
    title: 'Get Your Quote Today',
    text: 'Tell us what the job is. Fill in what you know.',
    quoteLabel: 'Get Quote',
    /** The answers in the example of the email, by its prompts. */
    answers: {
      [emailCopy.prompts.use]: 'Video editing in 4K',
      [emailCopy.prompts.amount]: 'One workstation',
      [emailCopy.prompts.have]: 'Two 27-inch monitors',
      [emailCopy.orderPrompts.by]: 'Not sure yet',
      [emailCopy.orderPrompts.postcode]: 'DE1',
    },
  },
} as const;
