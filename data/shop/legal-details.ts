/**
 * Details that the law wants on the site and only the owner knows. Pages leave out an empty one,
 * and a build lists it at its end. docs/before-launch.md says more on `registration`.
 */

/** Particulars: Companies Act 2006, s. 82, and Electronic Commerce Regulations 2002, reg. 6. */
export const registration = {
  registeredName: '',
  companyNumber: '',
  /** England and Wales, Wales, Scotland or Northern Ireland. */
  registeredIn: '',
  registeredOffice: '',
  vatNumber: '',
  telephone: '',
};

/** A sentence or two each. */
export const legalDetails = {
  /** The terms for the Highlands, islands and Northern Ireland (CAP Code, rules 3.1 and 3.9). */
  deliveryExceptions: '',
  /** Your delivery there, makers' addresses, who answers for goods (EU 2023/988, arts. 16, 19). */
  northernIreland: '',
  /** How to cancel, where to return (Consumer Contracts Regulations 2013, reg. 13, sch. 2). */
  returnsAddress: '',
  /** Who pays for returns: you, unless customers are told first (same regulations, reg. 35(5)). */
  returnsCost: '',
  /** How long enquiries and orders are kept (UK GDPR, art. 13(2)(a)). */
  kept: '',
  /** Who else sees what customers write, in which countries (UK GDPR, art. 13(1)(e), (f)). */
  recipients: '',
  /** Who hosts the site, and what it logs (UK GDPR, art. 13(1)(e)). */
  host: '',
  /** How old equipment is taken back (WEEE Regulations 2013, regs. 42 and 44). */
  takeBack: '',
  /** Where batteries go back, or that you sell under 32 kg a year (SI 2009/890, reg. 31). */
  batteries: '',
  /** How you collect, check and choose reviews (DMCC Act 2024, sch. 20, para. 13; CMA208). */
  reviews: '',
};
