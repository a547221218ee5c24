import type { EnquiryChange, EnquiryState, LinkedEnquiry } from './enquiry-state';

/** Lists the parts of the enquiry that a link would change. Links have no notes, so lines that differ in notes alone are the same. */
const listChanges = ({ lines, answers, purpose }: EnquiryState, link: LinkedEnquiry) => {
  const ownEnquiry = { lines: lines.map(({ note: _, ...line }) => line), answers, purpose };
  return (['lines', 'answers', 'purpose'] as const).filter(
    (part) =>
      link[part].length > 0 && JSON.stringify(link[part]) !== JSON.stringify(ownEnquiry[part]),
  );
};

/** Replaces the parts that a link changes. */
function open(state: EnquiryState, link: LinkedEnquiry): EnquiryState {
  const changes = listChanges(state, link);
  const next = { ...state, unknownCount: link.unknownCount, offered: undefined };
  if (changes.length === 0) return next;
  const { lines, answers, purpose, begunAt } = state;
  return {
    ...next,
    ...Object.fromEntries(changes.map((part) => [part, link[part]])),
    // The earlier purpose and day belong to the earlier lines.
    ...(changes.includes('lines') && { purpose: link.purpose, begunAt: 0 }),
    isFromLink: true,
    // Without an offer, the link has replaced nothing.
    undo: state.offered && {
      cause: 'replaced',
      lines,
      answers,
      purpose,
      begunAt,
      isFromLink: state.isFromLink,
    },
  };
}

/** Opens the enquiry of a link, or offers it where it would replace a part of the visitor's own. */
export const openLink =
  (link: LinkedEnquiry): EnquiryChange =>
  (state) =>
    listChanges(state, link).some((part) => state[part].length > 0)
      ? { ...state, offered: link }
      : open(state, link);

/** Opens the enquiry that a link offers. Undo brings back the visitor's own. */
export const acceptOffer: EnquiryChange = (state) =>
  state.offered ? open(state, state.offered) : state;

/** Keeps the visitor's own enquiry. */
export const declineOffer: EnquiryChange = (state) =>
  state.offered ? { ...state, offered: undefined } : state;
