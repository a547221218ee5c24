/** @jest-environment node */
import { loadMistake, syntaxMistakes } from './syntax';

const mistakesIn = (...lines: readonly string[]) =>
  syntaxMistakes('data/products.ts', Buffer.from(['/** Products */', ...lines].join('\r\n')));

it('reads what is well written', () => {
  expect(mistakesIn('export const a = {', "  name: 'O’Neil',", '  n: [1, 2],', '};')).toEqual([]);
});

it.each<[string, readonly string[], number, RegExp]>([
  ['a missing comma', ["a = { n: 'x'", " m: 'y' }"], 3, /found "m": a comma is missing/],
  ['curly quotes', ['a = {', ' n: ‘x’ }'], 3, /Unexpected "‘": put straight quotes/],
  ['a doubled comma', ["a = { n: 'x',,", '}'], 2, /remove the doubled comma/],
  ['an apostrophe', ['a = {', " é: 'the maker's own' }"], 3, /write ’ for an apostrophe/],
  ['a text without its end', ["a = { n: 'x", '}'], 2, /Unterminated string literal: close/],
  ['a semicolon', ['a = { n: 1;', '}'], 2, /write a comma instead/],
  ['a list without its end', ['a = [1,', ''], 3, /end of file: close what was opened/],
  ['a field twice', ["a = { n: 'x',", " n: 'y' }"], 3, /Duplicate key "n".+: remove one of/],
])('tells of %s with file and line', (_name, [first, ...others], line, message) => {
  const mistakes = mistakesIn(`export const ${first}`, ...others);
  expect(mistakes).toEqual([expect.stringMatching(message)]);
  expect(mistakes[0]).toMatch(new RegExp(`^data/products\\.ts, line ${line}: [^\\n]+$`));
});

it.each([
  [
    'fans is not defined\n    at file://DIR/data/category-pages/index.ts:14:3',
    'data/category-pages/index.ts, line 14: fans is not defined: correct the name, or import it',
  ],
  [
    "Cannot find module 'DIR/data/fans'\nRequire stack: …\n    at DIR/data/home.ts",
    "data/home.ts: Cannot find module 'data/fans': correct the name, or import it",
  ],
])('tells in one line what keeps the data from being read: %s', (report, told) => {
  const stack = report.replaceAll('DIR', process.cwd());
  const [message] = stack.split('\n    at');
  expect(loadMistake(Object.assign(new Error(message), { stack }))).toBe(told);
});
