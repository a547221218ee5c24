/** The form that the catalogue's boxes belong to. Only browsers without scripts submit it. */
export const ENQUIRY_FORM = 'enquiry-form';

/** The review on the contact page. */
export const REVIEW = 'enquiry';
export const REVIEW_HREF = `/contact/#${REVIEW}`;

/** The question that a link to another enquiry raises. */
export const OFFER = 'enquiry-offer';

/** The place in the bar for the catalogue's worst finding. */
export const BAR_FINDING = 'enquiry-bar-finding';
