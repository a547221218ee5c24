import { readFileSync } from 'node:fs';
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

test('a missing shop stops the workflow with an annotation', () => {
  const { run = '', if: condition } = steps[findStep(/exit 1/)] ?? {};
  expect(condition).toContain("hashFiles('shop/**/*.y*ml*') == ''");
  expect(run).toContain('::error::shop/ has no file of a shop yet: OWNERS.md says how to begin');
});
