import { asAnnotation, asLine } from './content-issue';

it('a message is one line, and an annotation where GitHub reads it', () => {
  const message = { file: 'shop/a, b.yaml', line: 3, column: 5, text: 'name: "50%"\nis odd' };
  expect(asLine({ ...message, text: 'x' })).toBe('shop/a, b.yaml:3:5: x');
  expect(asLine({ text: 'NEXT_PUBLIC_X: x' })).toBe('NEXT_PUBLIC_X: x');
  expect(asAnnotation('error', message)).toBe(
    '::error file=shop/a%2C b.yaml,line=3,col=5::name: "50%25"%0Ais odd',
  );
  expect(asAnnotation('warning', { text: 'x' })).toBe('::warning::x');
});
