import nextJest from 'next/jest.js';

/** Packages that come as ES modules only, which Jest runs when they are compiled as our own files are. */
const COMPILED = ['parse5', 'entities'];

/** @type {import('jest').Config} */
const config = {
  testEnvironment: 'jsdom',
  // Nothing else runs meanwhile; else one core would be left to others.
  maxWorkers: '100%',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/{app,checks,components,data,deploy/hosts,lib,scripts}/**/*.test.{ts,tsx}'],
  modulePathIgnorePatterns: ['<rootDir>/\\.(?:bench|next|variant)/'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
};

const withNext = nextJest({ dir: './' })(config);

export default async () => ({
  ...(await withNext()),
  transformIgnorePatterns: [`/node_modules/(?!(?:${COMPILED.join('|')})/)`],
});
