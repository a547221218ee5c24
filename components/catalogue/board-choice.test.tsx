import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { item } from '@/components/testing/fixtures';
import { ui } from '@/data/interface';
import { board, memory } from '@/lib/testing/parts';
import { BoardChoice } from './board-choice';
import { FitTables } from './fit-table';

const boards = ['a', 'b', 'c'].map((id) => ({
  ...item({ category: 'Motherboards' }),
  ...board(id),
}));
const parts = [...boards, { ...item({}), ...memory('kit') }];

async function open(query: string) {
  window.history.replaceState(null, '', `/pc-components/${query}`);
  render(
    <BoardChoice parts={parts}>
      <FitTables products={parts} boards={boards.slice(0, 2)} />
    </BoardChoice>,
  );
  // A table of other boards comes with its script.
  await act(async () => {});
}
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.textContent);
const selects = () => screen.getAllByRole<HTMLSelectElement>('combobox');
const chosen = () => selects().map(({ value }) => value);
const choose = (place: number, value: string) => {
  fireEvent.change(selects()[place] as HTMLElement, { target: { value } });
  return act(async () => {});
};

it('shows two boards of many, those chosen, and has them in the address beside what else it had', async () => {
  await open('?brand=Acme&parts=x,y');
  expect(columns()).toEqual(['a', 'b']);
  await choose(1, 'c');
  expect(columns()).toEqual(['a', 'c']);
  expect(window.location.search).toBe('?brand=Acme&board=a&board=c&parts=x,y');
  expect(screen.getByRole('table')).toHaveTextContent('kit');
  await choose(1, 'b');
  expect(columns()).toEqual(['a', 'b']);
  expect(window.location.search).toBe('?brand=Acme&parts=x,y');
});

it('lets two columns change places, in place of one board in both', async () => {
  await open('');
  await choose(0, 'b');
  expect(chosen()).toEqual(['b', 'a']);
  expect(columns()).toEqual(['b', 'a']);
});

it('shows what a link names, and the first where it names what there is not', async () => {
  await open('?board=c&board=toaster');
  expect(chosen()).toEqual(['c', 'a']);
  expect(columns()).toEqual(['c', 'a']);
  expect(screen.getByRole('form', { name: ui.boards.name })).toHaveAttribute('data-ready');
});

it('shows again what the address says, on a page that was kept', async () => {
  await open('?board=c');
  window.history.replaceState(null, '', '/pc-components/');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(columns()).toEqual(['a', 'b']);
});
