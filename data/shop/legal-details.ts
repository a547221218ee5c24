/**
 * The details that only the owner knows, and the law wants on the site. An empty one is left out of the pages, and the end of a
 * build lists it. docs/before-launch.md says more on `registration`.
 */

/** The particulars of the company: Companies Act 2006, s. 82, and Electronic Commerce Regulations 2002, reg. 6. */
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
  /** Your delivery there, each maker's address and who answers for a product (Regulation (EU) 2023/988, arts. 16 and 19). */
  northernIreland: '',
  /** How to cancel and where to return (Consumer Contracts Regulations 2013, reg. 13 and sch. 2). */
  returnsAddress: '',
  /** Who pays for returns. Unless told before, the customer need not (Consumer Contracts Regulations 2013, reg. 35(5)). */
  returnsCost: '',
  /** How long enquiries and orders are kept (UK GDPR, art. 13(2)(a)). */
  kept: '',
  /** Who else sees what customers write, and in which countries (UK GDPR, art. 13(1)(e) and (f)). */
  recipients: '',
  /** Who hosts the site, and what it logs (UK GDPR, art. 13(1)(e)). */
  host: '',
  /** How old equipment is taken back (WEEE Regulations 2013, regs. 42 and 44). */
  takeBack: '',
  /** Where batteries are taken back, or that you sell less than 32 kg a year (Waste Batteries and Accumulators Regulations 2009, reg. 31). */
  batteries: '',
  /** How reviews are collected, checked and chosen. None may be invented (Digital Markets, Competition and Consumers Act 2024, sch. 20, para. 13; CMA208). */
  reviews: '',
};
