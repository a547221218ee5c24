/** The form that the catalogue's boxes belong to. Only browsers without scripts submit it. */
export const ENQUIRY_FORM = 'enquiry-form';

/** The review on the contact page. */
export const REVIEW = 'enquiry';

/** The address of the review, from any page. */
export const REVIEW_HREF = `/contact/#${REVIEW}`;

/** The bar at the foot of every page. */
export const ENQUIRY_BAR = 'enquiry-bar';

/** The status that announces what happens to the enquiry, on every page. */
export const ENQUIRY_STATUS = 'enquiry-status';

/** The question that a link to another enquiry raises. */
export const OFFER = 'enquiry-offer';

/** The sheet that shows the message of a pressed email link, on every page. */
export const QUOTE_SHEET = 'quote-sheet';

/** The place in the bar for the catalogue's worst finding. */
export const BAR_FINDING = 'enquiry-bar-finding';
