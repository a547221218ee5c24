import { z } from 'zod';
import { optionalText, text } from './fields';

/** The facts that only the owner knows, in a sentence or two each ('' until then), and the law or code that asks for each. */
export const OWNER_FACTS = {
  deliveryExceptions:
    "say what holds for the Highlands, islands and Northern Ireland; 'UK delivery' without exceptions is a promise to all of them (CAP Code, rules 3.1 and 3.9)",
  northernIreland:
    "say whether you deliver there; where you do, name each maker's address and who answers for the product in the Union or Northern Ireland, and show what identifies it and its warnings (General Product Safety Regulations, (EU) 2023/988, arts. 16 and 19)",
  returnsAddress:
    'customers must be told how to cancel and where to return (Consumer Contracts Regulations 2013, reg. 13 and sch. 2)',
  returnsCost:
    'say who pays for returns; unless told before, the customer need not (Consumer Contracts Regulations 2013, reg. 35(5))',
  kept: 'say how long enquiries and orders are kept (UK GDPR, art. 13(2)(a))',
  recipients:
    'say who else sees what customers write, and in which countries (UK GDPR, art. 13(1)(e) and (f))',
  host: 'say who hosts the site and what it logs (UK GDPR, art. 13(1)(e))',
  takeBack:
    'say how old equipment is taken back, or that you are in the Distributor Takeback Scheme (WEEE Regulations 2013, regs. 42 and 44)',
  batteries:
    'say where batteries are taken back, or that you sell less than 32 kg a year (Waste Batteries and Accumulators Regulations 2009, reg. 31)',
  reviews:
    "say how reviews are collected, how you check that each is a customer's, and how those shown were chosen (Digital Markets, Competition and Consumers Act 2024, sch. 20, para. 13; CMA208)",
} as const;

type OwnerFact = keyof typeof OWNER_FACTS;

/** An example of each fact, for messages. */
const FACT_EXAMPLES: Readonly<Record<OwnerFact, string>> = {
  deliveryExceptions: 'Delivery to the Highlands and islands takes two days longer.',
  northernIreland: 'We don’t deliver to Northern Ireland.',
  returnsAddress: 'Send goods back to our address at the foot of this page.',
  returnsCost: 'You pay for sending them back.',
  kept: 'We keep enquiries for a year, and orders for six years.',
  recipients: 'Nobody else sees it.',
  host: 'Cloudflare hosts this site and logs IP addresses.',
  takeBack: 'We belong to the Distributor Takeback Scheme.',
  batteries: 'We sell less than 32 kg of batteries a year.',
  reviews: 'We ask every customer for a review, and show every answer.',
};

/** At least three words with a full stop, since pages print it between other sentences. */
const SENTENCE = /^\S+ \S+ .*[.!?][)'"’”]?$/;
export const ownerFact = z.enum(Object.keys(OWNER_FACTS) as OwnerFact[]);
export const facts = z.strictObject(
  Object.fromEntries(
    Object.entries(OWNER_FACTS).map(([name, why]) => [
      name,
      optionalText(
        text.regex(
          SENTENCE,
          `is not a sentence: write it like '${FACT_EXAMPLES[name as OwnerFact]}'`,
        ),
      ).describe(why),
    ]),
  ) as Record<OwnerFact, ReturnType<typeof optionalText>>,
);
