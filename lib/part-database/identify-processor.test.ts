import { processorModels } from '@/data/parts/processors';
import { products } from '@/data/shop/products';
import { filterByKind } from '@/lib/compatibility/parts';
import { identifyProcessor } from './identify-processor';

const OTHER_BRANDS =
  'xeon epyc opteron phenom sempron pentium celeron core2 m3 m5 m7 e3 e5 e7'.split(' ');

it.each<[socket: string | undefined, typed: string]>([
  ['AM4', 'Ryzen 5 3600|amd ryzen 7 5800X3D|r5 5600|ryzen 3600|Athlon 3000G|5800x3d|5600X|5600'],
  // A-series processors have these numbers too.
  ['AM4', '3600|AMD 3600|5500|5700'],
  ['AM4', 'amd 5700X|3900x|6-core ryzen5 5600|Ryzen 7 PRO 4750G'],
  // The number of a graphics card is no processor's.
  ['AM4', 'ryzen 5 5600 RX 7600|5800X, RX 7700 XT|Ryzen 5 5600, RTX 4070 Ti Super'],
  ['AM4', 'r3 1200|athlon3000g|amd 3000G|3800 XT|5700 g'],
  ['AM5', 'Ryzen 7 7800X3D|r9 9950x|ryzen 5 8600G|Ryzen 9 7950|ryzen 9800|9800X3D|7800 x3d'],
  ['AM5', '9800 X 3D|9800X 3D|7800x-3d|9800 x-3d|8700 F|7600X|9600x|7950X3D boxed|7500F AM5'],
  ['LGA1851', 'intel 285K|ultra285|Core Ultra 7 265K|ultra 5 245kf|285K|Core Ultra 9 285'],
  ['LGA1700', 'i5-12400F|Core i9 14900KS|intel i3 13100|i5 12400|i512400f|14900k|13700KF|12400'],
  ['LGA1151', '6500|6700'],
  ['LGA1700', '14600 K|i5 12400 16GB RTX 3070'],
  ['LGA1151', 'i7-8700K|i5 6600|i9 9900K|8700K|9400F|i7 7700k|core9600'],
  ['LGA2066', 'i7 7800X|intel 9800X|i9-7900X|i9-10980XE|7980XE|intel 9900X'],
  ['AM3+', 'FX-8350|fx8320|9590'],
  ['FM2+', 'A10-7700K|A10-7870|7850K'],
  ['sTRX4', 'Ryzen Threadripper 3970X|threadripper3970x|amd 3970X'],
  // Processors of laptops and workstations, and texts that name no processor.
  [undefined, 'i7-12700H|Ryzen 7 7840HS|ryzen 5 5500u|Xeon E5-2680||i7|a good one'],
  [undefined, 'core2duo 8400|core 2duo e8500|c2q 6600|HD 7950|radeon hd 7870|Radeon 7850'],
  [undefined, 'Core 2 Quad Q6600|Ryzen 7 7840|RX 480|GTX 970|12345|i7 7700 HQ|Ryzen 5 5600 u'],
  [undefined, 'i7-14700 laptop|notebook with an i9 12900'],
  // Older sockets, with the number of an Athlon 240GE, a Ryzen 5350G and a Ryzen 3200G.
  [undefined, 'Athlon II X2 240|Athlon 64 3200|athlon x2 240|AMD 5350|E2-3200'],
  // Either of two sockets, since people leave '3D' out.
  [undefined, '9800X|7800X'],
  [undefined, OTHER_BRANDS.map((brand) => `${brand} 5800X`).join('|')],
  // Never a guess: numbers of Ryzen and Core, some of them for two sockets.
  [undefined, '7700|7600|2600|2700|2400|8700|8600|9600|9700|9700F|9900|9900X|7900X|9800|7900|7800'],
  // FX, Ryzen and Core; A-series and Core; Threadripper and Core.
  [undefined, '4100|6300|8350|4350|7700K|6600K|6800K|3960X|7960X|9960X'],
  // Socket numbers; brands before a number of cores; one maker, two sockets; two processors.
  [undefined, '1700|1200|AMD 6-core 9600|8 core 9900|intel 9900|amd 9600'],
  [undefined, 'dual core 7700|quad core 7700|hexa-core 7700|octa core 7700|eight-core 7700'],
  [
    undefined,
    'six core 7700|Ryzen 5 5600 or Ryzen 5 7600|Ryzen 5 with RX 7600|r5 and an Arc A750|Ryzen 7 DDR5 5600|i7 DDR4-2400',
  ],
])('finds %s: %s', (socket, typed) => {
  const names = typed.split('|');
  expect(names.map((name) => [name, identifyProcessor(name)?.socket])).toEqual(
    names.map((name) => [name, socket]),
  );
});

it('finds each listed processor by its brand and number, and by its number alone where that is unique', () => {
  for (const { brand, socket, models } of processorModels)
    for (const model of models) {
      const branded = identifyProcessor(`${brand === 'A-series' ? 'A10' : brand} ${model}`);
      // A Threadripper's brand has a Ryzen's name in it.
      expect([model, branded?.socket]).toEqual([model, socket]);
      if (brand !== 'A-series')
        expect([undefined, socket]).toContain(identifyProcessor(model)?.socket);
    }
});

it.each([
  ['5800X3D', { socket: 'AM4', memoryTypes: ['DDR4'], watts: 142 }],
  ['i9 14900 KS', { socket: 'LGA1700', memoryTypes: ['DDR4', 'DDR5'], watts: 253 }],
  ['i5 12400', { socket: 'LGA1700', memoryTypes: ['DDR4', 'DDR5'], watts: 117 }],
  ['Ryzen 9 9900X3D', { socket: 'AM5', memoryTypes: ['DDR5'], watts: undefined }],
  ['7950X', { socket: 'AM5', memoryTypes: ['DDR5'], watts: 230 }],
  ['Threadripper 7970X', { socket: 'sTR5', memoryTypes: undefined, watts: 350 }],
  ['7950X 3D', { socket: 'AM5', memoryTypes: ['DDR5'], watts: 162 }],
  // A 7950X or a 7950X3D.
  ['7950', { socket: 'AM5', memoryTypes: ['DDR5'], watts: undefined }],
  ['8600G', { socket: 'AM5', memoryTypes: ['DDR5'], watts: 88, maxPcieGeneration: 4 }],
])('gives memory types and the maximum power of %s where they are certain', (typed, processor) => {
  expect(identifyProcessor(typed)).toEqual(processor);
});

it('agrees with the facts of every processor in the shop', () => {
  for (const { facts } of filterByKind(products, 'cpu')) {
    const { socket, watts, memoryTypes = [] } = identifyProcessor(facts.shortName) ?? {};
    expect([facts.shortName, socket, watts]).toEqual([facts.shortName, facts.socket, facts.watts]);
    expect(memoryTypes).toEqual(expect.arrayContaining(Object.keys(facts.memorySpeeds ?? {})));
  }
});
