import type { Claim } from './claims';
import type { Settings } from './read-settings';
import { type Company, OWNER_FACTS, type Registration, type Testimonial } from './schemas/company';
import type { Product } from './schemas/products';

/** The parts of the data and settings that may still be samples, empty, unproved or out of date. */
export interface LaunchFacts {
  readonly settings: Settings;
  /** What the sample shop is called. */
  readonly sampleName: string;
  readonly company: Pick<Company, 'addressIsSample' | 'registration' | 'facts'>;
  readonly testimonials: readonly Pick<Testimonial, 'name' | 'sample'>[];
  readonly claims: readonly Claim[];
  /** Where each claim's proof lies, by the claim. */
  readonly proof: Readonly<Record<string, string>>;
  readonly products: readonly Pick<Product, 'id' | 'inStock' | 'checkedOn'>[];
  /** The day of the check, such as 2026-11-21. */
  readonly today: string;
}

/** Domains that can never belong to anybody (RFC 2606). */
const SAMPLE_DOMAIN = /\.(?:example|invalid|test|localhost)$|(?:^|[.@])example\.(?:com|net|org)$/i;

/** Whether a hostname is no public one: a sample's, or of this machine. */
export const isSampleDomain = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.startsWith('127.') || SAMPLE_DOMAIN.test(hostname);

const DAY = 24 * 60 * 60 * 1000;
/** How long a look at the stock bears 'In Stock', in days. */
const STOCK_HOLDS = 30;

/** What a shop owes that no page shows, by the words that proof.yaml knows it by. */
const DUTIES: Readonly<Record<string, string>> = {
  'Data protection fee':
    'say where your entry in the public register lies, or why you owe none (Data Protection (Charges and Information) Regulations 2018, reg. 2)',
  'Security of connectable products':
    'routers, mesh systems and NAS must come with a statement of compliance; say where you keep them (Product Security and Telecommunications Infrastructure Act 2022, part 1)',
  'Machines of our own':
    'who builds them puts them on the market: say where their conformity is documented and that you are registered as a producer (Electrical Equipment (Safety) Regulations 2016; WEEE Regulations 2013, part 3)',
  'Reviews are real':
    "say how you check that what customers say is a customer's (CMA208; DMCC Act 2024, sch. 20, para. 13)",
};

const companyShows = (regulation: string) =>
  `a company's site must show it (Companies Act 2006, s. 82; SI 2015/17, ${regulation}); if you are not a company, change registration.form`;
const TRADER_SHOWS =
  'a {form} under a business name must show it (Companies Act 2006, ss. 1201 and 1202; Electronic Commerce Regulations 2002, reg. 6(1))';

type Particular<R> = R extends unknown ? Exclude<keyof R, 'form'> : never;

/** Why each of a trader's particulars has to be shown. */
const PARTICULARS: Readonly<Record<Particular<Registration>, string>> = {
  registeredName: companyShows('reg. 24'),
  companyNumber: companyShows('reg. 25(2)(b)'),
  registeredIn: companyShows('reg. 25(2)(a)'),
  registeredOffice: companyShows('reg. 25(2)(c)'),
  owners: TRADER_SHOWS,
  serviceAddress: TRADER_SHOWS,
  vatNumber: "write it, or 'none' (Electronic Commerce Regulations 2002, reg. 6(1)(g))",
  telephone:
    'e-mail alone is not a direct enough way to reach you (Electronic Commerce Regulations 2002, reg. 6(1)(c), with C-298/07; Provision of Services Regulations 2009, reg. 7(2)(b))',
};

function* findings(launch: LaunchFacts): Generator<string> {
  const { settings, sampleName, company, testimonials, claims, proof, products, today } = launch;
  const { companyName, companyEmail, siteUrl } = settings;
  const { hostname, protocol } = new URL(siteUrl);
  const { form, ...particulars } = company.registration;

  if (companyName === sampleName) yield 'company, name: still the sample’s';
  if (SAMPLE_DOMAIN.test(companyEmail))
    yield `company, email: ${companyEmail} is at a sample domain; no mail arrives`;
  if (isSampleDomain(hostname)) yield `company, siteUrl: ${siteUrl} is not a public address`;
  if (protocol !== 'https:') yield `company, siteUrl: ${siteUrl} is not served over TLS`;
  if (company.addressIsSample) yield 'company, address: still the sample address';
  for (const [field, value] of Object.entries(particulars)) {
    const why = PARTICULARS[field as Particular<Registration>].replace('{form}', form);
    if (value.length === 0) yield `company, registration.${field}: empty; ${why}`;
  }
  for (const [name, why] of Object.entries(OWNER_FACTS)) {
    const fact = company.facts[name as keyof typeof OWNER_FACTS];
    if (fact === '') yield `company, facts.${name}: empty; ${why}`;
  }
  for (const { name, sample } of testimonials) {
    if (sample)
      yield `testimonials, ${name}: a sample; invented reviews are unlawful (DMCC Act 2024, sch. 20, para. 13)`;
  }
  for (const { place, claim } of claims) {
    if (!proof[claim])
      yield `${place}, '${claim}': no proof; say in shop/proof.yaml where it lies, or change the claim (CAP Code, rule 3.7)`;
  }
  for (const [duty, why] of Object.entries(DUTIES)) {
    if (!proof[duty]) yield `proof, '${duty}': no entry; ${why}`;
  }
  for (const { id, inStock, checkedOn = '' } of products) {
    const looked = checkedOn === '' ? 'never checked' : `last checked on ${checkedOn}`;
    // An empty date gives NaN, which is no age that holds.
    const age = (Date.parse(today) - Date.parse(checkedOn)) / DAY;
    if (inStock && !(age >= 0 && age <= STOCK_HOLDS))
      yield `products/${id}, checkedOn: 'In Stock' was ${looked}; look again and write the day, or set inStock to false (DMCC Act 2024, s. 226)`;
  }
}

/**
 * What must be replaced, filled in, proved or checked before the site may be launched.
 *
 * @returns one line a finding, each naming the place and the reason; empty when nothing is left
 */
export const launchFindings = (launch: LaunchFacts): readonly string[] => [...findings(launch)];
