import { LAW_VERIFIED_ON } from '@/data/legal';
import type { Pack } from '@/lib/content/pack';
import { readSettings, type Settings } from '@/lib/content/read-settings';
import { SAMPLE } from '../content/pack-files';
import { readShop } from '../content/read-shop';
import { isSampleDomain, listSampleNames } from '../content/sample-names';
import { getToday } from '../content/stock-list';
import { createIssues, type LaunchIssue } from './format-report';
import { findProofIssues } from './proof-issues';
import { findBuiltSiteIssues, findSampleFiles } from './sample-issues';

/** Describes each of the shop's name, email, site address and postal address that is the sample's or unusable. */
function findSampleIdentity(company: Pack['company'], settings: Settings, sampleName: string) {
  const { companyName, companyEmail, siteUrl } = settings;
  const { hostname, protocol } = new URL(siteUrl);
  const isMailSample = isSampleDomain(companyEmail.replace(/^.*@/, ''));
  const isPublic = protocol === 'https:' && !isSampleDomain(hostname);
  const problems: readonly (readonly [isPresent: boolean, text: string])[] = [
    [companyName === sampleName, "the name is the sample's"],
    [isMailSample, `no mail reaches ${companyEmail}`],
    [!isPublic, `${siteUrl} is not a public https address`],
    [company.addressIsSample, "the address is the sample's"],
  ];
  return problems.flatMap(([isPresent, text]) => (isPresent ? [text] : []));
}

const findEmptyFields = (record: Readonly<Record<string, string | readonly string[]>>) =>
  Object.entries(record).flatMap(([name, value]) => (value.length === 0 ? [name] : []));

/** Finds urgent issues: the sample's identity, empty facts that the law requires, and invented testimonials. */
export function findCompanyIssues(
  { company, testimonials }: Pick<Pack, 'company' | 'testimonials'>,
  settings: Settings,
  sampleName: string,
): readonly LaunchIssue[] {
  const identity = findSampleIdentity(company, settings, sampleName);
  const registration = findEmptyFields(company.registration);
  const facts = findEmptyFields(company.facts);
  const invented = testimonials.filter(({ sample }) => sample).map(({ name }) => name);
  const form =
    company.registration.form === 'company'
      ? ' If you are not a company, write form: sole trader, or partnership.'
      : '';
  return createIssues('Urgent', [
    [identity, (list) => `company.yaml: ${list}.`],
    [
      registration,
      (list) => `company.yaml, registration: fill in ${list}, as the law requires.${form}`,
    ],
    [facts, (list) => `company.yaml, facts: fill in ${list}, as the law or the CAP Code requires.`],
    [
      invented,
      (list) =>
        `testimonials.yaml: replace the invented reviews by ${list}, or write []. They are unlawful.`,
    ],
  ]);
}

/**
 * Collects what the owner of a shop's folder must do before a launch.
 *
 * @param environment whose variables override company.yaml
 * @returns the issues, or undefined where the shop has errors that validation reports
 */
export async function collectLaunchIssues(
  folder: string,
  environment: Readonly<Record<string, string | undefined>>,
): Promise<readonly LaunchIssue[] | undefined> {
  const { files, pack } = await readShop(folder, environment);
  const { files: sampleFiles, pack: sample } = await readShop(SAMPLE, {});
  if (pack === undefined || sample === undefined) return undefined;
  const settings = readSettings(environment, pack.company);
  const isSampleCatalogue = files.some(({ file }) => file.startsWith(`${SAMPLE}/products/`));
  const hasSampleCompany = files.some(({ file }) => file === `${SAMPLE}/company.yaml`);
  return [
    ...findCompanyIssues(pack, settings, sample.company.name),
    ...findSampleFiles(files, sampleFiles, pack.menu),
    ...findBuiltSiteIssues('out', folder, settings.siteUrl, listSampleNames(sample, pack)),
    // The sample's products are to be replaced, not checked.
    ...findProofIssues(isSampleCatalogue ? { ...pack, products: [] } : pack, {
      today: getToday(),
      sampleStockDay: hasSampleCompany ? sample.company.stockCheckedOn : undefined,
      lawChecked: LAW_VERIFIED_ON,
    }),
  ];
}
