/** The questions about parts that an enquiry lacks. */

import { questionCopy as copy, kindNames } from '@/data/copy/compatibility';
import type { PartKind } from '@/data/parts/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import { createFinding, type Finding, type QuestionSubject } from './finding';
import { filterByKind, KINDS_ON_BOARD, type Part } from './parts';
import { TALL_MEMORY } from './rules/memory-support';

/** Asks about the missing parts: kinds that the shop sells, and parts that only the visitor can name. */
export function askForParts(
  parts: readonly Part[],
  soldKinds: ReadonlySet<PartKind>,
): readonly Finding[] {
  const products = parts.filter(({ isOwned }) => !isOwned);
  return [
    ...(soldKinds.has('motherboard') ? askToAdd('motherboard', products, KINDS_ON_BOARD) : []),
    ...(soldKinds.has('psu') ? askToAdd('psu', products, ['gpu']) : []),
    ...askForCase(products),
    ...askForCooler(products),
  ].filter(({ asksAbout }) => !parts.some(({ facts }) => facts.kind === asksAbout));
}

/** Asks for one kind of part, unless no part of the enquiry depends on it. */
const askForPart = (asksAbout: QuestionSubject, dependentParts: readonly Part[], text: string) =>
  dependentParts.length > 0 ? [createFinding('ask-part', dependentParts, text, { asksAbout })] : [];

/** Asks for a part that the shop sells and that others of the enquiry depend on. */
function askToAdd(
  kind: 'motherboard' | 'psu',
  products: readonly Part[],
  dependentKinds: readonly PartKind[],
) {
  const names = `{${dependentKinds.join('+')}}`;
  const dependentParts = dependentKinds.flatMap((dependent): readonly Part[] =>
    filterByKind(products, dependent),
  );
  return askForPart(
    kind,
    dependentParts,
    fillTemplate(copy.addOrTell, { part: kindNames[kind].one, names }),
  );
}

/** Asks for the case, and states the length of the longest card and the sizes of all motherboards. */
function askForCase(products: readonly Part[]) {
  const gpus = filterByKind(products, 'gpu');
  const boards = filterByKind(products, 'motherboard');
  const lengths = gpus.flatMap(({ facts: { requiredLength } }) => requiredLength ?? []);
  const formFactors = new Set(boards.flatMap(({ facts: { formFactor } }) => formFactor ?? []));
  const needs: string[] = [];
  if (lengths.length > 0)
    needs.push(fillTemplate(copy.caseLength, { millimetres: Math.max(...lengths) }));
  if (formFactors.size > 0)
    needs.push(fillTemplate(copy.caseFormFactor, { formFactors: [...formFactors].join('/') }));
  const text = [copy.case, ...needs].join(' ');
  return askForPart('case', needs.length > 0 ? [...gpus, ...boards] : [], text);
}

/** Asks for the cooler where a processor is sold without one, or where tall memory must fit under it. */
function askForCooler(products: readonly Part[]) {
  const cpusWithoutCooler = filterByKind(products, 'cpu').filter(
    ({ facts }) => facts.hasCooler === false,
  );
  const tallKits = filterByKind(products, 'memory').flatMap((kit) => {
    const { height = 0 } = kit.facts;
    return height > TALL_MEMORY ? { kit, height } : [];
  });
  const millimetres = Math.max(...tallKits.map(({ height }) => height));
  const needs = tallKits.length > 0 ? [fillTemplate(copy.coolerHeight, { millimetres })] : [];
  if (cpusWithoutCooler.length > 0) {
    const question = fillTemplate(copy.coolerOfCpus, { cpusCome: '{cpu comes}' });
    return askForPart('cooler', cpusWithoutCooler, [question, ...needs].join(' '));
  }
  const kits = tallKits.map(({ kit }) => kit);
  return askForPart('cooler', kits, [copy.cooler, ...needs].join(' '));
}
