import type { Testimonial } from '@/data/types';
import type { Settings } from './read-settings';

/** The parts of the data and settings that may still be samples. */
export interface LaunchFacts {
  readonly settings: Settings;
  readonly addressIsSample: boolean;
  readonly registration: {
    readonly registeredName: string;
    readonly companyNumber: string;
    readonly registeredOffice: string;
  };
  readonly testimonials: readonly Pick<Testimonial, 'name' | 'sample'>[];
}

/** Domains that can never belong to anybody (RFC 2606). */
const SAMPLE_DOMAIN = /\.(?:example|invalid|test|localhost)$|(?:^|[.@])example\.(?:com|net|org)$/i;

/**
 * What must be replaced before the site may be launched.
 *
 * @returns one line a finding, each naming the place and the reason; empty when nothing is left
 */
export function launchFindings(facts: LaunchFacts): readonly string[] {
  const { settings, registration, testimonials } = facts;
  const { hostname, protocol } = new URL(settings.siteUrl);
  const findings: string[] = [];
  const found = (applies: boolean, finding: string) => {
    if (applies) findings.push(finding);
  };
  found(
    settings.companyName === 'Derwent Hardware',
    'NEXT_PUBLIC_COMPANY_NAME: still the sample identity',
  );
  found(
    SAMPLE_DOMAIN.test(settings.companyEmail),
    `NEXT_PUBLIC_COMPANY_EMAIL: ${settings.companyEmail} is at a sample domain; no mail arrives`,
  );
  found(
    hostname === 'localhost' || hostname.startsWith('127.') || SAMPLE_DOMAIN.test(hostname),
    `NEXT_PUBLIC_SITE_URL: ${settings.siteUrl} is not a public address`,
  );
  found(protocol !== 'https:', `NEXT_PUBLIC_SITE_URL: ${settings.siteUrl} is not served over TLS`);
  found(facts.addressIsSample, 'data/company.ts, address: still the sample address');
  for (const [field, value] of Object.entries(registration)) {
    found(
      field !== 'vatNumber' && value === '',
      `data/company.ts, registration.${field}: empty; the law asks a company's site to show it (SI 2015/17, reg. 25)`,
    );
  }
  for (const { name, sample } of testimonials) {
    found(
      sample,
      `data/testimonials.ts, ${name}: a sample; invented reviews are unlawful (DMCC Act 2024)`,
    );
  }
  return findings;
}
