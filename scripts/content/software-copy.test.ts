import { z } from 'zod';
import * as compatibility from '@/data/compatibility';
import { emailCopy } from '@/data/email';
import { enquiryEmail } from '@/data/enquiry';
import * as enquiryPages from '@/data/enquiry-pages';
import { ui } from '@/data/interface';
import { legal } from '@/data/legal';
import { notFoundCopy } from '@/data/not-found';
import * as visitorPcCopy from '@/data/visitor-pc';
import { legalSchema } from '@/lib/content/company';
import { closing, generalClosing } from '@/lib/content/fields';
import { validateValue } from './validate-documents';

const findIssues = (copy: unknown, schema: z.ZodType) =>
  validateValue(copy, schema, (_path, message) => ({ severity: 'error', message })).issues;

it.each<[string, unknown, z.ZodType]>([
  ['interface', ui, z.unknown()],
  ['email', emailCopy, z.unknown()],
  ['enquiry', enquiryEmail, z.unknown()],
  ['enquiry-pages', enquiryPages, z.unknown()],
  ['not-found', notFoundCopy, z.unknown()],
  ['legal', legal, legalSchema],
  ['compatibility', compatibility, z.unknown()],
  ['visitor-pc', visitorPcCopy, z.unknown()],
])('data/%s.ts is readable and has only known placeholders', (_name, copy, schema) => {
  expect(findIssues(copy, schema)).toEqual([]);
});

it('an unknown placeholder in legal copy is reported', () => {
  const wrong = { privacy: { ...legal.privacy, items: { Complaints: '{hots}' } } };
  expect(findIssues(wrong, legalSchema)).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/^has an unknown placeholder: use/) }),
  ]);
});

it('example requests answer the prompts of data/email.ts', () => {
  const { prompts, orderPrompts } = emailCopy;
  expect(Object.keys(closing.shape.example.shape)).toEqual(Object.keys(orderPrompts));
  expect(Object.keys(generalClosing.shape.example.shape)).toEqual(
    Object.keys({ ...prompts, ...orderPrompts }),
  );
});
