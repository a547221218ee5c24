/**
 * Publishes an owner's shop as a fork does: writes only to shop/, runs the steps of the workflow, and checks that the
 * built site and the launch check have what the shop says.
 *
 * Usage: npm run test:shop
 */
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import fs, { readFileSync } from 'node:fs';
import path from 'node:path';
import { before, test } from 'node:test';
import { parse } from 'yaml';
import { OWNER_FACTS } from '../../lib/content/owner-facts';
import { listBuiltRoutes } from '../../scripts/build/built-site';
import { readPackFiles } from '../../scripts/content/pack-files';
import { readPack } from '../../scripts/content/read-shop';
import { getToday } from '../../scripts/content/stock-list';
import { collectFigures } from '../../scripts/launch-check/proof-issues';
import { writeShopFixture } from '../../scripts/testing/shop-fixture';

/** The fork, in a folder that Git ignores. */
const FORK = path.resolve('.own-shop');
const SHOP = path.join(FORK, 'shop');
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

const TODAY = getToday();
const MONTH = TODAY.slice(0, 7);
/** Products with photographs of the sizes that cameras and press pages have, in pixels. Orientation 6 is sideways. */
const PRODUCTS = (
  [
    ['rivelin-650', 'Rivelin 650', 'Modular PSUs', 'Efficiency', [4000, 3000, 1]],
    ['porter-32', 'Porter 32 GB', 'DDR5 RAM', 'Lighting', [1000, 1000, 6]],
    ['loxley-8', 'Loxley 8', 'Desktop CPUs', 'Cooler in the box', [600, 2000, 1]],
    ['sheaf-120', 'Sheaf 120', 'Case Fans', 'Noise', [800, 300, 6]],
  ] as const
).map(([id, name, subcategory, label, photograph], index) => ({
  id,
  name,
  subcategory,
  label,
  photograph,
  sku: `SC-10${index}`,
}));
const LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20"><path d="M0 0h20v20H0z" fill="#246"/></svg>';
/** The empty fact and the unchecked product that the launch check must report, besides one figure without proof. */
const UNFINISHED = { fact: 'batteries', product: 'rivelin-650' };
let figures: readonly string[] = [];

const writeProof = (names: readonly string[]) => {
  const proof = { where: 'Advice taken on 1 October 2026', checked: MONTH };
  const entries = Object.fromEntries(names.map((name) => [name, proof]));
  return writeShopFixture(SHOP, { files: { proof: () => entries } });
};

/** Writes a shop in Sheffield, whose `UNFINISHED` parts are open. */
async function writeShop(): Promise<void> {
  execFileSync('npm', ['run', '--silent', 'adopt'], { cwd: FORK, stdio: 'ignore' });
  fs.rmSync(path.join(SHOP, 'products'), { recursive: true });
  const facts = Object.fromEntries(Object.keys(OWNER_FACTS).map((name) => [name, 'As we agreed.']));
  const products = PRODUCTS.map(({ id, name, sku, subcategory, label }) => [
    `products/${id}`,
    {
      name,
      sku,
      subcategory,
      brand: 'Sharrow',
      description: "It's quiet.",
      features: ['Quiet'],
      compatibility: ['Any desk'],
      specifications: { [label]: 'None' },
      ...(id !== UNFINISHED.product && { checked: MONTH }),
      ...(subcategory !== 'Case Fans' && { facts: {} }),
    },
  ]);
  const homeCard = { description: 'What we keep on our own bench.' };
  const pages = fs
    .readdirSync(path.join(SHOP, 'category-pages'))
    .map((file) => [`category-pages/${path.parse(file).name}`, { homeCard }]);
  // One product has sold out, and the list lacks the last product.
  const stockLines = PRODUCTS.slice(0, -1).map(
    ({ sku }, index) => `${sku};${index === 1 ? 'no' : 7};${TODAY}`,
  );
  await writeShopFixture(SHOP, {
    files: {
      company: {
        name: 'Kelham PCs',
        email: 'sales@kelhampcs.co.uk',
        addressIsSample: false,
        address: {
          street: '12 Arundel Gate',
          locality: 'Sheffield',
          region: 'South Yorkshire',
          postcode: 'S1 2PN',
        },
        registration: () => ({
          form: 'sole trader',
          owners: ['Joan Lister'],
          vatNumber: 'none',
          serviceAddress: '12 Arundel Gate, Sheffield',
          telephone: '0114 496 0000',
        }),
        facts: { ...facts, [UNFINISHED.fact]: '' },
        stockCheckedOn: undefined,
      },
      home: { hero: { title: 'Quiet PCs from {town}' }, example: undefined },
      about: { hero: { title: 'A bench, a meter and a kettle' } },
      contact: { hero: { title: 'Ask Joan' } },
      menu: (slugs: readonly string[]) => slugs.filter((slug) => slug !== 'gaming-accessories'),
      categories: { Fans: { subcategories: ['Case Fans'], cardLabels: ['Noise'] } },
      testimonials: [],
      ...Object.fromEntries([...pages, ...products]),
      'category-pages/gaming-accessories': undefined,
      'category-pages/pc-components': {
        homeCard,
        tiles: (tiles: readonly object[]) => [...tiles, { label: 'Fans', counts: 'Fans' }],
      },
    },
    photographs: Object.fromEntries(PRODUCTS.map(({ id, photograph }) => [id, photograph])),
    // Spreadsheets save a list with a byte order mark, semicolons and CRLF.
    stock: `\ufeffSKU;Quantity;Date\r\n${stockLines.join('\r\n')}\r\n`,
  });
  fs.writeFileSync(path.join(SHOP, 'logo.svg'), LOGO);
  const photographs = PRODUCTS.map(({ id }) => id);
  const { pack, issues } = readPack(readPackFiles(SHOP).files, {}, { photographs });
  if (pack === undefined) throw new Error(JSON.stringify(issues));
  figures = collectFigures(pack);
  await writeProof(figures.slice(1));
}

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
  await writeShop();
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
        /^::warning file=shop\/stock\.csv,.+ no line of .+ \(SC-103\).*$/,
      );
    }
  }
  const changes = runGit('status', '--porcelain', '--untracked-files=all');
  assert.doesNotMatch(changes, /^(?!\?\? shop\/)./m);
});

