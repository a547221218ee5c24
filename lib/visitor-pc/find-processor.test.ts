import { products } from '@/data/shop';
import { ofKind } from './fit';
import { findSocket } from './processor-socket';

it.each<[socket: string | undefined, ...typed: string[]]>([
  ['AM4', 'Ryzen 5 3600', 'amd ryzen 7 5800X3D', 'r5 5600', 'ryzen 3600', 'Athlon 3000G'],
  ['AM5', 'Ryzen 7 7800X3D', 'r9 9950x', 'ryzen 5 8600G'],
  ['LGA1851', 'Core Ultra 7 265K', 'ultra 5 245kf'],
  ['LGA1700', 'i5-12400F', 'Core i9 14900KS', 'intel i3 13100'],
  ['LGA1200', 'i7-10700K', 'i5 11400'],
  ['LGA1151', 'i7-8700K', 'i5 6600', 'i9 9900K'],
  ['LGA2066', 'i9-7900X', 'i9-10980XE'],
  ['LGA1150', 'i7 4790k'],
  ['LGA1155', 'i5-2500K'],
  ['AM3+', 'FX-8350'],
  // Processors of laptops and workstations, and texts that name no processor.
  [undefined, 'i7-12700H', 'Ryzen 7 7840HS', 'ryzen 5 5500u', 'Threadripper 3970X', 'Xeon E5-2680'],
  [undefined, '', 'i7', 'a good one', '7700'],
])('finds %s', (socket, ...typed) => {
  expect(typed.map(findSocket)).toEqual(typed.map(() => socket));
});

it('finds the socket of every processor in the shop', () => {
  for (const { name, facts } of ofKind(products, 'cpu'))
    expect(findSocket(name)).toBe(facts.socket);
});
