import {
  type Company,
  OWNER_FACTS,
  type Registration,
  type Testimonial,
} from '@/lib/content/company';
import type { Pack } from '@/lib/content/pack';
import type { Product } from '@/lib/content/products';
import type { Settings } from '@/lib/content/read-settings';
import type { Claim } from './claims';
import { dutiesOf } from './launch-duties';
import { staleStock } from './stock-notices';

/** The parts of the data and settings that may still be samples, empty, unproved or out of date. */
export interface LaunchFacts {
  readonly settings: Settings;
  /** What the sample shop is called. */
  readonly sampleName: string;
  readonly company: Pick<
    Company,
    'addressIsSample' | 'registration' | 'facts' | 'sourcesHold' | 'stockHolds' | 'stockCheckedOn'
  >;
  readonly testimonials: readonly Pick<Testimonial, 'name' | 'sample'>[];
  readonly claims: readonly Claim[];
  /** Where each claim's proof lies, by the claim. */
  readonly proof: Pack['proof'];
  readonly products: readonly Product[];
  readonly 'category-pages': Pack['category-pages'];
  /** The day on which the sample says that its stock was looked at. */
  readonly sampleStockDay: string | undefined;
  /** The month in which the law was last read. */
  readonly lawChecked: string;
  /** The day of the check, such as 2026-11-21. */
  readonly today: string;
}

/** Domains that can never belong to anybody (RFC 2606). */
const SAMPLE_DOMAIN = /\.(?:example|invalid|test|localhost)$|(?:^|[.@])example\.(?:com|net|org)$/i;

/** Whether a hostname is no public one: a sample's, or of this machine. */
export const isSampleDomain = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.startsWith('127.') || SAMPLE_DOMAIN.test(hostname);

/** Months from one to another, or to a day, such as from 2026-11 to 2027-01-15. */
const monthsBetween = (from: string, to: string) => {
  const [monthFrom, monthTo] = [from, to].map((one) => {
    const [year = NaN, month = NaN] = one.split('-').map(Number);
    return year * 12 + month;
  });
  return (monthTo ?? NaN) - (monthFrom ?? NaN);
};

const companyShows = (regulation: string) =>
  `a company's site must show it (Companies Act 2006, s. 82; SI 2015/17, ${regulation}); if you are not a company, write form: sole trader, or partnership`;
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
  /** What is wrong with the month of a source, if anything. */
  const aged = (checked = '') => {
    const age = monthsBetween(checked, today);
    if (age >= 0 && age <= company.sourcesHold) return undefined;
    return checked === ''
      ? `empty; compare it with the maker’s figures and write the month, such as ${today.slice(0, 7)}`
      : `its source was last looked at in ${checked}; look again and write the month`;
  };
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
  for (const { name, why, entry = /./ } of dutiesOf(launch)) {
    if (!entry.test(proof[name]?.where ?? '')) yield `proof, '${name}': no such entry; ${why}`;
  }
  for (const [name, { checked }] of Object.entries(proof)) {
    const age = aged(checked);
    if (age !== undefined) yield `proof, '${name}', checked: ${age} (CAP Code, rule 3.7)`;
  }
  const lawAge = aged(launch.lawChecked);
  if (lawAge !== undefined) yield `data/legal.ts, LAW_CHECKED: ${lawAge}`;
  for (const { id, notLookedUp = [] } of products) {
    for (const place of notLookedUp)
      yield `products/${id}, ${place}: from a database, and not looked up; compare it with the maker’s data sheet, and take it out of notLookedUp`;
  }
  for (const { id, checked } of products) {
    const age = aged(checked);
    if (age !== undefined) yield `products/${id}, checked: ${age}`;
  }
  for (const product of products) {
    const { id, inStock, checkedOn } = product;
    // The owner may have looked on that day, too, and has said so elsewhere then.
    const lent =
      company.stockCheckedOn === launch.sampleStockDay ? launch.sampleStockDay : undefined;
    const sampled = checkedOn !== undefined && checkedOn === lent;
    const stale = sampled
      ? inStock && `still the sample’s day (${checkedOn})`
      : staleStock(product, company.stockHolds, today);
    if (stale) yield `products/${id}, checkedOn: ${stale}`;
  }
}

/**
 * What must be replaced, filled in, proved or checked before the site may be launched.
 *
 * @returns one line a finding, each naming the place and the reason; empty when nothing is left
 */
export const launchFindings = (launch: LaunchFacts): readonly string[] => [...findings(launch)];
