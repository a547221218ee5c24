import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { ui } from '@/data/interface';
import { BOARD, boardsFromQuery, withBoards } from '@/lib/boards-address';
import type { EnquiryPart } from './catalogue-data';
import { IfLate } from './if-late';
import { usePageAddress } from './page-address';

interface BoardChoiceProps {
  /** All that the shop sells. */
  readonly parts: readonly EnquiryPart[];
  /** The table of the shop's first boards, which every visitor gets. */
  readonly children: ReactNode;
}

/**
 * Which of the shop's boards the table of what goes together shows. Its fields hold them and the address mirrors them, as
 * it is with the filters. What works out another table than the first is a script that comes with the first choice; where
 * it does not come, the fields go back to the boards that are shown.
 */
export function BoardChoice({ parts, children }: BoardChoiceProps) {
  const boards = useMemo(() => parts.filter(({ facts }) => facts?.part === 'board'), [parts]);
  const ids = boards.map(({ id }) => id);
  const first = boardsFromQuery('', ids);
  const [chosen, setChosen] = useState(first);
  const [table, setTable] = useState<typeof import('./fit-table')>();
  const isFirst = `${chosen}` === `${first}`;

  const selects = () => [...fields().querySelectorAll('select')];
  /** What the fields say, in the address's words. */
  const read = () =>
    withBoards(
      '',
      selects().map(({ value }) => value),
    );
  const show = (query: string) => {
    const next = boardsFromQuery(query, ids);
    for (const [index, select] of selects().entries()) select.value = next[index] ?? '';
    setChosen(next);
  };
  const { form, fields, keep } = usePageAddress({
    begin: () => {
      const linked = boardsFromQuery(read(), ids);
      if (`${linked}` === `${first}`) return show(window.location.search);
      show(read());
      keep();
    },
    restore: () => show(window.location.search),
    written: (query) => {
      const chosen = selects().map(({ value }) => value);
      return withBoards(query, `${chosen}` === `${first}` ? [] : chosen);
    },
  });

  const change = () => {
    const fresh = selects().findIndex(({ value }, index) => value !== chosen[index]);
    // A board that the other column has changes places with it.
    for (const [index, select] of selects().entries())
      if (index !== fresh && select.value === selects()[fresh]?.value)
        select.value = chosen[fresh] ?? '';
    show(read());
    keep();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it calls reads refs, and does not change
  useEffect(() => {
    if (isFirst || table) return;
    import('./fit-table').then(setTable, () => {
      show('');
      keep();
    });
  }, [isFirst, table]);

  return (
    <>
      <form
        ref={form}
        id="board-choice"
        data-hydrate-on="hover"
        aria-label={ui.boards.name}
        // The address holds the boards; what a browser restored besides would contradict it.
        autoComplete="off"
        onChange={change}
        onSubmit={(event) => event.preventDefault()}
        className="mb-4 flex flex-wrap gap-x-6 gap-y-2 noscript:hidden print:hidden"
      >
        {first.map((id, index) => (
          <label key={id}>
            {ui.boards.labels[index]}
            <select name={BOARD} defaultValue={id} className="field">
              {boards.map((board) => (
                <option key={board.id} value={board.id}>
                  {`${board.brand} ${board.facts?.short ?? board.name}`}
                </option>
              ))}
            </select>
          </label>
        ))}
        <IfLate say={ui.boards.late} />
      </form>
      {isFirst || !table ? (
        children
      ) : (
        <table.FitTables
          products={parts}
          boards={chosen.flatMap((id) => boards.filter((board) => board.id === id))}
        />
      )}
    </>
  );
}
