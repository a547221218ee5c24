/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render } from '@testing-library/react';
import fc from 'fast-check';
import { catalogueProps } from '@/components/testing/fixtures';
import { isAbout, isIncompatible } from '@/lib/compatibility/finding';
import { checkEnquiry } from '@/lib/enquiry/check-enquiry';
import { PURPOSES, type Purpose } from '@/lib/enquiry/enquiry-state';
import { listEnquiryItems } from '@/lib/enquiry/list-enquiry-items';
import { formatVisitorPc } from '@/lib/visitor-pc/format-visitor-pc';
import { resolveVisitorPc } from '@/lib/visitor-pc/resolve-visitor-pc';
import type { VisitorPc } from '@/lib/visitor-pc/visitor-pc';
import { type CatalogueCheck, checkCatalogue } from './catalogue-check';

const { emailSettings, caseDrawingText } = catalogueProps;
const items = listEnquiryItems();
const products = items.filter((item) => item.kind === 'product');
const GPU = 'tuf-rtx-5080';
const CPU = 'core-i9-14900k';

/** Checks an enquiry for products and a visitor's PC. */
function check(visitorPc: VisitorPc, ids: readonly string[], purpose?: Purpose) {
  const enquiry = { lines: ids.map((id) => ({ id, quantity: 1 })), purpose };
  const pc = resolveVisitorPc(visitorPc, {});
  return {
    ...checkCatalogue(enquiry, pc, {
      products,
      enquiryItems: items,
      emailSettings,
      caseDrawingText,
    }),
    findings: checkEnquiry(enquiry, pc, products).findings,
  };
}

const renderVerdict = ({ checksByProductId }: CatalogueCheck, id: string) =>
  render(checksByProductId.get(id)?.renderedVerdict).container;

const anyAnswer = (...texts: readonly string[]) =>
  fc.constantFrom(...texts).map((typed) => ({ typed }));
const anyVisitorPc = fc.record(
  {
    case: anyAnswer('300', '340', '349', '410', 'an old one'),
    psu: anyAnswer('350', '450', '650', '1000'),
    motherboard: anyAnswer('B450', 'X670E', 'Z790', 'old'),
    cpu: anyAnswer('5800x3d', '9800x3d', '14900k'),
    pc: anyAnswer('', 'Dell XPS'),
  },
  { requiredKeys: [] },
);

it('shows that a part does not fit on its card exactly where the review does', () => {
  fc.assert(
    fc.property(
      anyVisitorPc,
      fc.uniqueArray(fc.constantFrom(...products.map(({ id }) => id)), { maxLength: 5 }),
      fc.constantFrom(...PURPOSES),
      (visitorPc, ids, purpose) => {
        const { findings, ...result } = check(visitorPc, ids, purpose);
        for (const id of ids) {
          const incompatibility = renderVerdict(result, id).querySelector(
            '[data-outcome=incompatible]',
          );
          const isIncompatibleInReview = findings.some(
            (finding) => isIncompatible(finding) && isAbout(finding, id),
          );
          expect([id, incompatibility !== null]).toEqual([id, isIncompatibleInReview]);
        }
      },
    ),
  );
});

it('names a question in the bar, and counts several', () => {
  const several = check({}, [GPU]);
  expect(several.barText).toBe('We have 3 questions.');
  expect(render(several.barFinding).getByRole('link')).toHaveTextContent('See them');
  const MOTHERBOARD = ['rog-strix-x670e-e'];
  expect(check({}, MOTHERBOARD).barText).toBe('Which case have you got?');
  const answered = { case: { isQuoteWanted: true } } as const;
  expect(check(answered, MOTHERBOARD).barText).toBeUndefined();
});

it('offers a stronger power supply, and gives each product’s email the PC and what its card says', () => {
  const ids = [GPU, CPU];
  expect(check({}, ids, 'one-pc').checksByProductId.get(CPU)?.emailParagraphs).toEqual([]);
  const visitorPc = { psu: { typed: '600' } };
  const result = check(visitorPc, ids, 'one-pc');
  for (const id of ids)
    expect(renderVerdict(result, id)).toHaveTextContent(
      /up to 613 W, and your power supply has 600 W. Include the RM850e/,
    );
  const pcParagraph = formatVisitorPc(resolveVisitorPc(visitorPc, {}));
  expect(result.checksByProductId.get('990-pro-2tb')?.emailParagraphs).toEqual([pcParagraph, '']);
  expect(result.checksByProductId.get(GPU)?.emailParagraphs).toEqual([
    pcParagraph,
    [
      'Website check (please confirm):',
      '- The TUF RTX 5080 and Core i9-14900K draw up to 613 W, and my power supply has 600 W.',
      '- This counts the Core i9-14900K from my enquiry.',
    ].join('\n'),
  ]);
});
