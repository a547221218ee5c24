import { fillTemplate } from './fill-template';

it('fills in each name as it is written, and leaves one without a value, and a value’s own braces', () => {
  const text: string = '{n} of {all}: {n} {none}';
  expect(fillTemplate(text, { n: 0, all: '{n} $&' })).toBe('0 of {n} $&: 0 {none}');
});
