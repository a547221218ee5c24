/** @jest-config-loader esbuild-register */

import type { Config } from 'jest';
import nextJest from 'next/jest.js';

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
