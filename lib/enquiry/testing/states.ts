import { EMPTY_STATE, type EnquiryChange, type EnquiryState } from '../enquiry-state';

/** Makes changes one after the other. */
export const applyChanges = (state: EnquiryState, ...changes: readonly EnquiryChange[]) =>
  changes.reduce((before, change) => change(before), state);

export const TOWER = { id: 'office-tower', quantity: 30 };
export const PSU = { id: 'rm850e', quantity: 1 };

/** An enquiry for both items. */
export const TWO_LINES: EnquiryState = { ...EMPTY_STATE, lines: [TOWER, PSU] };
