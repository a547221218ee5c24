import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { enquiryItems, recipient } from '@/components/testing/fixtures';
import { OUTCOMES, type Outcome } from '@/lib/compatibility/finding';
import { checkEnquiry } from '@/lib/enquiry/check-enquiry';
import { PURPOSES } from '@/lib/enquiry/parse-state';
import type { VisitorPc } from '@/lib/visitor-pc/visitor-pc';
import { checkCatalogue } from './catalogue-check';

const products = enquiryItems.filter(({ sku }) => sku !== undefined);
const page = {
  productSubject: 'Quote for',
  pageSubject: 'Parts',
  cardDrawing: undefined,
  recipient,
};

/** Returns the worst outcome that a card or the review shows. */
const rank = (outcome: string | undefined) =>
  OUTCOMES.indexOf((outcome ?? 'compatible') as Outcome);
const readOutcome = (html: string) =>
  [...html.matchAll(/data-outcome="(\w+)"/g)]
    .map(([, outcome]) => outcome)
    .toSorted((one, other) => rank(one) - rank(other))[0];

const anyVisitorPc = fc.record(
  {
    case: fc.constantFrom('300', '340', '349', '410', 'an old one').map((typed) => ({ typed })),
    psu: fc.constantFrom('350', '450', '650', '1000').map((typed) => ({ typed })),
    motherboard: fc.constantFrom('B450', 'X670E', 'Z790', 'old').map((typed) => ({ typed })),
    cpu: fc.constantFrom('5800x3d', '9800x3d', '14900k').map((typed) => ({ typed })),
    pc: fc.constantFrom('', 'Dell XPS').map((typed) => ({ typed })),
  },
  { requiredKeys: [] },
);

it('shows no part as fitting in one place and as not fitting in another', () => {
  fc.assert(
    fc.property(
      anyVisitorPc as fc.Arbitrary<VisitorPc>,
      fc.uniqueArray(fc.constantFrom(...products.map(({ id }) => id)), { maxLength: 5 }),
      fc.constantFrom(...PURPOSES),
      (visitorPc, ids, purpose) => {
        const lines = ids.map((id) => ({ id, quantity: 1 }));
        const state = { visitorPc, lines, purpose };
        const { verdicts } = checkCatalogue(state, {}, { products, enquiryItems, page });
        const findings = checkEnquiry(state, {}, enquiryItems);
        for (const id of ids) {
          const onCard = readOutcome(renderToStaticMarkup(verdicts.get(id)));
          const inReview = findings.find(
            ({ isQuestion, partIds }) => !isQuestion && partIds.includes(id),
          );
          expect([id, onCard === 'incompatible']).toEqual([
            id,
            inReview?.outcome === 'incompatible',
          ]);
        }
      },
    ),
  );
});
