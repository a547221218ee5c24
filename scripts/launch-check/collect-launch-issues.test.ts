import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { OWNER_FACTS } from '@/lib/content/owner-facts';
import { collectLaunchIssues } from './collect-launch-issues';
import { formatReport } from './format-report';

const shop = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
beforeEach(() => copyFileSync('data/sample/company.yaml', `${shop}/company.yaml`));
afterAll(() => rmSync(shop, { recursive: true }));

it.each([
  ['the sample', 'data/sample'],
  ['a shop with only company.yaml', shop],
])('lists everything urgent about %s in at most 15 lines', async (_name, folder) => {
  const report = formatReport((await collectLaunchIssues(folder, {})) ?? []);
  const [shortList = '', inFull = ''] = report.split('### In full');
  expect(shortList.trim().split('\n').length).toBeLessThanOrEqual(15);
  expect(inFull).not.toMatch(/and \d+ more/);
  const [, urgent = ''] = shortList.split('###');
  for (const name of [...Object.keys(OWNER_FACTS), 'telephone', 'Priya Nair'])
    expect(urgent).toContain(name);
});

it('leaves errors to validation', async () => {
  writeFileSync(`${shop}/company.yaml`, 'name: Acme PC');
  expect(await collectLaunchIssues(shop, {})).toBeUndefined();
});
