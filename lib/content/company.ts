import { z } from 'zod';
import {
  bool,
  day,
  listOf,
  month,
  number,
  optionalText,
  PLACEHOLDERS,
  recordOf,
  type SchemaOutput,
  template,
  text,
  texts,
  uniqueBy,
} from './fields';
import { findLongestPause, holiday, hours } from './opening-hours';
import { facts, ownerFact } from './owner-facts';
import { identity } from './read-settings';

/** Other texts put 'in' or 'within' before it. */
const LENGTH_OF_TIME =
  /^(?:an?|one|two|three|four|five|six|\d+(?: ?(?:-|–|to) ?\d+)?) (?:business |working )?(?:hour|day|week)s?$/i;

const promise = (description: string) =>
  text
    .regex(
      LENGTH_OF_TIME,
      'is not a length of time: write it like 1 business day, 2-3 days or 24 hours',
    )
    .describe(`${description}; other texts use it as a placeholder`);

/** The details that the law asks of every trader: a VAT number, or 'none', and a telephone number. */
const everyTrader = {
  vatNumber: optionalText(
    text.regex(
      /^(?:none|(?:GB ?)?\d{3} ?\d{4} ?\d{2})$/,
      "must be nine digits such as GB 123 4567 89, or 'none'",
    ),
  ),
  telephone: optionalText(
    text.regex(/^(?:\+44|0)(?: ?\d){9,10}$/, 'must be a UK number such as 01332 496 0000'),
  ),
};

/**
 * The shop's legal form; OWNERS.md names the law on each detail. A limited liability partnership counts as a company;
 * anybody else gives the owners' names and an address for documents.
 */
const registration = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal('company'),
    registeredName: optionalText(),
    registeredOffice: optionalText(),
    companyNumber: optionalText(
      text.regex(/^(?:\d{8}|[A-Z]{2}\d{6})$/, 'must be eight digits, or two capitals and six'),
    ),
    /** Companies Act 2006, s. 9(2)(b). */
    registeredIn: z
      .enum(['', 'England and Wales', 'Wales', 'Scotland', 'Northern Ireland'])
      .default(''),
    ...everyTrader,
  }),
  z.strictObject({
    form: z.enum(['sole trader', 'partnership']),
    owners: z.array(text).default([]),
    serviceAddress: optionalText(),
    ...everyTrader,
  }),
]);

const companyFields = z.strictObject({
  ...identity,
  dispatch: promise('The time until an order leaves the shop, such as 1-2 business days'),
  delivery: promise('The time that a parcel takes, such as 2-3 days'),
  response: promise('The time until an email is answered, such as 24 hours'),
  strapline: text.describe('The line under the name in the footer'),
  responseNote: text,
  address: z.strictObject({
    ...texts('street', 'locality', 'region', 'country'),
    postcode: text.regex(
      /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
      'is not a UK postcode such as DE1 0AA',
    ),
    countryCode: text.regex(/^[A-Z]{2}$/, 'must be two capitals such as GB'),
  }),
  addressIsSample: bool.describe('True until the owner fills in the real address'),
  hours: listOf(hours, 'days'),
  holidays: z
    .array(holiday)
    .superRefine(uniqueBy('date'))
    .default([])
    .describe('Days with other hours, shown until they have passed'),
  registration: registration.describe('Shown in the footer, as far as it is filled in'),
  facts: facts.describe('Shown on the pages that need them, once filled in'),
  areasServed: listOf(text).describe('Where orders are delivered, for search engines'),
  established: z
    .string()
    .regex(/^\d{4}$/, 'must be a year such as 2020')
    .refine(
      (year) => Number(year) <= new Date().getFullYear(),
      'is in the future: write the year in which you began',
    ),
  promises: listOf(
    z.strictObject({
      ...texts('label', 'value'),
      note: text.exactOptional().describe('Explains the promise, such as when the days start'),
      fact: ownerFact
        .exactOptional()
        .describe('The fact that limits the promise, shown once it is filled in'),
    }),
    'label',
  ).describe('The line under every hero'),
  stockCheckedOn: day
    .exactOptional()
    .describe('The day on which stock was last checked, for products without their own day'),
  stockHolds: number(z.int().min(1))
    .default(30)
    .describe('How many days ‘In Stock’ may stay unchecked'),
  sourcesHold: number(z.int().min(1))
    .default(12)
    .describe('How many months a source may stay unchecked'),
});

/** A company whose promised response time is no shorter than the longest time that nobody is there. */
export const companySchema = companyFields.superRefine(({ hours, response }, context) => {
  const pause = findLongestPause(hours.map(({ schema }) => schema));
  // Undefined for days.
  const promised = /^(\d+) hours?$/.exec(response)?.[1];
  if (pause === undefined || promised === undefined || pause.hours <= Number(promised)) return;
  context.addIssue({
    code: 'custom',
    path: ['response'],
    message: `is shorter than the ${pause.hours} hours from ${pause.from} to ${pause.to} when the shop is closed: promise a longer time, such as 1 business day`,
  });
});

const testimonial = z.strictObject({
  ...texts('name', 'company', 'text'),
  rating: number(z.int().min(1).max(5)).describe('Stars'),
  avatar: text.max(3).describe('Initials, set in type'),
  sample: bool.describe('True until the record is replaced by a real customer’s words'),
});

export type Registration = SchemaOutput<typeof registration>;
export type Company = SchemaOutput<typeof companySchema>;
export type Holiday = SchemaOutput<typeof holiday>;

/** Customers' reviews; without any, the home page has no such section. */
export const testimonialsSchema = z
  .array(testimonial)
  .max(12)
  .superRefine(uniqueBy('name', 'text'))
  .default([]);

/** The proof of each claim, by the claim's own words. */
export const proofSchema = z
  .record(
    text,
    z.strictObject({
      where: text.describe('Where the document is'),
      checked: month.describe('When the proof was last checked, such as 2026-11'),
    }),
  )
  .default({});

const legalSection = z.strictObject({
  ...texts('id', 'heading', 'linkLabel'),
  /** Entries may use placeholders for the shop and for the owner's facts. */
  items: recordOf(template(...PLACEHOLDERS, 'email', 'imageHost', ...ownerFact.options)),
});

export type LegalSection = SchemaOutput<typeof legalSection>;

export const legalSchema = z.record(text, legalSection);