test('the built site has all of the shop, and no picture of the sample’s products', () => {
  const builtFiles = fs.readdirSync(inFork('out'), { recursive: true, encoding: 'utf8' });
  assert.ok(!builtFiles.some((name) => name.startsWith('pictures/power-supply-')));
  assert.ok(builtFiles.includes('photos/logo.svg'));
  const routes = listBuiltRoutes(inFork('out'));
  assert.equal(routes.length, 8);
  for (const route of routes) {
    const html = readFork(`out${route}index.html`);
    assert.doesNotMatch(html, /gaming-accessories/);
    assert.match(html, /<title>[^<]+ \| Kelham PCs</);
    assert.match(html, /src="\/my-shop\/photos\/logo\.svg"/);
  }
  const components = readFork('out/pc-components/index.html');
  for (const { name, sku, id } of PRODUCTS) {
    assert.ok(components.includes(sku) && components.includes(`alt="Sharrow ${name}"`), name);
    assert.ok(builtFiles.some((file) => file.startsWith(`photos/${id}`), id));
  }
  const text = components.replaceAll(/<[^>]+>/g, ' ');
  const stockTexts = [/In Stock\s+on/g, /Out of stock\s+on/g, /Stock on request/g];
  assert.deepEqual(
    stockTexts.map((pattern) => text.match(pattern)?.length),
    [2, 1, 1],
  );
});

// It also finds any name of the sample in the built pages.
test('the launch check lists exactly what is unfinished, and nothing once that is done', async () => {
  const { status, todo } = runLaunchCheck();
  assert.equal(status, 1);
  const expected = [
    `company.yaml, facts: fill in ${UNFINISHED.fact}, as`,
    `1 figure without proof: '${figures[0]}'.`,
    `data sheet: ${UNFINISHED.product}.`,
  ];
  assert.deepEqual(
    expected.map((entry) => todo.findIndex((line) => line.includes(entry))),
    expected.map((_, index) => index),
  );
  assert.equal(todo.length, expected.length);

  await writeShopFixture(SHOP, {
    files: {
      company: { facts: { [UNFINISHED.fact]: 'As we agreed.' } },
      [`products/${UNFINISHED.product}`]: { checked: MONTH },
    },
  });
  await writeProof(figures);
  assert.match(runLaunchCheck().todo.join(), /^- out\/ is older than your last change/);
  // Stands for a new build.
  fs.utimesSync(inFork('out/index.html'), new Date(), new Date());
  assert.deepEqual(runLaunchCheck(), { status: 0, todo: [] });
});
