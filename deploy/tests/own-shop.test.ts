/**
 * Publishes an owner's shop as a fork does: writes only to shop/, runs the steps of the workflow, and checks that the
 * built site has nothing of the sample.
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
import { getToday } from '../../scripts/content/stock-notices';
import { PRODUCTS, UNFINISHED, writeSheffieldShop } from './sheffield-shop';

/** The fork, in a folder that Git ignores. */
const FORK = path.resolve('.own-shop');
const inFork = (name: string) => path.join(FORK, name);
const runGit = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@b.example', ...args], {
    cwd: FORK,
    encoding: 'utf8',
  });

/** The variables that GitHub sets, and those that one step passes to the next. */
const environment: Record<string, string> = {
  ORIGIN: 'https://kelhampcs.github.io',
  FOLDER: '/my-shop',
  GITHUB_ENV: inFork('.github-env'),
  GITHUB_STEP_SUMMARY: inFork('.github-summary'),
};
function runStep(command: string) {
  const { status, stdout, stderr } = spawnSync('bash', ['-eo', 'pipefail', '-c', command], {
    cwd: FORK,
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  const variables = existsSync(inFork('.github-env'))
    ? readFileSync(inFork('.github-env'), 'utf8')
    : '';
  for (const [, name = '', value = ''] of variables.matchAll(/^(\w+)=(.*)$/gm))
    environment[name] = value;
  return { status, output: stdout + stderr };
}
const runLaunchCheck = () => {
  const { status, output } = runStep('npm run -s launch-check');
  return { status, todo: output.split('\n').filter((line) => line.startsWith('- ')) };
};
let shop: Awaited<ReturnType<typeof writeSheffieldShop>>;

before(async () => {
  rmSync(FORK, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    // Leaves out this machine's own shop, and what no build reads.
    if (/^(?:artwork|bench|e2e)\/|^shop\/(?!README)/.test(file) || !existsSync(file)) continue;
    mkdirSync(path.dirname(inFork(file)), { recursive: true });
    cpSync(file, inFork(file));
  }
  // Hard links, because Next follows no symbolic link out of its folder.
  execFileSync('cp', ['-al', 'node_modules', inFork('node_modules')]);
  runGit('init', '--quiet');
  writeFileSync(inFork('.git/info/exclude'), 'node_modules\n.github-*\n');
  runGit('add', '--all');
  runGit('commit', '--quiet', '--message', 'Release');
  shop = await writeSheffieldShop(FORK, getToday());
});

test('the steps of the workflow pass and change nothing outside shop/', () => {
  const workflow = parse(readFileSync('.github/workflows/publish.yml', 'utf8'));
  const steps: readonly { run?: string; if?: string }[] = workflow.jobs.build.steps;
  const commands = steps.flatMap((step) => (step.run && !step.if ? [step.run] : []));
  assert.equal(commands.length, 6);
  for (const command of commands.filter((entry) => !entry.startsWith('npm ci'))) {
    const { status, output } = runStep(command);
    assert.equal(status, 0, output);
    if (/validate/.test(command)) {
      assert.match(
        output,
        /^::warning file=shop\/products\/sheaf-200-silent\.yaml,.+ no line of SC-108/,
      );
      assert.equal(output.trim().split('\n').length, 1);
    }
  }
  const changed = runGit('status', '--porcelain', '--untracked-files=all').trim().split('\n');
  assert.deepEqual(
    changed.filter((line) => !line.startsWith('?? shop/')),
    [],
  );
});

test('the built site has nothing of the sample, and all of the shop', async () => {
  const { pack: sample } = readPack(readPackFiles(SAMPLE).files, {});
  assert.ok(sample);
  const { products } = sample;
  const names = [
    'Derwent',
    ...listSampleNames(sample, shop.pack),
    ...products.flatMap(({ sku, description }) => [sku, description]),
  ];
  const builtFiles = readdirSync(inFork('out'), { recursive: true, encoding: 'utf8' });
  const textFiles = builtFiles.filter((name) =>
    /\.(?:html|js|css|xml|txt|webmanifest)$/.test(name),
  );
  assert.ok(textFiles.length > 20);
  for (const name of textFiles.filter((entry) => entry !== 'licences.txt'))
    assert.deepEqual(
      [name, findNames(readFileSync(inFork(`out/${name}`), 'utf8'), names)],
      [name, []],
    );
  for (const { image } of products)
    assert.deepEqual(
      builtFiles.filter((name) => name.startsWith(`pictures/${image}-`)),
      [],
    );

  const routes = listBuiltRoutes(inFork('out'));
  assert.equal(routes.length, 8);
  for (const route of routes) {
    const html = readFileSync(inFork(`out${route}index.html`), 'utf8');
    assert.doesNotMatch(html, /gaming-accessories/);
    assert.match(html, /<title>[^<]+ \| Kelham PCs</);
    const [, share = ''] =
      /og:image" content="https:\/\/kelhampcs\.github\.io\/my-shop([^"]+)/.exec(html) ?? [];
    const { width, height } = await sharp(inFork(`out${share}`)).metadata();
    assert.deepEqual([width, height], [1200, 630]);
  }
  const components = readFileSync(inFork('out/pc-components/index.html'), 'utf8');
  for (const { name, sku, id } of PRODUCTS) {
    assert.ok(components.includes(name) && components.includes(sku), name);
    assert.ok(
      builtFiles.some((file) => file.startsWith(`photos/${id}`)) &&
        components.includes(`alt="Sharrow ${name}"`),
    );
  }
  const text = components.replaceAll(/<[^>]+>/g, ' ');
  const countMatches = (pattern: RegExp) => text.match(pattern)?.length;
  assert.deepEqual(
    [/In Stock\s+on/g, /Out of stock\s+on/g, /Stock on request/g].map(countMatches),
    [7, 1, 1],
  );
});

test('the launch check lists exactly what is unfinished, and nothing once that is done', async () => {
  const { status, todo } = runLaunchCheck();
  assert.equal(status, 1);
  const expected = [
    `company.yaml, facts: fill in ${UNFINISHED.fact}, as`,
    `1 figure without proof: '${shop.unprovenFigure}'.`,
    `data sheet: ${UNFINISHED.product}.`,
  ];
  assert.deepEqual(
    todo.filter((line) => !expected.some((entry) => line.includes(entry))),
    [],
  );
  assert.equal(todo.length, expected.length);

  await shop.finish();
  assert.match(runLaunchCheck().todo.join(), /^- out\/ is older than your last change/);
  // Stands for a new build.
  utimesSync(inFork('out/index.html'), new Date(), new Date());
  assert.deepEqual(runLaunchCheck(), { status: 0, todo: [] });
});
