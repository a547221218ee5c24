import { CASE_FORM_FACTORS, MOTHERBOARD_FORM_FACTORS } from '@/data/parts/facts';
import cases from '@/data/parts/opendb/cases.json';
import motherboards from '@/data/parts/opendb/motherboards.json';
import psus from '@/data/parts/opendb/psus.json';
import { DATABASE_KINDS, formatPartLine, parsePartLine } from './part-line';

const linesByKind = { case: cases, psu: psus, motherboard: motherboards };

it.each(DATABASE_KINDS)('writes every published line of a %s as it is read', (kind) => {
  const lines: readonly string[] = linesByKind[kind];
  expect(lines.map((line) => formatPartLine(kind, parsePartLine(kind, line)))).toEqual(lines);
});

it('knows the form factor of every published case and motherboard', () => {
  const caseTexts = cases.map((line) => parsePartLine('case', line).factTexts.largestFormFactor);
  expect([undefined, ...CASE_FORM_FACTORS]).toEqual(expect.arrayContaining(caseTexts));
  const texts = motherboards.map((line) => parsePartLine('motherboard', line).factTexts.formFactor);
  expect([undefined, ...MOTHERBOARD_FORM_FACTORS]).toEqual(expect.arrayContaining(texts));
});
