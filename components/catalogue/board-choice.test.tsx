import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { item } from '@/components/testing/fixtures';
import { ui } from '@/data/interface';
import { board, memory } from '@/lib/testing/parts';
import { BoardChoice } from './board-choice';
import { FitTables } from './fit-table';

/** What e2e/everywhere/boards.spec.ts does not see: what else the address has, the first boards again, and an address of its own. */
const boards = ['a', 'b', 'c'].map((id) => ({
  ...item({ category: 'Motherboards' }),
  ...board(id),
}));
const parts = [...boards, { ...item({}), ...memory('kit') }];
const columns = () =>
  within(screen.getByRole('table'))
    .getAllByRole('columnheader')
    .slice(1)
    .map((head) => head.textContent);
const choose = (place: number, value: string) => {
  fireEvent.change(screen.getAllByRole('combobox')[place] as HTMLElement, { target: { value } });
  // A table of other boards comes with its script.
  return act(async () => {});
};

it('has in the address what is chosen beside what else it had, and shows on a page that was kept what that says', async () => {
  window.history.replaceState(null, '', '/pc-components/?brand=Acme&parts=x,y');
  render(
    <BoardChoice parts={parts}>
      <FitTables products={parts} boards={boards.slice(0, 2)} />
    </BoardChoice>,
  );
  expect(screen.getByRole('form', { name: ui.boards.name })).toHaveAttribute('data-ready');
  await choose(1, 'c');
  expect(columns()).toEqual(['a', 'c']);
  expect(window.location.search).toBe('?brand=Acme&board=a&board=c&parts=x,y');
  expect(screen.getByRole('table')).toHaveTextContent('kit');
  await choose(1, 'b');
  expect(columns()).toEqual(['a', 'b']);
  expect(window.location.search).toBe('?brand=Acme&parts=x,y');
  window.history.replaceState(null, '', '?board=c');
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expect(columns()).toEqual(['c', 'a']);
});
