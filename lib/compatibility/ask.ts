/** The questions that only the visitor can answer. */

import { kinds } from '@/data/copy/compatibility';
import type { PartKind } from '@/data/parts/facts';
import { type AskedKind, createFinding, type Finding } from './finding';
import type { Name } from './name-parts';
import { BOARD_KINDS, filterByKind, type KnownPart } from './parts';

/** The kinds of which a PC takes one. It may have any number of memory kits and drives. */
const SINGLE_KINDS: readonly PartKind[] = ['cpu', 'motherboard', 'psu', 'case', 'cooler'];

/** The height in mm above which a module may not clear a cooler. A plain one has 31.25 mm (JEDEC MO-329). */
export const TALL_MEMORY = 40;

const ask = (
  code: 'ask-purpose' | 'ask-which' | 'ask-part',
  parts: readonly KnownPart[],
  text: (name: Name) => string,
  details: { readonly askedKind?: AskedKind; readonly choiceKind?: PartKind },
) => (parts.length > 0 ? [createFinding('unverified', code, parts, text, details)] : []);

/**
 * Asks what the parts are for, and which one of several the visitor wants.
 *
 * @returns also whether the parts are for one PC, which quantities may contradict: until the answer they count for several
 */
export function askWhatFor(
  parts: readonly KnownPart[],
  purpose: 'one-pc' | 'several-pcs' | 'choosing' | undefined,
): { readonly questions: readonly Finding[]; readonly isOnePc: boolean } {
  const isOnePc = purpose === 'one-pc';
  const choices = [...SINGLE_KINDS, ...(isOnePc ? [] : ['gpu' as const])]
    .map((kind) => ({ kind, options: filterByKind(parts, kind) }))
    .filter(({ options }) => options.length > 1);
  if (purpose === undefined)
    return {
      isOnePc,
      questions: ask(
        'ask-purpose',
        choices.flatMap(({ options }) => options),
        () => 'Are these for one PC, or are you choosing between them?',
        { askedKind: 'purpose' },
      ),
    };
  if (!isOnePc) return { isOnePc, questions: [] };
  const several = parts.filter(
    ({ facts, quantity = 1 }) => quantity > 1 && SINGLE_KINDS.includes(facts.part),
  );
  const [first] = several;
  if (first !== undefined)
    return {
      isOnePc: false,
      questions: ask(
        'ask-purpose',
        several,
        () => `A PC takes one ${kinds[first.facts.part].one}. Are these for several PCs?`,
        { askedKind: 'purpose' },
      ),
    };
  return {
    isOnePc,
    questions: choices.flatMap(({ kind, options }) =>
      ask(
        'ask-which',
        options,
        (name) => `A PC takes one ${kinds[kind].one}. Which of ${name(kind)} do you want?`,
        { choiceKind: kind },
      ),
    ),
  };
}

const listBoardKinds = (parts: readonly KnownPart[]) =>
  BOARD_KINDS.flatMap((kind) => filterByKind(parts, kind));

/** Asks about the missing parts: kinds that the shop sells, and parts that only the visitor can name. */
export function askForParts(
  parts: readonly KnownPart[],
  soldKinds: ReadonlySet<PartKind>,
): readonly Finding[] {
  const sold = parts.filter(({ isOwned }) => !isOwned);
  const askPart = (
    askedKind: PartKind & AskedKind,
    about: readonly KnownPart[],
    text: (name: Name) => string,
  ) =>
    filterByKind(parts, askedKind).length > 0 ? [] : ask('ask-part', about, text, { askedKind });
  const [gpus, boards] = [filterByKind(sold, 'gpu'), filterByKind(sold, 'motherboard')];
  const kits = filterByKind(sold, 'memory').filter(
    ({ facts: { height = 0 } }) => height > TALL_MEMORY,
  );
  const cpus = filterByKind(sold, 'cpu').filter(({ facts }) => facts.cooler === false);
  const longest = Math.max(0, ...gpus.map(({ facts: { room = 0 } }) => room));
  const forms = [...new Set(boards.flatMap(({ facts: { form } }) => form ?? []))].join('/');
  const height = Math.max(0, ...kits.map(({ facts }) => facts.height ?? 0));
  const needs = [
    longest > 0 ? ` It needs ${longest} mm of room for the graphics card.` : '',
    forms ? ` The board is ${forms}.` : '',
  ].join('');
  const clears = height > 0 ? ` It must clear memory ${height} mm tall.` : '';
  return [
    ...(soldKinds.has('motherboard')
      ? askPart(
          'motherboard',
          listBoardKinds(sold),
          (name) => `Add a motherboard, or tell us yours, and we can check ${name(BOARD_KINDS)}.`,
        )
      : []),
    ...(soldKinds.has('psu')
      ? askPart(
          'psu',
          gpus,
          (name) => `Add a power supply, or tell us yours, and we can check ${name('gpu')}.`,
        )
      : []),
    ...askPart(
      'case',
      longest > 0 || forms ? [...gpus, ...boards] : [],
      () => `Which case have you got?${needs}`,
    ),
    ...(cpus.length > 0
      ? askPart(
          'cooler',
          cpus,
          (name) =>
            `${name('cpu', 'comes')} without a cooler. Which one have you got, if any?${clears}`,
        )
      : askPart('cooler', kits, () => `Which cooler have you got?${clears}`)),
  ];
}
