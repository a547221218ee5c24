import { readFileSync } from 'node:fs';

const readWorkflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');

it('publishes what was checked and built, and only builds a pull request', () => {
  const workflow = readWorkflow('publish');
  const steps = ['npm ci', 'GITHUB_ENV', 'npm run build:checked', 'upload-pages', 'deploy-pages'];
  const positions = steps.map((step) => workflow.indexOf(step));
  expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  expect(positions).not.toContain(-1);
  expect(workflow).toMatch(/if: .+!= 'pull_request' \}\}\n +uses: actions\/upload-pages/);
  expect(workflow).toMatch(/deploy:\n +if: .+!= 'pull_request' \}\}\n +needs: build\n/);
});

it.each(['publish', 'test'])(
  'the workflow %s runs scripts that exist and actions by commit, and a branch cancels no other branch',
  (name) => {
    const workflow = readWorkflow(name);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, script = ''] of workflow.matchAll(/npm run (?:-s )?(\S+)/g))
      expect(Object.keys(scripts)).toContain(script);
    for (const [, action] of workflow.matchAll(/uses: (\S+)/g))
      expect(action).toMatch(/@[\da-f]{40}$/);
    expect(workflow).toMatch(/group: .*github\.ref/);
  },
);
