import fc from 'fast-check';
import { VISITOR_PC_FIELDS } from '@/lib/visitor-pc/visitor-pc';
import { setDetail, setPurpose, setVisitorPcField } from '../change-answers';
import {
  addLine,
  removeAllLines,
  removeLine,
  setNote,
  setQuantity,
  startAgain,
  undoChange,
} from '../change-lines';
import { type DetailField, MAX_DETAIL_LENGTHS, PURPOSES } from '../enquiry';
import { EMPTY_STATE, type EnquiryChange } from '../enquiry-state';
import { acceptOffer, declineOffer, openLink } from '../open-link';

const anyId = fc.constantFrom('office-tower', 'rm850e', 'tuf-rtx-5080', '990-pro-2tb');
const anyQuantity = fc.integer({ min: -5, max: 1500 });
/** Well-formed, since UTF-8 can't carry lone surrogates. */
const anyText = fc.oneof(
  fc
    .string({ unit: 'binary', maxLength: 200 })
    .map((text) => new TextDecoder().decode(new TextEncoder().encode(text))),
  // Marks that mean something in an address.
  fc.string({ unit: fc.constantFrom(...'a1 &+#=%?,;'), maxLength: 20 }),
);

const anyAnswer = fc.oneof(
  fc.record({ id: fc.constantFrom('7585de5', '29133c6') }),
  fc.record({ typed: anyText }),
);
const anyLink = fc.record({
  lines: fc.uniqueArray(fc.record({ id: anyId, quantity: fc.integer({ min: 1, max: 999 }) }), {
    selector: ({ id }) => id,
  }),
  answers: fc.array(fc.constantFrom('case-7585de5', 'supply 650', 'pc ', 'board B650')),
  purpose: fc.oneof(fc.constantFrom('', ...PURPOSES), anyText),
  unknownCount: fc.nat(5),
});

/** Every change with valid and odd values. */
export const anyChange: fc.Arbitrary<EnquiryChange> = fc.oneof(
  anyId.map(addLine),
  anyId.map(removeLine),
  fc.constantFrom(removeAllLines, startAgain, undoChange, acceptOffer, declineOffer),
  fc.tuple(anyId, anyQuantity).map((values) => setQuantity(...values)),
  fc.tuple(anyId, anyText).map((values) => setNote(...values)),
  fc.constantFrom(...PURPOSES).map(setPurpose),
  fc
    .tuple(fc.constantFrom(...(Object.keys(MAX_DETAIL_LENGTHS) as DetailField[])), anyText)
    .map((values) => setDetail(...values)),
  fc
    .tuple(fc.constantFrom(...VISITOR_PC_FIELDS), fc.option(anyAnswer, { nil: undefined }))
    .map((values) => setVisitorPcField(...values)),
  anyLink.map(openLink),
);

/** Every state that changes lead to. */
export const anyState = fc
  .array(anyChange, { maxLength: 20 })
  .map((changes) => changes.reduce((state, change) => change(state), EMPTY_STATE));
