/** @jest-environment node */
import { tidyStyles } from './tidy-styles';

const REGISTERED =
  '@property --tw-border-style{syntax:"*";inherits:false;initial-value:solid}@property --tw-weight{syntax:"*";inherits:false}';

test.each([
  ['an initial value', '.a{border-style:var(--tw-border-style)}', '.a{border-style:solid}'],
  [
    'a fallback',
    '.a{line-height:var(--tw-leading,min(1rem,5vw))}',
    '.a{line-height:min(1rem,5vw)}',
  ],
  ['nothing where none reads it', '.a{--tw-weight:600;font-weight:600}', '.a{font-weight:600}'],
  [
    'what a rule sets',
    '.a{line-height:var(--tw-leading,1)}.b{--tw-leading:2}',
    '.a{line-height:var(--tw-leading,1)}.b{--tw-leading:2}',
  ],
  ['once what stands twice', '.a{-webkit-b:c;-webkit-b:c;b:c}', '.a{-webkit-b:c;b:c}'],
  ['a property and its prefixed one', '.a{-webkit-b:c;b:c;d:e}', '.a{-webkit-b:c;b:c;d:e}'],
  ['what is not Tailwind’s', '.a{color:var(--ink,red)}', '.a{color:var(--ink,red)}'],
])('writes %s', (_name, rules, written) => {
  expect(tidyStyles(`${REGISTERED}${rules}`)).toBe(written);
});

test('leaves out the values for browsers that do not know @property', () => {
  const old =
    '@layer properties{@supports (((a:b)) and (not (c:d))){*,:before{--tw-border-style:solid}}}';
  expect(tidyStyles(`${old}.a{color:red}`)).toBe('.a{color:red}');
});
