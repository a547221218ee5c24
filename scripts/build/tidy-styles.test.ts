/** @jest-environment node */
import { withConstants, withoutIdleParts } from './tidy-styles';

const REGISTERED = '@property --tw-a{syntax:"*";inherits:false;initial-value:solid}';

test.each([
  ['.b{c:var(--tw-a)}', '.b{c:solid}'],
  ['.b{c:var(--tw-unset,1.5)}', '.b{c:1.5}'],
  ['.b{c:var(--tw-unset,var(--d))}', '.b{c:var(--d)}'],
  ['.b{c:var(--tw-unset)}', '.b{c:var(--tw-unset)}'],
  ['.b{c:var(--mine,1)}', '.b{c:var(--mine,1)}'],
  ['*,::backdrop{--tw-a:solid}.b{c:var(--tw-a)}', '*,::backdrop{}.b{c:solid}'],
  ['.set{--tw-a:dashed}.b{c:var(--tw-a)}', `.set{--tw-a:dashed}.b{c:var(--tw-a)}${REGISTERED}`],
])('of what never changes the value is written: %s', (before, after) => {
  expect(withConstants(before + REGISTERED)).toBe(after);
});

test.each([
  ['a declaration that stands there again', '.a{b:c;b:c;b:c}', '.a{b:c}'],
  ['not one of another value', '.a{b:c;b:d}', '.a{b:c;b:d}'],
  ['a property that none reads', ':root{--a:b;--c:d}.e{f:var(--c)}', ':root{--c:d}.e{f:var(--c)}'],
  ['what is left empty by that', '@layer x{@media print{.a{--b:c}}.d{e:f}}', '@layer x{.d{e:f}}'],
  ['not the order of layers', '@layer theme,base;.a{b:c}', '@layer theme,base;.a{b:c}'],
  ['space after commas', '.a{b:c(d, e)}', '.a{b:c(d,e)}'],
  ['not that of a text', '.a{content:"d, e"}', '.a{content:"d, e"}'],
])('what says nothing is left out: %s', (_, before, after) => {
  expect(withoutIdleParts(before)).toBe(after);
});
