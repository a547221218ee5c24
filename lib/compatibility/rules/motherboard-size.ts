/** Does the motherboard fit into the case? */

import { createFinding } from '../finding';
import type { Rule } from './rule';
import { createUnknown } from './unknown';

/** Returns one spelling for all spellings of a form factor: 'matx' for 'Micro-ATX' and 'mATX'. */
export const normaliseForm = (form: string) =>
  form
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replace(/^micro(?=atx)/, 'm');

/** Compares a motherboard's form factor with those that the case's maker states. */
export const checkMotherboardSize: Rule<'motherboard', 'case'> = (board, pcCase) => {
  const parts = [board, pcCase];
  const { form } = board.facts;
  const { forms = [] } = pcCase.facts;
  if (form === undefined) return [createUnknown(board, 'size', parts)];
  const largestForm = forms.at(-1);
  const isEatx = normaliseForm(form) === 'eatx';
  // A third of the cases that name ATX as their largest size take some EATX boards.
  if (largestForm === undefined || (isEatx && normaliseForm(largestForm) === 'atx'))
    return [createUnknown(pcCase, 'largest board', parts)];
  if (!forms.map(normaliseForm).includes(normaliseForm(form)))
    return [
      createFinding(
        'board-too-big',
        parts,
        (name) =>
          `${name('motherboard', 'is')} too big for ${name('case')}, which takes ${largestForm} at most`,
      ),
    ];
  if (isEatx)
    return [
      createFinding(
        'detail-unknown',
        parts,
        // Makers call boards of 257 to 330 mm EATX.
        (name) =>
          `${name('motherboard', 'fits')} ${name('case')} if it’s wide enough. EATX boards differ in width`,
      ),
    ];
  return [createFinding('fits', parts, (name) => `${name('motherboard', 'fits')} ${name('case')}`)];
};
