/** @jest-environment node */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { writeShopFixture } from '../testing/shop-fixture';

/** A fork of this tree, with an owner's words, that merges the next release. */
const PROJECT = process.cwd();
const TREE = mkdtempSync(path.join(tmpdir(), 'fork-'));
const inTree = (file: string) => path.join(TREE, file);
const read = (file: string) => readFileSync(inTree(file), 'utf8');
const edit = (file: string, from: string | RegExp, to: string) => {
  const text = read(file).replace(from, to);
  expect(text).not.toBe(read(file));
  writeFileSync(inTree(file), text);
};
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: TREE,
    encoding: 'utf8',
  });
const commit = () => git('commit', '--quiet', '--all', '--message', 'Change');
/** Runs a program of the fork. */
const run = (...args: readonly string[]) => {
  const env = { ...process.env, SHOP_FOLDER: 'shop' };
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', ...args], {
    cwd: TREE,
    encoding: 'utf8',
    env,
  });
  return { status, output: stdout + stderr };
};

beforeAll(() => {
  for (const entry of [
    '.gitignore',
    'app',
    'scripts',
    'data',
    'lib',
    'package.json',
    'tsconfig.json',
  ])
    cpSync(path.join(PROJECT, entry), inTree(entry), { recursive: true });
  for (const entry of ['node_modules', 'public'])
    symlinkSync(path.join(PROJECT, entry), inTree(entry), 'junction');
  writeFileSync(inTree('.git-exclude'), 'node_modules\npublic\n');
  git('init', '--quiet', '--initial-branch', 'release');
  git('config', 'core.excludesFile', '.git-exclude');
  git('add', '--all');
  commit();
});

afterAll(() => rmSync(TREE, { recursive: true, force: true }));

it('a release keeps an owner’s words, asks for new ones and brings new legal copy', async () => {
  git('switch', '--quiet', '--create', 'owner');
  expect(run('scripts/content/adopt.ts', 'homme').output).toMatch(
    /^homme: the sample has no such file/,
  );
  expect(run('scripts/content/adopt.ts', 'home', 'company', 'menu').status).toBe(0);
  await writeShopFixture(inTree('shop'), {
    files: {
      company: { name: 'Kelham PCs', address: { locality: 'Sheffield' } },
      home: { hero: { title: "It's {town}'s own shop" } },
      menu: (pages: readonly string[]) => pages.filter((page) => page !== 'gaming-accessories'),
    },
  });
  expect(run('scripts/content/adopt.ts', 'company').output).toMatch(/already exists/);
  expect(read('shop/company.yaml')).toContain('Kelham PCs');
  expect(run('scripts/content/validate.ts')).toMatchObject({ status: 0, output: '' });
  // Nothing outside shop/ has changed.
  const changed = git('status', '--porcelain', '--untracked-files=all').trim().split('\n');
  expect(changed.filter((line) => !line.startsWith('?? shop/'))).toEqual([]);
  git('add', '--all');
  commit();

  git('switch', '--quiet', 'release');
  edit('lib/content/pages.ts', 'categoriesHeading', "newsHeading', 'categoriesHeading");
  edit(
    'lib/content/pages.ts',
    'example: example.exactOptional()',
    'example: example.exactOptional(), newsNote: text.exactOptional()',
  );
  edit(
    'data/sample/home.yaml',
    /^categoriesHeading/m,
    'newsHeading: What is new\nnewsNote: Of this week\ncategoriesHeading',
  );
  edit('data/sample/company.yaml', /^name: .+$/m, 'name: Trent Hardware');
  edit(
    'data/legal.ts',
    "'You can ask for a copy",
    "'{company} answers in a month. You can ask for a copy",
  );
  commit();

  git('switch', '--quiet', 'owner');
  git('merge', '--quiet', 'release');
  const missing = run('scripts/content/validate.ts');
  expect(missing.output).toMatch(
    /^shop\/home\.yaml:\d+:\d+: newsHeading: is missing: write it; the sample has "What is new"\n$/,
  );
  expect(missing.status).toBe(1);

  await writeShopFixture(inTree('shop'), { files: { home: { newsHeading: "What's on" } } });
  expect(run('scripts/content/validate.ts')).toMatchObject({ status: 0, output: '' });
  const program = `
    import { legal } from './data/legal';
    import { categoryPages, company, home } from './data/shop';
    import { listLegalEntries } from './lib/site/legal';
    import { settings } from './lib/site/settings';
    const rights = listLegalEntries(legal.privacy.items, company, settings).find(({ label }) => label === 'Your other rights');
    console.log(JSON.stringify([settings.companyName, home.hero.title, home.newsHeading, home.newsNote, categoryPages.length, rights.text]));`;
  writeFileSync(inTree('print-shop.ts'), program);
  expect(JSON.parse(run('print-shop.ts').output)).toEqual([
    'Kelham PCs',
    "It's Sheffield's own shop",
    "What's on",
    null,
    5,
    expect.stringMatching(/^Kelham PCs answers in a month\. You can ask for a copy/),
  ]);
  // Beside an owner's product, only products that are named are copied.
  await writeShopFixture(inTree('shop'), { files: { 'products/fan': { name: 'Fan' } } });
  expect(run('scripts/content/adopt.ts').output).not.toContain('products/');
  expect(run('scripts/content/adopt.ts', 'products/rm850e').output).toContain('is yours now');
}, 60_000);
