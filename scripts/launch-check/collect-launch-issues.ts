import { LAW_VERIFIED_ON } from '@/data/legal';
import { readSettings } from '@/lib/content/read-settings';
import { SAMPLE } from '../content/pack-files';
import { readShop } from '../content/read-shop';
import { listSampleNames } from '../content/sample-names';
import { getToday } from '../content/stock-list';
import { findCompanyIssues } from './company-issues';
import type { LaunchIssue } from './format-report';
import { findProofIssues } from './proof-issues';
import { findBuiltSiteIssues, findSampleFiles } from './sample-issues';

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
