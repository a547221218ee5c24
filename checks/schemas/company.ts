import { z } from 'zod';
import { ownerFacts, registers, weekdays } from '@/data/vocabulary';
import { distinct, later, listOf, oneOf, text, texts } from './parts';

const clock = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, {
  message: 'must be a time of 24 hours such as 09:00',
  abort: true,
});

const openHours = z
  .strictObject({
    days: listOf(oneOf(weekdays, 'a weekday')),
    opens: clock,
    closes: clock,
  })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    message: 'is not after opens: swap or correct them',
  });

const hours = listOf(
  z.strictObject({ ...texts('days', 'time'), schema: openHours.nullable() }),
  'days',
).superRefine((list, context) => {
  const days = list.flatMap(({ schema }) => schema?.days ?? []);
  const repeated = days.find((day, index) => days.indexOf(day) !== index);
  if (repeated === undefined) return;
  context.addIssue({ code: 'custom', message: `open on ${repeated} twice: take one out` });
});

const laterTexts = <Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, later(text)])) as Record<
    Name,
    ReturnType<typeof later>
  >;

const vatNumber = later(
  text.regex(
    /^(?:none|(?:GB ?)?\d{3} ?\d{4} ?\d{2})$/,
    "must be nine digits such as GB 123 4567 89, or 'none'",
  ),
);

const traders = {
  company: z.strictObject({
    form: z.literal('company'),
    ...laterTexts('registeredName', 'registeredOffice'),
    companyNumber: later(
      text.regex(
        /^(?:\d{8}|[A-Z]{2}\d{6})$/,
        'must be eight digits, or two capitals and six digits',
      ),
    ),
    registeredIn: later(oneOf(registers, 'a part of the United Kingdom')),
    vatNumber,
  }),
  others: z.strictObject({
    form: z.enum(['sole trader', 'partnership']),
    owners: z.array(text).superRefine(distinct()),
    serviceAddress: later(text),
    vatNumber,
  }),
};

const registration = z.discriminatedUnion('form', [traders.company, traders.others]);

export const companySchema = z.strictObject({
  ...texts('strapline', 'responseNote', 'designation'),
  address: z.strictObject({
    ...texts('street', 'locality', 'region', 'country'),
    postcode: text.regex(
      /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
      'is not a UK postcode such as DE1 0AA',
    ),
    countryCode: text.regex(/^[A-Z]{2}$/, 'must be two capitals such as GB'),
  }),
  addressIsSample: z.boolean(),
  hours,
  registration,
  facts: z.strictObject(laterTexts(...ownerFacts)),
  areasServed: listOf(text),
  established: z
    .string()
    .regex(/^\d{4}$/, 'must be a year such as 2020')
    .refine((year) => Number(year) <= new Date().getFullYear(), 'is still to come: correct it'),
  promises: listOf(
    z.strictObject({
      ...texts('label', 'value'),
      fact: oneOf(ownerFacts, 'a fact of data/vocabulary.ts').optional(),
    }),
    'label',
  ),
});

/** What customers say; may be empty, and then the home page has no such section. */
export const testimonialsSchema = z
  .array(
    z.strictObject({
      ...texts('name', 'company', 'text'),
      rating: z.literal(5, 'must be 5'),
      avatar: text.max(3, 'is longer than 3 characters: write initials'),
      sample: z.boolean(),
    }),
  )
  .superRefine(distinct('name', 'text'));
