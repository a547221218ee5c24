import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';

interface Step {
  readonly run?: string;
  readonly uses?: string;
  readonly if?: string;
}
const { on, jobs } = parse(readFileSync('.github/workflows/publish.yml', 'utf8'));
const steps: readonly Step[] = jobs.build.steps;
const findStep = (pattern: RegExp) =>
  steps.findIndex(({ run, uses }) => pattern.test(run ?? uses ?? ''));

/** Runs a step as GitHub does, in a shell that stops at the first failure. */
function runStep(step: number, environment: Readonly<Record<string, string>>) {
  const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', steps[step]?.run ?? ''], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, stdout };
}

test("an owner's change publishes the shop once it has no error, and a pull request only builds it", () => {
  const paths = expect.arrayContaining(['shop/**', '!shop/README.md', 'products/**']);
  expect(on).toEqual({ push: { paths }, pull_request: { paths }, workflow_dispatch: null });
  const order = [/exit 1/, /^npm ci/, /GITHUB_ENV/, /validate/, /npm run build/, /upload-pages/];
  const indexes = order.map(findStep);
  expect(indexes).toEqual(indexes.filter((index) => index >= 0).toSorted((a, b) => a - b));
  expect(jobs.deploy.needs).toBe('build');
  for (const condition of [jobs.deploy.if, steps[findStep(/upload-pages/)]?.if])
    expect(condition).toContain("github.event_name != 'pull_request'");
});

test.each(['publish', 'test'])(
  'the workflow %s runs scripts that exist and actions by commit, and a branch cancels no other branch',
  (name) => {
    const workflow = parse(readFileSync(`.github/workflows/${name}.yml`, 'utf8'));
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const { run = '', uses } of Object.values<{ steps: Step[] }>(workflow.jobs).flatMap(
      (job) => job.steps,
    )) {
      for (const [, script = ''] of run.matchAll(/npm run (?:-s )?(\S+)/g))
        expect(Object.keys(scripts)).toContain(script);
      if (uses) expect(uses).toMatch(/@[\da-f]{40}$/);
    }
    expect(workflow.concurrency.group).toContain('github.ref');
  },
);

const onUnix = process.platform === 'win32' ? test.skip : test;

onUnix(
  'a missing shop and a shop with errors stop the workflow with annotations',
  () => {
    const shop = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
    const environment = `${shop}.env`;
    try {
      expect(runStep(findStep(/exit 1/), {})).toEqual({
        status: 1,
        stdout: '::error::shop/ has no file of a shop yet: OWNERS.md says how to begin\n',
      });
      expect(steps[findStep(/exit 1/)]?.if).toContain("hashFiles('shop/**/*.y*ml*') == ''");

      const pages = { ORIGIN: 'https://acme.example', FOLDER: '/shop', GITHUB_ENV: environment };
      expect(runStep(findStep(/GITHUB_ENV/), pages).status).toBe(0);
      expect(readFileSync(environment, 'utf8')).toBe(
        'NEXT_PUBLIC_SITE_URL=https://acme.example\nNEXT_PUBLIC_BASE_PATH=/shop\n',
      );

      writeFileSync(`${shop}/home.yaml`, "hero:\n  title: 'It's'\n");
      writeFileSync(`${shop}/stock.csv`, 'CP-9020296-UK;perhaps;no\n');
      const { status, stdout } = runStep(findStep(/validate/), { SHOP_FOLDER: shop });
      expect(status).toBe(1);
      expect(stdout.trim().split('\n')).toEqual([
        expect.stringMatching(/^::error file=[^,]+home\.yaml,line=2,col=\d+::.+ write "It's"/),
        expect.stringMatching(
          /^::error file=[^,]+stock\.csv,line=1,col=1::CP-9020296-UK: "perhaps": is not a stock level/,
        ),
      ]);
    } finally {
      rmSync(shop, { recursive: true });
      rmSync(environment, { force: true });
    }
  },
  60_000,
);
