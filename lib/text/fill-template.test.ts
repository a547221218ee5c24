import { fillTemplate } from './fill-template';

it('fills in each placeholder, and leaves those without a value and braces within a value', () => {
  const text: string = '{n} of {all}: {n} {none}';
  expect(fillTemplate(text, { n: 0, all: '{n} $&' })).toBe('0 of {n} $&: 0 {none}');
});
