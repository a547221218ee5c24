import { z } from 'zod';
import {
  byName,
  distinct,
  later,
  listOf,
  mayName,
  oneOf,
  type Shape,
  slug,
  text,
  texts,
} from './parts';

const WEEKDAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  message: 'must be a time of 24 hours such as 09:00',
  abort: true,
});

const openHours = z
  .strictObject({
    days: listOf(oneOf(WEEKDAYS, 'a weekday')),
    opens: clock,
    closes: clock,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'is not after opens: swap or correct them',
  });

const hours = listOf(
  z.strictObject({
    days: text,
    /** Such as 09:00–17:30, Closed or By appointment. */
    time: text.max(40, 'is longer than 40 characters: shorten it, such as By appointment'),
    /** The same for search engines; null where the shop is closed, or the hours are told in words. */
    schema: openHours.nullable(),
  }),
  'days',
).superRefine((list, context) => {
  const days = list.flatMap(({ schema }) => schema?.days ?? []);
  const repeated = days.find((day, index) => days.indexOf(day) !== index);
  if (repeated === undefined) return;
  context.addIssue({ code: 'custom', message: `open on ${repeated} twice: take one out` });
});

const laterTexts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, later(text)])) as Record<Name, z.ZodType<string>>;

const vatNumber = later(
  text.regex(
    /^(?:none|(?:GB ?)?\d{3} ?\d{4} ?\d{2})$/,
    "must be nine digits such as GB 123 4567 89, or 'none'",
  ),
);

/** E-mail alone is not enough (Electronic Commerce Regulations 2002, reg. 6(1)(c); CJEU, C-298/07). */
const telephone = later(
  text.regex(
    /^(?:\+44|0)(?: ?\d){9,10}$/,
    'must be a number in the United Kingdom such as 01332 496 0000',
  ),
);

/** The parts of the United Kingdom that a company may be registered in (Companies Act 2006, s. 9(2)(b)). */
const REGISTERS = ['England and Wales', 'Wales', 'Scotland', 'Northern Ireland'] as const;

/**
 * Who trades here, in law. A company's site shows its particulars (SI 2015/17, regs. 24 and 25; a limited liability
 * partnership's too); anybody else trading under a business name gives the owners' names and an address where documents
 * reach them (Companies Act 2006, ss. 1200 to 1204). The VAT number is for all who have one (Electronic Commerce
 * Regulations 2002, reg. 6(1)(g)): 'none' says that there is none.
 */
const registration = z.discriminatedUnion('form', [
  z.strictObject({
    form: z.literal('company'),
    ...laterTexts('registeredName', 'registeredOffice'),
    companyNumber: later(
      text.regex(
        /^(?:\d{8}|[A-Z]{2}\d{6})$/,
        'must be eight digits, or two capitals and six digits',
      ),
    ),
    registeredIn: later(oneOf(REGISTERS, 'a part of the United Kingdom')),
    vatNumber,
    telephone,
  }),
  z.strictObject({
    form: z.enum(['sole trader', 'partnership']),
    owners: z.array(text).superRefine(distinct()),
    serviceAddress: later(text),
    vatNumber,
    telephone,
  }),
]);

/** What only the owner knows, a sentence or two each; '' until it is written. checks/launch-findings.ts says why. */
const facts = z.strictObject({
  ...laterTexts('deliveryExceptions', 'northernIreland', 'returnsAddress', 'returnsCost'),
  ...laterTexts('kept', 'recipients', 'host', 'takeBack', 'batteries'),
});

export const companySchema = z.strictObject({
  /** What the footer says under the name. */
  strapline: text,
  responseNote: text,
  address: z.strictObject({
    ...texts('street', 'locality', 'region', 'country'),
    postcode: text.regex(
      /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
      'is not a UK postcode such as DE1 0AA',
    ),
    countryCode: text.regex(/^[A-Z]{2}$/, 'must be two capitals such as GB'),
  }),
  /** True until the owner fills in the real address. */
  addressIsSample: z.boolean(),
  hours,
  /** Printed in the footer as far as it is filled in. */
  registration,
  /** Printed where they belong once filled in. */
  facts,
  /** Where orders are delivered, for search engines. */
  areasServed: listOf(text),
  established: z
    .string()
    .regex(/^\d{4}$/, 'must be a year such as 2020')
    .refine((year) => Number(year) <= new Date().getFullYear(), 'is still to come: correct it'),
  /** The line under every hero, as a data sheet would print it. */
  promises: listOf(
    z.strictObject({
      ...texts('label', 'value'),
      /** What limits it, shown once the owner has stated it. */
      fact: oneOf(facts.keyof().options, 'a fact of data/company.ts').exactOptional(),
    }),
    'label',
  ),
});

const testimonial = z.strictObject({
  ...texts('name', 'company', 'text'),
  rating: z.literal(5, 'must be 5'),
  /** Initials set in type; no invented faces. */
  avatar: text.max(3, 'is longer than 3 characters: write initials'),
  /** True until the owner replaces the record by a real customer's words. */
  sample: z.boolean(),
});

export type Registration = Shape<typeof registration>;
export type OwnerFacts = Shape<typeof facts>;
export type Company = Shape<typeof companySchema>;
export type Testimonial = Shape<typeof testimonial>;

/** What customers say; may be empty, and then the home page has no such section. */
export const testimonialsSchema = z.array(testimonial).superRefine(distinct('name', 'text'));

const legalSection = z.strictObject({
  id: slug,
  ...texts('heading', 'lead'),
  /** What the footer calls it. */
  linkLabel: text,
  /** Each may name the shop and what the owner has stated. */
  items: byName(mayName('company', 'email', 'imageHost', ...facts.keyof().options)),
});

export type LegalSection = Shape<typeof legalSection>;

const sections = { privacy: legalSection, beforeYouOrder: legalSection, recycling: legalSection };
export const legalSchema = z.strictObject(sections);
