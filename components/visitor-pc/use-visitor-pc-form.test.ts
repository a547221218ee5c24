/** @jest-environment jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import { parseAnswers } from '@/lib/visitor-pc/visitor-pc';
import { useVisitorPcForm } from './use-visitor-pc-form';

let mockIsOffline = false;
jest.mock('@/data/parts/opendb/cases.json', () => {
  if (mockIsOffline) throw new Error('The list of cases could not be fetched.');
  return ['NZXT|H210|7585de5|Mini-ITX|325|'];
});
jest.mock('@/data/parts/opendb/psus.json', () => ['Acme|Volt 650|0000650|650']);

it('keeps a list that loads beside one that fails, which any next use of a field loads again', async () => {
  mockIsOffline = true;
  const visitorPc = parseAnswers(['case-7585de5', 'supply-0000650']);
  const { result } = renderHook(() => useVisitorPcForm(visitorPc));
  await waitFor(() => expect(result.current.hasFailed).toBe(true));
  expect(result.current.formatAnswer('psu', visitorPc.psu)).toBe('Acme Volt 650');
  mockIsOffline = false;
  await act(() => result.current.load('cpu'));
  expect(result.current.hasFailed).toBe(false);
  expect(result.current.formatAnswer('case', visitorPc.case)).toBe('NZXT H210');
});
