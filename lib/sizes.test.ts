import { sized, spare } from './sizes';

test('a size is read where a specification of the category states millimetres, and only there', () => {
  const long = { category: 'Graphics Cards', specifications: { Length: '348 mm' } } as const;
  const precise = { category: 'Graphics Cards', specifications: { Length: '34.9 mm' } } as const;
  const others = [
    { category: 'Graphics Cards', specifications: { Length: '3 slots' } },
    { category: 'Graphics Cards', specifications: { Height: '140 mm' } },
    { category: 'Power Supplies', specifications: { Length: '140 mm' } },
  ] as const;
  expect(sized([long, ...others, precise], 'Graphics Cards', 'Length')).toEqual([
    { product: long, millimetres: 348 },
    { product: precise, millimetres: 34.9 },
  ]);
});

test('what a room leaves is told in tenths of a millimetre', () => {
  expect(spare(40, 34.9)).toBe(5.1);
  expect(spare(300, 348)).toBe(-48);
});
