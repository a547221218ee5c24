/** @jest-config-loader esbuild-register */

import { spawnSync } from 'node:child_process';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// The tests are about the software, with the sample as its shop. A site that `npm run dev` shows stays as it is.
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
  testEnvironment: 'jsdom',
  // Nothing else runs meanwhile; else one core would be left to others.
  maxWorkers: '100%',
  // Sixty cards take half a second, and many times that on a busy machine.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  testMatch: ['<rootDir>/{app,components,data,deploy/hosts,lib,scripts}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/\\.(?:bench|next|variant)/'],
  moduleNameMapper: {
    // The compiler has made most aliases relative by then.
    '^(?:@|[./]+)/data/shop$': '<rootDir>/.sample/data/shop',
    '^@/(.*)$': '<rootDir>/$1',
  },
};

export default nextJest({ dir: './' })(config);
