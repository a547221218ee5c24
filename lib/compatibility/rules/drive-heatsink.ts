/** Does the drive fit under the motherboard's M.2 covers? */

import { createFinding, type FindingText } from '../finding';
import type { Rule } from './rule';
import { createUnknownDetailFinding, createUnknownFinding } from './unknown';

/** Advises to take off the board's M.2 cover for a drive with a heatsink of its own. */
export const checkDriveHeatsink: Rule<'drive', 'motherboard'> = (drive, board) => {
  const parts = [drive, board] as const;
  const { slot, hasHeatsink } = drive.facts;
  const { hasM2Covers } = board.facts;
  if (slot === undefined) return [createUnknownFinding(drive, 'connector', parts)];
  if (slot === 'SATA' || hasHeatsink === false) return [];
  if (hasHeatsink === undefined) return [createUnknownDetailFinding('its heatsink', parts)];
  if (hasM2Covers === undefined)
    return [createUnknownDetailFinding('the board’s M.2 covers', parts)];
  if (!hasM2Covers) return [];
  const text: FindingText = (name) =>
    `${name('drive', 'fits')} ${name('motherboard')}. Take the board’s M.2 cover off first`;
  return [createFinding('cover-off', parts, text)];
};
