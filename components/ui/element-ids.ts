/** The form that the catalogue's boxes belong to. Only browsers without scripts submit it. */
export const ENQUIRY_FORM_ID = 'enquiry-form';
/** The review on the contact page. */
export const REVIEW_ID = 'enquiry';
/** The address of the review, from any page. */
export const REVIEW_HREF = `/contact/#${REVIEW_ID}`;
/** The bar at the foot of every page. */
export const ENQUIRY_BAR_ID = 'enquiry-bar';
/** The status that announces what happens to the enquiry, on every page. */
export const ENQUIRY_STATUS_ID = 'enquiry-status';
/** The question that a link to another enquiry raises. */
export const ENQUIRY_OFFER_ID = 'enquiry-offer';
/** The sheet that shows the message of a pressed email link, on every page. */
export const QUOTE_SHEET_ID = 'quote-sheet';
/** The menu of narrow screens, on every page. */
export const PHONE_MENU_ID = 'phone-menu';
/** The place on a catalogue page for the visitor's case, whose drawing replaces the example. */
export const CASE_DRAWING_ID = 'case-drawing';
/** The box of a ready-made PC, in the visitor's PC (visitor-pc-row.css). */
export const READY_MADE_BOX_ID = 'own-ready';
/** The first answer to what the parts of an enquiry are for. */
export const PURPOSE_ID = 'purpose';
/** The place in the bar for the catalogue's worst finding. */
export const BAR_FINDING_ID = 'enquiry-bar-finding';
