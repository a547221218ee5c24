import { formatContentIssue, formatGitHubAnnotation, formatIssues } from './content-issue';

const setting = { severity: 'warning', message: 'NEXT_PUBLIC_X: x' } as const;

it('formats an issue as one line and as a GitHub annotation', () => {
  const place = { file: 'shop/a, b.yaml', line: 3, column: 5 };
  const issue = {
    severity: 'error',
    ...place,
    path: 'fan, name: "50%"',
    message: 'is odd: change it',
  } as const;
  expect(formatContentIssue(issue)).toBe('shop/a, b.yaml:3:5: fan, name: "50%": is odd: change it');
  expect(formatContentIssue(setting)).toBe('NEXT_PUBLIC_X: x');
  expect(formatGitHubAnnotation({ ...issue, message: 'is\nodd' })).toBe(
    '::error file=shop/a%2C b.yaml,line=3,col=5::fan, name: "50%25": is%0Aodd',
  );
  expect(formatGitHubAnnotation(setting)).toBe('::warning::NEXT_PUBLIC_X: x');
});

it('tells errors from warnings, and says what stops the build', () => {
  const error = { severity: 'error', message: 'is wrong' } as const;
  expect(formatIssues([error, setting])).toBe(
    'Warning: NEXT_PUBLIC_X: x\nError: is wrong\n1 error and 1 warning: nothing is built until the errors are fixed',
  );
  expect(formatIssues([setting, setting])).toMatch(
    /\n0 errors and 2 warnings: warnings stop nothing$/,
  );
});
