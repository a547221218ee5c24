import { z } from 'zod';
import { enquiry, partsRequest } from '@/data/enquiry';
import * as fit from '@/data/fit';
import * as have from '@/data/have';
import { ui } from '@/data/interface';
import { legal } from '@/data/legal';
import { notFoundCopy } from '@/data/not-found';
import { request } from '@/data/request';
import { legalSchema } from '@/lib/content/company';
import { checked } from './validate-record';

/** What the software and the law say, which no owner changes: it comes with releases. */
it.each<[string, unknown, z.ZodType]>([
  ['interface', ui, z.unknown()],
  ['request', request, z.unknown()],
  ['enquiry', { enquiry, partsRequest }, z.unknown()],
  ['not-found', notFoundCopy, z.unknown()],
  ['legal', legal, legalSchema],
  ['fit', fit, z.unknown()],
  ['have', have, z.unknown()],
])('what data/%s.ts says can be read, and names what is known', (_name, words, schema) => {
  expect(checked(words, schema).faults).toEqual([]);
});

it('a name that no text of the law may have is found', () => {
  const wrong = { privacy: { ...legal.privacy, items: { Complaints: '{hots}' } } };
  expect(checked(wrong, legalSchema).faults).toEqual([
    expect.objectContaining({ message: expect.stringMatching(/names what is not known/) }),
  ]);
});
