/** Does the drive fit under the motherboard's M.2 covers? */

import { createFinding, type FindingText } from '../finding';
import type { Rule } from './rule';
import { createUnknown, createUnknownDetail } from './unknown';

/** Advises to take off the board's M.2 cover for a drive with a heatsink of its own. */
export const checkDriveHeatsink: Rule<'drive', 'motherboard'> = (drive, board) => {
  const parts = [drive, board] as const;
  const { slot, heatsink } = drive.facts;
  const { m2Covers } = board.facts;
  if (slot === undefined) return [createUnknown(drive, 'connector', parts)];
  if (slot === 'SATA' || heatsink === false) return [];
  if (heatsink === undefined) return [createUnknownDetail('its heatsink', parts)];
  if (m2Covers === undefined) return [createUnknownDetail('the board’s M.2 covers', parts)];
  if (!m2Covers) return [];
  const text: FindingText = (name) =>
    `${name('drive', 'fits')} ${name('motherboard')}. Take the board’s M.2 cover off first`;
  return [createFinding('cover-off', parts, text)];
};
