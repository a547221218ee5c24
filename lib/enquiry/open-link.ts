import type { EnquiryChange, EnquiryState, LinkedEnquiry } from './enquiry-state';

const PARTS = ['lines', 'answers', 'purpose'] as const;

/** Lists the parts of the enquiry that a link would change. Links have no notes, so lines that differ in notes alone are the same. */
function listChangedParts({ lines, answers, purpose }: EnquiryState, link: LinkedEnquiry) {
  const ownEnquiry = { lines: lines.map(({ note: _, ...line }) => line), answers, purpose };
  return PARTS.filter(
    (part) =>
      link[part].length > 0 && JSON.stringify(link[part]) !== JSON.stringify(ownEnquiry[part]),
  );
}

/** Replaces the parts that a link changes. Undo then brings back what is given as `undo`. */
function open(state: EnquiryState, link: LinkedEnquiry, undo?: EnquiryState['undo']): EnquiryState {
  const changedParts = listChangedParts(state, link);
  const next = { ...state, unknownCount: link.unknownCount, offered: undefined };
  if (changedParts.length === 0) return next;
  return {
    ...next,
    ...Object.fromEntries(changedParts.map((part) => [part, link[part]])),
    // The earlier purpose and day belong to the earlier lines.
    ...(changedParts.includes('lines') && { purpose: link.purpose, begunAt: 0 }),
    isFromLink: true,
    undo,
  };
}

/** Opens the enquiry of a link, or offers it where it would replace a part of the visitor's own. */
export const openLink =
  (link: LinkedEnquiry): EnquiryChange =>
  (state) =>
    listChangedParts(state, link).some((part) => state[part].length > 0)
      ? { ...state, offered: link }
      : open(state, link);

/** Opens the enquiry that a link offers. Undo brings back the visitor's own. */
export const acceptOffer: EnquiryChange = (state) => {
  const { offered, lines, answers, purpose, begunAt, isFromLink } = state;
  if (offered === undefined) return state;
  return open(state, offered, { cause: 'replaced', lines, answers, purpose, begunAt, isFromLink });
};

/** Keeps the visitor's own enquiry. */
export const declineOffer: EnquiryChange = (state) =>
  state.offered ? { ...state, offered: undefined } : state;
