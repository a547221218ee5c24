import { kindNames, questionCopy } from '@/data/copy/compatibility';
import type { PartKind } from '@/data/parts/facts';
import { fillTemplate } from '@/lib/text/fill-template';
import { type AskedKind, type Question, SINGLE_KINDS } from './finding';
import { filterByKind, type Grouping, KINDS_ON_MOTHERBOARD, type Part } from './parts';
import { TALL_MEMORY_MM } from './rules/memory-support';

/** Asks what the parts are for and, for one PC, which of several parts of a kind is wanted. */
export function askPurpose(parts: readonly Part[], grouping: Grouping): readonly Question[] {
  if (grouping === 'maybe-one-pc') {
    // A PC can hold several graphics cards, but most visitors choose between them.
    const choices = listChoices(parts, [...SINGLE_KINDS, 'gpu']);
    const options = choices.flatMap((choice) => choice.options);
    return options.length > 0 ? [createPurposeQuestion(options, questionCopy.purpose)] : [];
  }
  if (grouping === 'separate') return [];
  const multiples = listMultiples(parts);
  const [first] = multiples;
  if (first) {
    const text = fillInKind(questionCopy.severalPcs, first.facts.kind);
    return [createPurposeQuestion(multiples, text)];
  }
  return listChoices(parts, SINGLE_KINDS).map(({ kind, options }) => {
    const text = fillInKind(questionCopy.choice, kind);
    return { code: 'ask-which', asksAbout: kind, parts: options, text };
  });
}

/** Fills in the name of the kind that a question is about: 'A PC takes one processor. …'. */
const fillInKind = (text: string, kind: PartKind) =>
  fillTemplate(text, { part: kindNames[kind].one });

/** Lists the parts that the enquiry has in a larger quantity than one PC takes. */
export const listMultiples = (parts: readonly Part[]) =>
  parts.filter(
    ({ facts, quantity = 1 }) => quantity > 1 && SINGLE_KINDS.some((kind) => kind === facts.kind),
  );

/** Lists the kinds that the enquiry has different parts of, with these parts. */
const listChoices = <K extends PartKind>(parts: readonly Part[], kinds: readonly K[]) =>
  kinds
    .map((kind) => ({ kind, options: parts.filter(({ facts }) => facts.kind === kind) }))
    .filter(({ options }) => options.length > 1);

const createPurposeQuestion = (parts: readonly Part[], text: string): Question => ({
  code: 'ask-purpose',
  asksAbout: 'purpose',
  parts,
  text,
});

/** Asks about the missing parts that the products depend on. */
export function askForParts(parts: readonly Part[]): readonly Question[] {
  const products = parts.filter(({ isOwned }) => !isOwned);
  return [
    ...askToAdd('motherboard', products, KINDS_ON_MOTHERBOARD),
    ...askToAdd('psu', products, ['gpu']),
    ...askForCase(products),
    ...askForCooler(products),
  ].filter(({ asksAbout }) => !parts.some(({ facts }) => facts.kind === asksAbout));
}

/** Asks for one kind of part, unless no part of the enquiry depends on it. */
const askForPart = (
  asksAbout: AskedKind,
  parts: readonly Part[],
  text: string,
): readonly Question[] => (parts.length > 0 ? [{ code: 'ask-part', asksAbout, parts, text }] : []);

/** Asks for a part that the shop sells and that others of the enquiry depend on. */
const askToAdd = (
  kind: 'motherboard' | 'psu',
  products: readonly Part[],
  dependentKinds: readonly PartKind[],
) =>
  askForPart(
    kind,
    dependentKinds.flatMap((dependent): readonly Part[] => filterByKind(products, dependent)),
    fillInKind(questionCopy.addOrTell, kind),
  );

/** Asks for the case, stating the longest graphics card's length and all motherboards' sizes. */
function askForCase(products: readonly Part[]) {
  const gpus = filterByKind(products, 'gpu');
  const motherboards = filterByKind(products, 'motherboard');
  const lengths = gpus.flatMap(({ facts: { requiredLength } }) => requiredLength ?? []);
  const formFactors = new Set(
    motherboards.flatMap(({ facts: { formFactor } }) => formFactor ?? []),
  );
  const needs: string[] = [];
  if (lengths.length > 0)
    needs.push(fillTemplate(questionCopy.caseLength, { millimetres: Math.max(...lengths) }));
  if (formFactors.size > 0)
    needs.push(
      fillTemplate(questionCopy.caseFormFactor, { formFactors: [...formFactors].join('/') }),
    );
  const text = [questionCopy.case, ...needs].join(' ');
  return askForPart('case', needs.length > 0 ? [...gpus, ...motherboards] : [], text);
}

/** Asks for the cooler if a processor is sold without one, or if tall memory must fit under it. */
function askForCooler(products: readonly Part[]) {
  const cpusWithoutCooler = filterByKind(products, 'cpu').filter(
    ({ facts }) => facts.hasCooler === false,
  );
  const tallKits = filterByKind(products, 'memory').filter(
    ({ facts: { height = 0 } }) => height > TALL_MEMORY_MM,
  );
  const needs: string[] = [];
  if (tallKits.length > 0) {
    const millimetres = Math.max(...tallKits.map(({ facts: { height = 0 } }) => height));
    needs.push(fillTemplate(questionCopy.coolerHeight, { millimetres }));
  }
  const isForCpus = cpusWithoutCooler.length > 0;
  const text = [isForCpus ? questionCopy.coolerOfCpus : questionCopy.cooler, ...needs].join(' ');
  return askForPart('cooler', isForCpus ? cpusWithoutCooler : tallKits, text);
}
