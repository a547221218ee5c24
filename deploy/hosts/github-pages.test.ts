/** @jest-environment node */
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
const at = (found: RegExp) => steps.findIndex(({ run, uses }) => found.test(run ?? uses ?? ''));

/** What a step runs, as GitHub runs it, in a shell that stops at the first failure. */
function runs(step: number, environment: Readonly<Record<string, string>>) {
  const { status, stdout } = spawnSync('bash', ['-eo', 'pipefail', '-c', steps[step]?.run ?? ''], {
    encoding: 'utf8',
    env: { ...process.env, ...environment },
  });
  return { status, stdout };
}

test('a shop is published at its owner’s changes, or by hand, once nothing is wrong with it', () => {
  expect(on).toEqual({ push: { paths: ['shop/**', '!shop/README.md'] }, workflow_dispatch: null });
  const order = [/exit 1/, /^npm ci/, /GITHUB_ENV/, /validate/, /npm run build/, /upload-pages/];
  const places = order.map(at);
  expect(places).toEqual(places.filter((place) => place >= 0).toSorted((a, b) => a - b));
  expect(jobs.deploy.needs).toBe('build');
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  for (const { run = '' } of steps)
    for (const [, script = ''] of run.matchAll(/npm run (?:-s )?(\S+)/g))
      expect(Object.keys(scripts)).toContain(script);
  for (const { uses } of [...steps, ...jobs.deploy.steps])
    if (uses) expect(uses).toMatch(/@[\da-f]{40}$/);
});

const onUnix = process.platform === 'win32' ? test.skip : test;

onUnix(
  'where no shop is, and where something is wrong with it, it stops and says so',
  () => {
    const shop = mkdtempSync(path.join(os.tmpdir(), 'shop-'));
    const environment = `${shop}/environment`;
    try {
      expect(runs(at(/exit 1/), {})).toEqual({
        status: 1,
        stdout: '::error::shop/ has no file of a shop yet: OWNERS.md says how to begin\n',
      });
      expect(steps[at(/exit 1/)]?.if).toContain("hashFiles('shop/**/*.y*ml*') == ''");

      const pages = { ORIGIN: 'https://acme.example', FOLDER: '/shop', GITHUB_ENV: environment };
      expect(runs(at(/GITHUB_ENV/), pages).status).toBe(0);
      expect(readFileSync(environment, 'utf8')).toBe(
        'NEXT_PUBLIC_SITE_URL=https://acme.example\nNEXT_PUBLIC_BASE_PATH=/shop\n',
      );

      writeFileSync(`${shop}/home.yaml`, "hero:\n  title: 'It's'\n");
      writeFileSync(`${shop}/stock.csv`, 'CP-9020296-UK;perhaps;no\n');
      const { status, stdout } = runs(at(/validate/), { SHOP_FOLDER: shop });
      expect(status).toBe(1);
      expect(stdout.trim().split('\n')).toEqual([
        expect.stringMatching(/^::error file=[^,]+home\.yaml,line=2,col=\d+::.+ in single quotes/),
        expect.stringMatching(
          /^::error file=[^,]+stock\.csv,line=1,col=1::CP-9020296-UK: "perhaps": is not a stock level/,
        ),
      ]);
    } finally {
      rmSync(shop, { recursive: true });
    }
  },
  60_000,
);
