/** @jest-environment node */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildId } from './build-id';

const COPIED = [
  'app',
  'checks',
  'components',
  'data',
  'lib',
  'public/icon-192.png',
  'package-lock.json',
];
const CONFIGURATION = [
  'next.config.mjs',
  'postcss.config.mjs',
  'tailwind.config.ts',
  'tsconfig.json',
];

const copy = mkdtempSync(path.join(tmpdir(), 'build-id-'));
beforeAll(() => {
  for (const source of [...COPIED, ...CONFIGURATION]) {
    cpSync(source, path.join(copy, source), { recursive: true });
  }
});
afterAll(() => rmSync(copy, { recursive: true }));

const SHOP = { NEXT_PUBLIC_BASE_PATH: '/shop', NEXT_PUBLIC_COMPANY_NAME: 'Shop' };

test('the same sources and settings make the same build, whatever else the environment holds', () => {
  const { NEXT_PUBLIC_BASE_PATH, NEXT_PUBLIC_COMPANY_NAME } = SHOP;
  const turned = { HOME: '/somewhere', NEXT_PUBLIC_COMPANY_NAME, NEXT_PUBLIC_BASE_PATH };
  expect(buildId(copy, SHOP)).toBe(buildId(copy, turned));
});

test('another setting makes another build', () => {
  expect(buildId(copy, SHOP)).not.toBe(buildId(copy, { ...SHOP, NEXT_PUBLIC_BASE_PATH: '/uk' }));
});

test.each(['data/company.ts', 'public/icon-192.png', 'package-lock.json', 'app/new/page.tsx'])(
  'another %s makes another build',
  (file) => {
    const before = buildId(copy, SHOP);
    cpSync('LICENSE', path.join(copy, file));
    expect(buildId(copy, SHOP)).not.toBe(before);
  },
);
