import { readFileSync } from 'node:fs';

const readWorkflow = (name: string) => readFileSync(`.github/workflows/${name}.yml`, 'utf8');

it('only builds a pull request, and publishes nothing of it', () => {
  const workflow = readWorkflow('publish');
  expect(workflow).toMatch(/if: .+!= 'pull_request' \}\}\n +uses: actions\/upload-pages/);
  expect(workflow).toMatch(/deploy:\n +if: .+!= 'pull_request' \}\}\n +needs: build\n/);
});

it.each(['publish', 'test'])(
  'the workflow %s runs scripts that exist and actions by commit',
  (name) => {
    const workflow = readWorkflow(name);
    const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
    for (const [, script = ''] of workflow.matchAll(/npm run (?:-s )?(\S+)/g))
      expect(Object.keys(scripts)).toContain(script);
    for (const [, action] of workflow.matchAll(/uses: (\S+)/g))
      expect(action).toMatch(/@[\da-f]{40}$/);
  },
);
