/** Types of the software, with the sample as its shop; what is wrong with the sample is told, too, and hides none of them. */
import { spawnSync } from 'node:child_process';

const programs = [
  ['--import', 'tsx', 'scripts/content/validate.ts', 'data/sample', '--target', '.sample'],
  ['node_modules/typescript/bin/tsc', '--project', 'tsconfig.sample.json'],
];
for (const program of programs) {
  const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' });
  process.exitCode ||= status ?? 1;
}
