/**
 * Publishes an owner's shop as a fork does: writes only to shop/, runs the steps of the workflow, and checks that the
 * built site has nothing of the sample.
 *
 * Usage: npm run test:shop
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs, { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { parse } from 'yaml';
import { listBuiltRoutes } from '../../scripts/build/built-site';
import { readPackFiles, SAMPLE } from '../../scripts/content/pack-files';
import { readPack } from '../../scripts/content/read-shop';
import { findNames, listSampleNames } from '../../scripts/content/sample-names';
import { getToday } from '../../scripts/content/stock-list';
import { PRODUCTS, UNFINISHED, writeSheffieldShop } from './sheffield-shop';

/** The fork, in a folder that Git ignores. */
const FORK = path.resolve('.own-shop');
const inFork = (name: string) => path.join(FORK, name);
const readFork = (name: string) => readFileSync(inFork(name), 'utf8');
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
  for (const [, name = '', value = ''] of readFork('.github-env').matchAll(/^(\w+)=(.*)$/gm))
    environment[name] = value;
  return { status, output: stdout + stderr };
}
const runLaunchCheck = () => {
  const { status, output } = runStep('npm run -s launch-check');
  return { status, todo: output.split('\n').filter((line) => line.startsWith('- ')) };
};
let shop: Awaited<ReturnType<typeof writeSheffieldShop>>;

before(async () => {
  fs.rmSync(FORK, { recursive: true, force: true });
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const file of files.trim().split('\n')) {
    // Leaves out this machine's own shop, and what no build reads.
    if (/^(?:artwork|bench|e2e)\/|^shop\/(?!README)/.test(file) || !fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(inFork(file)), { recursive: true });
    fs.cpSync(file, inFork(file));
  }
  // Hard links, because Next follows no symbolic link out of its folder.
  execFileSync('cp', ['-al', 'node_modules', inFork('node_modules')]);
  runGit('init', '--quiet');
  fs.writeFileSync(inFork('.github-env'), '');
  fs.writeFileSync(inFork('.git/info/exclude'), 'node_modules\n.github-*\n');
  runGit('add', '--all');
  runGit('commit', '--quiet', '--message', 'Release');
  shop = await writeSheffieldShop(FORK, getToday());
});

test('the steps of the workflow pass and change nothing outside shop/', () => {
  const workflow = parse(readFileSync('.github/workflows/publish.yml', 'utf8'));
  const steps: readonly { run?: string; if?: string }[] = workflow.jobs.build.steps;
  const commands = steps.flatMap((step) => (step.run && !step.if ? [step.run] : []));
  assert.equal(commands.length, 5);
  for (const command of commands.filter((entry) => !entry.startsWith('npm ci'))) {
    const { status, output } = runStep(command);
    assert.equal(status, 0, output);
    if (/build:hosted/.test(command)) assert.match(output, /Before you launch\..+Send yourself/s);
    if (/validate/.test(command)) {
      // The copied pages count categories that the shop does not sell.
      const lines = output.split('\n').filter((line) => line && !/no product here/.test(line));
      assert.match(
        lines.join('\n'),
        /^::warning file=shop\/stock\.csv,.+ no line of .+ \(SC-108\).*$/,
      );
    }
  }
  const changes = runGit('status', '--porcelain', '--untracked-files=all');
  assert.doesNotMatch(changes, /^(?!\?\? shop\/)./m);
});

test('the built site has nothing of the sample, and all of the shop', () => {
  const { pack: sample } = readPack(readPackFiles(SAMPLE).files, {});
  assert.ok(sample);
  const { products } = sample;
  const names = [
    'Derwent',
    ...listSampleNames(sample, shop.pack),
    ...products.flatMap(({ sku, description }) => [sku, description]),
  ];
  const builtFiles = fs.readdirSync(inFork('out'), { recursive: true, encoding: 'utf8' });
  const textFiles = builtFiles.filter((name) => /\.(html|js|css|xml|txt|webmanifest)$/.test(name));
  assert.ok(textFiles.length > 20);
  for (const name of textFiles.filter((entry) => entry !== 'licences.txt'))
    assert.equal(findNames(readFork(`out/${name}`), names).join(), '', name);
  for (const { image } of products)
    assert.ok(!builtFiles.some((name) => name.startsWith(`pictures/${image}-`)), image);

  const routes = listBuiltRoutes(inFork('out'));
  assert.equal(routes.length, 9);
  for (const route of routes) {
    const html = readFork(`out${route}index.html`);
    assert.doesNotMatch(html, /gaming-accessories/);
    assert.match(html, /<title>[^<]+ \| Kelham PCs</);
    assert.match(html, /src="\/my-shop\/photos\/logo\.svg"/);
  }
  assert.ok(builtFiles.includes('photos/logo.svg'));
  assert.match(readFork('out/repairs/index.html'), /quote%20for%20a%20repair/);
  const components = readFork('out/pc-components/index.html');
  for (const { name, sku, id } of PRODUCTS) {
    assert.ok(components.includes(name) && components.includes(sku), name);
    assert.ok(
      builtFiles.some((file) => file.startsWith(`photos/${id}`)),
      id,
    );
    assert.ok(components.includes(`alt="Sharrow ${name}"`), name);
  }
  const text = components.replaceAll(/<[^>]+>/g, ' ');
  const countMatches = (pattern: RegExp) => text.match(pattern)?.length;
  const stockTexts = [/In Stock\s+on/g, /Out of stock\s+on/g, /Stock on request/g];
  assert.deepEqual(stockTexts.map(countMatches), [7, 1, 1]);
});

test('the launch check lists exactly what is unfinished, and nothing once that is done', async () => {
  const { status, todo } = runLaunchCheck();
  assert.equal(status, 1);
  const expected = [
    `company.yaml, facts: fill in ${UNFINISHED.fact}, as`,
    `1 figure without proof: '${shop.unprovenFigure}'.`,
    `data sheet: ${UNFINISHED.product}.`,
  ];
  assert.equal(todo.length, expected.length);
  for (const entry of expected)
    assert.ok(
      todo.some((line) => line.includes(entry)),
      entry,
    );

  await shop.finish();
  assert.match(runLaunchCheck().todo.join(), /^- out\/ is older than your last change/);
  // Stands for a new build.
  fs.utimesSync(inFork('out/index.html'), new Date(), new Date());
  assert.deepEqual(runLaunchCheck(), { status: 0, todo: [] });
});
