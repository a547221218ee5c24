/** The boards of the table of what goes together in a page's address: '?board=rog-strix-z790-e&board=…'. */
import { keepParts } from './parts-address';

/** In the address and in the form, which goes to that address where no script answers it. */
export const BOARD = 'board';

/** How many boards the table shows side by side. */
export const BOARDS_SHOWN = 2;

const named = (query: string) =>
  new URLSearchParams(query).getAll(BOARD).filter((name) => /^[a-z0-9-]+$/.test(name));

/**
 * The boards that an address names, which anybody may have written, and in place of those that are missing the shop's
 * first; `ids` are those of the shop's boards.
 */
export const boardsFromQuery = (query: string, ids: readonly string[]): readonly string[] => {
  const known = named(query).filter((id) => ids.includes(id));
  return [...new Set([...known, ...ids])].slice(0, BOARDS_SHOWN);
};

/** A query with these boards instead of its own, and all else that it had. */
export function withBoards(query: string, boards: readonly string[]): string {
  const others = new URLSearchParams(query);
  others.delete(BOARD);
  for (const board of boards) others.append(BOARD, board);
  return keepParts(`${others}`, query);
}

/** A query with the boards of another one. */
export const keepBoards = (query: string, from: string): string => withBoards(query, named(from));
