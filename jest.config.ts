/** @jest-config-loader esbuild-register */

import { spawnSync } from 'node:child_process';
import type { Config } from 'jest';
import nextJest from 'next/jest.js';

// The tests are about the software, and ask of the sample what they ask of a shop.
const validate = ['--import', 'tsx', 'scripts/content/validate.ts', 'data/sample'];
const { status } = spawnSync(process.execPath, validate, { stdio: 'inherit' });
if (status !== 0) process.exit(1);

const config: Config = {
  testEnvironment: 'jsdom',
  // Nothing else runs meanwhile; else one core would be left to others.
  maxWorkers: '100%',
  // Sixty cards take half a second, and many times that on a busy machine.
  testTimeout: 30_000,
  setupFilesAfterEnv: ['@testing-library/jest-dom'],
  testMatch: ['<rootDir>/{app,checks,components,data,deploy/hosts,lib,scripts}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/\\.(?:bench|next|variant)/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
