/**
 * Lists what an owner must replace, fill in, prove or check before a launch; exits with 1 until nothing is left.
 *
 * Usage: npm run launch-check [-- --report]: the shop in shop/, or in the folder that SHOP_FOLDER names, and its build in
 *        out/; --report exits with 0, so that a build ends with the list
 */
import '../content/load-env';
import { SHOP } from '../content/pack-files';
import { collectLaunchIssues } from './collect-launch-issues';
import { formatReport } from './format-report';

const issues = await collectLaunchIssues(process.env.SHOP_FOLDER ?? SHOP, process.env);
console.log(
  issues === undefined
    ? 'The shop has errors: run npm run validate, and fix what it reports first.'
    : formatReport(issues),
);
process.exitCode = issues?.length === 0 || process.argv.includes('--report') ? 0 : 1;
