/**
 * Publishes a shop of one's own as a fork does: writes into shop/ alone, runs the steps of the workflow, and looks for the
 * sample in what comes of it.
 *
 * Usage: npm run test:shop
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import sharp from 'sharp';
import { parse } from 'yaml';
import { listBuiltRoutes } from '../../scripts/build/built-site';
import { readPackFiles, SAMPLE } from '../../scripts/content/pack-files';
import { readPack } from '../../scripts/content/read-pack';
import { findNames, listSampleNames } from '../../scripts/content/sample-names';
import { getToday } from '../../scripts/content/stock-issues';
import { PRODUCTS, UNFINISHED, writeSheffieldShop } from './sheffield-shop';

/** Git does not see it. */
const TREE = path.resolve('.own-shop');
const inTree = (name: string) => path.join(TREE, name);
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: TREE,
    encoding: 'utf8',
  });

/** What GitHub sets, and what the workflow's steps hand on. */
const environment: Record<string, string> = {
  ORIGIN: 'https://kelhampcs.github.io',
  FOLDER: '/my-shop',
  GITHUB_ENV: inTree('.github-env'),
  GITHUB_STEP_SUMMARY: inTree('.github-summary'),
};
function runs(command: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', command], {
    cwd: TREE,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  const set = existsSync(inTree('.github-env')) ? readFileSync(inTree('.github-env'), 'utf8') : '';
  for (const [, name = '', value = ''] of set.matchAll(/^(\w+)=(.*)$/gm)) environment[name] = value;
  return { status, told: stdout + stderr };
}
const launchCheck = () => {
  const { status, told } = runs('npm run -s launch-check');
  return { status, left: told.split('\n').filter((line) => line.startsWith('- ')) };
};
let shop: Awaited<ReturnType<typeof writeSheffieldShop>>;

before(async () => {
  rmSync(TREE, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    // An owner's own stays out, and what no build reads.
    if (/^(?:artwork|bench|e2e)\/|^shop\/(?!README)/.test(file) || !existsSync(file)) continue;
    mkdirSync(path.dirname(inTree(file)), { recursive: true });
    cpSync(file, inTree(file));
  }
  // Linked file by file, since Next follows no link out of its folder.
  execFileSync('cp', ['-al', 'node_modules', inTree('node_modules')]);
  git('init', '--quiet');
  writeFileSync(inTree('.git/info/exclude'), 'node_modules\n.github-*\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Release');
  shop = await writeSheffieldShop(TREE, getToday());
});

test('the steps of the workflow pass, and nothing outside shop/ is another for it', () => {
  const workflow = parse(readFileSync('.github/workflows/publish.yml', 'utf8'));
  const steps: readonly { run?: string; if?: string }[] = workflow.jobs.build.steps;
  const commands = steps.flatMap((step) => (step.run && !step.if ? [step.run] : []));
  assert.equal(commands.length, 6);
  for (const command of commands.filter((one) => !one.startsWith('npm ci'))) {
    const { status, told } = runs(command);
    assert.equal(status, 0, told);
    if (/validate/.test(command)) {
      // The sample's pages count categories that the shop does not sell.
      const lines = told.split('\n').filter((line) => line && !/nothing to count/.test(line));
      assert.match(
        lines.join('\n'),
        /^::warning file=shop\/products\/sheaf-200-silent\.yaml,.+ no line of SC-108.*$/,
      );
    }
  }
  const changed = git('status', '--porcelain', '--untracked-files=all').trim().split('\n');
  assert.deepEqual(
    changed.filter((line) => !line.startsWith('?? shop/')),
    [],
  );
});

test('what is built has nothing of the sample, and all of the shop', async () => {
  const { pack: sample } = readPack(readPackFiles(SAMPLE).files, {});
  assert.ok(sample);
  const { products } = sample;
  const names = [
    'Derwent',
    ...listSampleNames(sample, shop.pack),
    ...products.flatMap(({ sku, description }) => [sku, description]),
  ];
  const built = readdirSync(inTree('out'), { recursive: true, encoding: 'utf8' });
  const texts = built.filter((name) => /\.(?:html|js|css|xml|txt|webmanifest)$/.test(name));
  assert.ok(texts.length > 20);
  for (const name of texts.filter((one) => one !== 'licences.txt'))
    assert.deepEqual(
      [name, findNames(readFileSync(inTree(`out/${name}`), 'utf8'), names)],
      [name, []],
    );
  for (const { image } of products)
    assert.deepEqual(
      built.filter((name) => name.startsWith(`pictures/${image}-`)),
      [],
    );

  const routes = listBuiltRoutes(inTree('out'));
  assert.equal(routes.length, 8);
  for (const route of routes) {
    const html = readFileSync(inTree(`out${route}index.html`), 'utf8');
    assert.doesNotMatch(html, /gaming-accessories/);
    assert.match(html, /<title>[^<]+ \| Kelham PCs</);
    const [, share = ''] =
      /og:image" content="https:\/\/kelhampcs\.github\.io\/my-shop([^"]+)/.exec(html) ?? [];
    const { width, height } = await sharp(inTree(`out${share}`)).metadata();
    assert.deepEqual([width, height], [1200, 630]);
  }
  const components = readFileSync(inTree('out/pc-components/index.html'), 'utf8');
  for (const { name, sku, id } of PRODUCTS) {
    assert.ok(components.includes(name) && components.includes(sku), name);
    assert.ok(
      built.some((file) => file.startsWith(`photos/${id}`)) &&
        components.includes(`alt="Sharrow ${name}"`),
    );
  }
  const said = components.replaceAll(/<[^>]+>/g, ' ');
  const times = (text: RegExp) => said.match(text)?.length;
  assert.deepEqual(
    [/In Stock\s+on/g, /Out of stock\s+on/g, /Stock on request/g].map(times),
    [7, 1, 1],
  );
});

test('the launch check names exactly what is left, and then nothing', async () => {
  const { status, left } = launchCheck();
  assert.equal(status, 1);
  const expected = [
    `company.yaml, facts: fill in ${UNFINISHED.fact}, as`,
    `1 figure without proof: '${shop.unproved}'.`,
    `data sheet: ${UNFINISHED.product}.`,
  ];
  assert.deepEqual(
    left.filter((line) => !expected.some((one) => line.includes(one))),
    [],
  );
  assert.equal(left.length, expected.length);

  await shop.finish();
  assert.match(launchCheck().left.join(), /^- out\/ is older than your last change/);
  // As if it had been built again.
  utimesSync(inTree('out/index.html'), new Date(), new Date());
  assert.deepEqual(launchCheck(), { status: 0, left: [] });
});
