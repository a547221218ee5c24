import { createTypedAnswer, parseVisitorPc } from './visitor-pc';

it('cuts a typed answer that is too long, and ignores a blank one', () => {
  expect(createTypedAnswer(` ${'x'.repeat(100_000)}`)).toEqual({ typed: 'x'.repeat(100) });
  expect(createTypedAnswer(`${'x'.repeat(99)}😀`)).toEqual({ typed: 'x'.repeat(99) });
  expect(createTypedAnswer(' \t ')).toBeUndefined();
});

it('keeps valid answers in the order of the fields', () => {
  const valid = { psu: { typed: '650' }, motherboard: { id: '3482b00' }, pc: { typed: '' } };
  const parsed = parseVisitorPc({
    pc: { typed: ' ' },
    motherboard: { id: '3482b00' },
    psu: { typed: ' 650 ' },
    case: { id: 'H510' },
    cpu: { id: '3482b00' },
    toaster: { typed: 'x' },
  });
  expect(parsed).toEqual(valid);
  expect(Object.keys(parsed)).toEqual(['psu', 'motherboard', 'pc']);
  for (const value of [null, 1, 'text', [], { case: null }])
    expect(parseVisitorPc(value)).toEqual({});
});
