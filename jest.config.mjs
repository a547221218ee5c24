import nextJest from 'next/jest.js';

/** @type {import('jest').Config} */
const config = {
  // The default leaves one core unused.
  maxWorkers: '100%',
  // A property test takes seconds, and far longer on a busy machine.
  testTimeout: 120_000,
  testMatch: ['<rootDir>/{app,components,data,deploy/hosts,lib,scripts}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/\\.next/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

export default nextJest({ dir: './' })(config);
