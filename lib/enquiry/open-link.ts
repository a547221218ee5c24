import { formatFields } from './enquiry-codec';
import {
  createUndo,
  type EnquiryChange,
  type EnquiryState,
  type LinkedEnquiry,
} from './enquiry-state';

const LINKED_FIELDS = ['lines', 'visitorPc', 'purpose'] as const;

/** Lists the fields that a link would change. Links have no notes, so notes don't count. */
function listChangedFields(state: EnquiryState, link: LinkedEnquiry) {
  const ownFields = formatFields(state);
  const linkedFields = formatFields(link);
  return LINKED_FIELDS.filter(
    (field) => linkedFields[field] !== '' && linkedFields[field] !== ownFields[field],
  );
}

/** Replaces the fields that a link changes. Undo then brings back `undo`. */
function applyLink(state: EnquiryState, link: LinkedEnquiry, undo?: EnquiryState['undo']) {
  const changedFields = listChangedFields(state, link);
  const next = { ...state, unknownCount: link.unknownCount, offered: undefined };
  if (changedFields.length === 0) return next;
  return {
    ...next,
    ...Object.fromEntries(changedFields.map((field) => [field, link[field]])),
    // The earlier purpose and day belong to the earlier lines.
    ...(changedFields.includes('lines') && { purpose: link.purpose, begunAt: 0 }),
    isFromLink: true,
    undo,
  };
}

/** Opens a link's enquiry, or offers it where it would replace a field of the visitor's own. */
export const openLink =
  (link: LinkedEnquiry): EnquiryChange =>
  (state) => {
    const changedFields = listChangedFields(state, link);
    if (changedFields.length === 0 && link.unknownCount === state.unknownCount) return state;
    return changedFields.some((field) => formatFields(state)[field] !== '')
      ? { ...state, offered: link }
      : applyLink(state, link);
  };

/** Opens the enquiry that a link offers. Undo brings back the visitor's own. */
export const acceptOffer: EnquiryChange = (state) =>
  state.offered ? applyLink(state, state.offered, createUndo(state, 'replaced')) : state;

/** Keeps the visitor's own enquiry. */
export const declineOffer: EnquiryChange = (state) =>
  state.offered ? { ...state, offered: undefined } : state;
