import { loadMistake } from './load-mistake';

const thrown = (message: string, stack: string) =>
  Object.assign(new Error(message), { stack: `${message}\n    at ${stack}` });

it.each([
  [
    thrown(
      'pcComponent is not defined',
      `file://${process.cwd()}/data/category-pages/index.ts:14:3`,
    ),
    'data/category-pages/index.ts, line 14: pcComponent is not defined: correct the name, or import it',
  ],
  [
    thrown(
      `Cannot find module '${process.cwd()}/data/category-pages/fans'\nRequire stack: …`,
      `${process.cwd()}/data/category-pages/index.ts`,
    ),
    "data/category-pages/index.ts: Cannot find module 'data/category-pages/fans': correct the name, or import it",
  ],
  ['no error', 'data/: no error: correct the name, or import it'],
])('tells in one line what keeps the data from being read: %s', (error, told) => {
  expect(loadMistake(error)).toBe(told);
});
