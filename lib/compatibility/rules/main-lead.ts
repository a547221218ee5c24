/** Do the power supply's leads go into the motherboard? */

import { createFinding } from '../finding';
import { formatCount } from '../name-parts';
import type { Rule } from './rule';
import { createUnknown, createUnknownDetail } from './unknown';

/** The most power inputs for the processor that a motherboard of a common socket has. */
const MOST_EPS = 2;
const COMMON_SOCKET = /^(?:AM|FM|LGA1|LGA775)/;

/** Compares the main lead, of 24 pins or Intel's 10 of 12VO, and the leads for the processor. */
export const checkMainLead: Rule<'psu', 'motherboard'> = (psu, board) => {
  const parts = [psu, board] as const;
  const { socket = '', form = '', eps, is12vo = false } = board.facts;
  if (is12vo !== (psu.facts.is12vo ?? false))
    return [
      createFinding('incompatible', 'psu-12vo', parts, (name) =>
        is12vo
          ? `${name('motherboard', 'needs')} a 10-pin 12VO lead, which ${name('psu', 'doesn’t have')}`
          : `${name('motherboard', 'doesn’t take')} the 10-pin 12VO lead of ${name('psu')}`,
      ),
    ];
  // A laptop, a PC whose maker has connectors of its own, and a thin board that takes a notebook's supply.
  if (socket === '' || /thin/i.test(form)) return [createUnknown(board, 'power connector', parts)];
  const { leads } = psu.facts;
  if (leads === undefined) return undefined;
  const need = eps ?? (COMMON_SOCKET.test(socket) ? MOST_EPS : Number.POSITIVE_INFINITY);
  if ((leads.EPS ?? 0) >= need) return [];
  if (leads.EPS === undefined || eps === undefined)
    return [createUnknownDetail('the power leads for the processor', parts)];
  return [
    createFinding(
      'conditional',
      'eps-short',
      parts,
      (name) =>
        `${name('motherboard', 'has')} ${formatCount(eps, 'processor power input')}, and ${name('psu', 'has')} leads for ${leads.EPS}. See the board’s manual`,
    ),
  ];
};
