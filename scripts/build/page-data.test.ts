/** @jest-environment node */
import { pageData } from './page-data';

const START = '(self.__next_f=self.__next_f||[]).push([0])';
const push = (...part: unknown[]) => `self.__next_f.push(${JSON.stringify(part)})`;

/** What Next's runtime gets to read. */
function read(script: string): readonly unknown[][] {
  const scope: { __next_f?: unknown[][] } = {};
  new Function('self', script)(scope);
  return scope.__next_f ?? [];
}

test('however the stream is broken into parts, the bytes are the same', () => {
  const once = pageData([START, push(1, 'a:"x"\nb:"<y>"\n')]);
  expect(pageData([START, push(1, 'a:"x'), push(1, '"\nb:"'), push(1, '<y>"\n')])).toBe(once);
  expect(read(once)).toEqual([[0], [1, 'a:"x"\nb:"<y>"\n']]);
});

test('what is not text stays a part of its own, in its place', () => {
  const parts = [push(1, 'a'), push(3, 'AAAA'), push(1, 'b'), push(1, 'c')];
  expect(read(pageData([START, ...parts]))).toEqual([[0], [1, 'a'], [3, 'AAAA'], [1, 'bc']]);
});
