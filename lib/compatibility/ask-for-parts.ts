/** The questions about parts that an enquiry lacks. */

import type { PartKind } from '@/data/parts/facts';
import { createFinding, type Finding, type FindingText, type QuestionSubject } from './finding';
import { BOARD_KINDS, filterByKind, type KnownPart } from './parts';
import { TALL_MEMORY } from './rules/memory-height';

/** Asks about the missing parts: kinds that the shop sells, and parts that only the visitor can name. */
export function askForParts(
  parts: readonly KnownPart[],
  soldKinds: ReadonlySet<PartKind>,
): readonly Finding[] {
  const products = parts.filter(({ isOwned }) => !isOwned);
  return [
    ...(soldKinds.has('motherboard') ? askForMotherboard(products) : []),
    ...(soldKinds.has('psu') ? askForPsu(products) : []),
    ...askForCase(products),
    ...askForCooler(products),
  ].filter(({ asksAbout }) => !parts.some(({ facts }) => facts.kind === asksAbout));
}

/** Asks for one kind of part, unless no part of the enquiry depends on it. */
const askForPart = (
  asksAbout: QuestionSubject,
  dependentParts: readonly KnownPart[],
  text: FindingText,
) =>
  dependentParts.length > 0 ? [createFinding('ask-part', dependentParts, text, { asksAbout })] : [];

const askForMotherboard = (products: readonly KnownPart[]) =>
  askForPart(
    'motherboard',
    BOARD_KINDS.flatMap((kind): readonly KnownPart[] => filterByKind(products, kind)),
    (name) => `Add a motherboard, or tell us yours, and we can check ${name(BOARD_KINDS)}.`,
  );

const askForPsu = (products: readonly KnownPart[]) =>
  askForPart(
    'psu',
    filterByKind(products, 'gpu'),
    (name) => `Add a power supply, or tell us yours, and we can check ${name('gpu')}.`,
  );

/** Asks for the case, and states the length of the longest card and the sizes of all motherboards. */
function askForCase(products: readonly KnownPart[]) {
  const gpus = filterByKind(products, 'gpu');
  const boards = filterByKind(products, 'motherboard');
  const lengths = gpus.flatMap(({ facts: { requiredLength } }) => requiredLength ?? []);
  const formFactors = new Set(boards.flatMap(({ facts: { formFactor } }) => formFactor ?? []));
  const needs = [
    lengths.length > 0 ? ` It needs ${Math.max(...lengths)} mm of room for the graphics card.` : '',
    formFactors.size > 0 ? ` The board is ${[...formFactors].join('/')}.` : '',
  ].join('');
  return askForPart(
    'case',
    needs === '' ? [] : [...gpus, ...boards],
    () => `Which case have you got?${needs}`,
  );
}

/** Asks for the cooler where a processor is sold without one, or where tall memory must fit under it. */
function askForCooler(products: readonly KnownPart[]) {
  const cpusWithoutCooler = filterByKind(products, 'cpu').filter(
    ({ facts }) => facts.hasCooler === false,
  );
  const tallKits = filterByKind(products, 'memory').flatMap((kit) => {
    const { height = 0 } = kit.facts;
    return height > TALL_MEMORY ? { kit, height } : [];
  });
  const heights = tallKits.map(({ height }) => height);
  const need = heights.length > 0 ? ` It must clear memory ${Math.max(...heights)} mm tall.` : '';
  if (cpusWithoutCooler.length > 0)
    return askForPart(
      'cooler',
      cpusWithoutCooler,
      (name) => `${name('cpu', 'comes')} without a cooler. Which one have you got, if any?${need}`,
    );
  return askForPart(
    'cooler',
    tallKits.map(({ kit }) => kit),
    () => `Which cooler have you got?${need}`,
  );
}
