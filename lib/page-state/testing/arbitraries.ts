import fc from 'fast-check';
import { VISITOR_PC_FIELDS } from '@/lib/visitor-pc/visitor-pc';
import {
  EMPTY_STATE,
  MAX_DETAIL_LENGTHS,
  type PageAction,
  PURPOSES,
  reducePageState,
} from '../page-state';

const IDS = ['office-tower', 'rm850e', 'tuf-rtx-5080', '990-pro-2tb'];
const anyId = fc.oneof(fc.constantFrom(...IDS), fc.string());
const anyQuantity = fc.oneof(fc.integer({ min: -5, max: 1500 }), fc.double());
const anyText = fc.string({ unit: 'binary', maxLength: 200 });
const anyLine = fc.record({ id: anyId, quantity: anyQuantity });

const anyAnswer = fc.oneof(
  fc.record({ id: fc.oneof(fc.constantFrom('7585de5', '29133c6'), fc.string()) }),
  fc.record({ typed: anyText }),
);
const anyField = fc.constantFrom(...VISITOR_PC_FIELDS);
const anyLink = fc.record(
  {
    lines: fc.array(anyLine, { maxLength: 4 }),
    visitorPc: fc.dictionary(anyField, anyAnswer, { maxKeys: 3 }),
    purpose: fc.constantFrom(...PURPOSES),
    unknownCount: fc.nat(5),
  },
  { requiredKeys: ['unknownCount'] },
);

/** Every action with valid, odd and invalid values. */
export const anyAction: fc.Arbitrary<PageAction> = fc.oneof(
  fc.record({ type: fc.constantFrom('add', 'remove'), id: anyId }),
  fc.record({ type: fc.constantFrom('clear', 'restoreRemoved', 'restoreReplaced') }),
  fc.record({ type: fc.constant('setQuantity'), id: anyId, quantity: anyQuantity }),
  fc.record({
    type: fc.constant('setPurpose'),
    purpose: fc.constantFrom(...PURPOSES),
  }),
  fc.record({
    type: fc.constant('setDetail'),
    field: fc.constantFrom(...(Object.keys(MAX_DETAIL_LENGTHS) as ['notes'])),
    text: anyText,
  }),
  fc.record({
    type: fc.constant('setVisitorPcField'),
    field: anyField,
    answer: fc.option(anyAnswer, { nil: undefined }),
  }),
  fc.record({ type: fc.constant('openLink'), link: anyLink }),
) as fc.Arbitrary<PageAction>;

/** Every state that actions lead to. */
export const anyState = fc
  .array(anyAction, { maxLength: 20 })
  .map((actions) => actions.reduce(reducePageState, EMPTY_STATE));
