/** Checks types, with the sample as the shop. Errors in the sample are reported too and do not hide type errors. */
import { spawnSync } from 'node:child_process';

const programs = [
  ['--import', 'tsx', 'scripts/content/validate.ts', 'data/sample', '--target', '.sample'],
  ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.sample.json'],
];
for (const program of programs) {
  const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}
