import { findMaster } from './find-master';

const find = (names: readonly string[], isPhotograph = false) =>
  findMaster('fan', { kind: 'item', alt: 'Fan', isPhotograph }, names);

it('finds a render, or a photograph beside it, whatever the case of its ending', () => {
  expect(find(['fan-2.jpg', 'fan.webp'])).toBe('fan.webp');
  expect(find(['fan.JPG', 'fan.webp'], true)).toBe('fan.JPG');
});

it.each([
  [[], false, 'has no fan.webp, nor a photograph'],
  [['fan.heic', 'fan.webp'], true, 'has no fan.jpg, fan.png or fan.avif'],
  [['fan.png', 'fan.webp'], false, "'fan': fan.png is a photograph: add isPhotograph: true"],
  [['fan.jpg', 'fan.png'], true, 'has fan.jpg and fan.png: delete one'],
])('reports what is wrong with %j in one line', (names, isPhotograph, message) => {
  expect(() => find(names, isPhotograph)).toThrow(message);
});
