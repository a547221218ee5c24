/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { parseAnswers } from '@/lib/visitor-pc/visitor-pc';
import { useStableAnswers } from './use-stable-answers';

it('returns the same object until an answer changes, so that a tick identifies no name again', () => {
  const { result, rerender } = renderHook(
    (texts: readonly string[]) => useStableAnswers(parseAnswers(texts)),
    {
      initialProps: ['case NZXT H510', 'pc '],
    },
  );
  const first = result.current;
  rerender(['case NZXT H510', 'pc ']);
  expect(result.current).toBe(first);
  rerender(['case NZXT H210', 'pc ']);
  expect(result.current).toEqual({ case: { typed: 'NZXT H210' }, pc: { typed: '' } });
});
