/** @jest-config-loader esbuild-register */

import { spawnSync } from 'node:child_process';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// The tests use the sample, generated into a folder of its own, so that `npm run dev` keeps serving its own shop.
const validate = [
  '--import',
  'tsx',
  'scripts/content/validate.ts',
  'data/sample',
  '--target',
  '.sample',
];
const { status } = spawnSync(process.execPath, validate, { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const config: Config = {
  // The default leaves one core unused.
  maxWorkers: '100%',
  // Sixty cards take half a second, and far longer on a busy machine.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/{app,components,data,deploy/hosts,lib,scripts}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/\\.(?:bench|next|variant)/'],
  moduleNameMapper: {
    // Next's compiler has already turned most aliases into relative paths.
    '^(?:@|[./]+)/data/(enquiry-item-ids|enquiry-items|shop)$': '<rootDir>/.sample/data/$1',
    '^@/(.*)$': '<rootDir>/$1',
  },
};

export default nextJest({ dir: './' })(config);
