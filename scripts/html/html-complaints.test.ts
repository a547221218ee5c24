import { judge } from './html-complaints';

const exception = { message: /^CSS: new$/, why: 'it is new' };
const known = { url: 'a.html', message: 'CSS: new' };

describe('the judgement of the checker’s complaints', () => {
  it('counts what is explained, and lets it pass', () => {
    expect(judge([known, known], [exception])).toEqual({
      errors: [],
      excused: ['2 × ^CSS: new$: it is new'],
    });
  });

  it('lets nothing else pass', () => {
    const other = { url: 'b.html', message: 'CSS: newer', extract: 'a\n  b' };
    expect(judge([known, other], [exception]).errors).toEqual(['b.html: CSS: newer a b']);
  });

  it('lets a message pass only where it quotes what the exception is about', () => {
    const narrow = { ...exception, extract: /\dcqi\b/ };
    const quoting = { ...known, extract: 'width:22cqi;' };
    expect(judge([quoting], [narrow]).errors).toEqual([]);
    expect(judge([quoting, { ...known, extract: 'width:22' }], [narrow]).errors).toEqual([
      'a.html: CSS: new width:22',
    ]);
  });

  it('asks for an exception that is met no more to be taken out', () => {
    expect(judge([], [exception]).errors).toEqual([
      'the exception /^CSS: new$/ is met no more: take it out',
    ]);
  });
});
