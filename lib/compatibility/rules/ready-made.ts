import type { PartKind } from '@/data/parts/facts';
import { capitalise } from '@/lib/text/grammar';
import {
  createFinding,
  type Finding,
  isAbout,
  isIncompatible,
  NOT_COMPARED,
  type RuleResult,
  sortFindings,
} from '../finding';
import { SHOP_CHECKS } from '../finding-text';
import type { Part } from '../parts';

const READY_MADE_REASON = 'ready-made PCs often have sizes and connectors of their own';

/**
 * Keeps what is certain if products go into a ready-made PC: incompatible parts, and findings on
 * products alone. Adds that the shop checks the products, unless all are incompatible with the PC.
 */
export function leaveReadyMadePcToShop(
  findings: readonly Finding[],
  products: readonly Part[],
  pcName: string,
): readonly Finding[] {
  const isOnProductsAlone = ({ parts }: Finding) =>
    parts.every((part) => products.some(({ id }) => id === part.id));
  const incompatibilities = findings.filter(
    (finding) => isIncompatible(finding) && !isOnProductsAlone(finding),
  );
  const areAllIncompatible = products.every(({ id }) =>
    incompatibilities.some((finding) => isAbout(finding, id)),
  );
  return sortFindings([
    ...findings.filter((finding) => isIncompatible(finding) || isOnProductsAlone(finding)),
    ...(areAllIncompatible ? [] : [createReadyMadeFinding(products, pcName)]),
  ]);
}

/**
 * Returns the finding on parts that go into a ready-made PC.
 *
 * @param pcName the PC's name as the visitor typed it, such as 'Dell XPS'
 */
export function createReadyMadeFinding(parts: readonly Part[], pcName: string): Finding {
  // Brackets would be placeholders.
  const name = pcName.replaceAll(/[[\]]/g, '');
  const text = `${SHOP_CHECKS} [parts] with [your|my] ${name}`;
  return createFinding('ready-made', parts, text, {
    summary: { text },
    explanation: `${capitalise(READY_MADE_REASON)}.`,
  });
}

/** The kinds of part that ready-made PCs often have in a size or with a connector of their own. */
const PROPRIETARY_KINDS: readonly PartKind[] = ['psu', 'case', 'motherboard', 'gpu'];

/** Returns true for two parts whose fit may depend on the PC maker's own size or connector. */
const canBeProprietary = (parts: readonly Part[]): boolean =>
  parts.every(({ facts }) => PROPRIETARY_KINDS.includes(facts.kind)) &&
  parts.some(({ facts }) => facts.kind === 'psu' || facts.kind === 'case') &&
  parts.some(({ isReadyMade }) => isReadyMade);

/**
 * Replaces the findings on two parts that may be proprietary by one that the shop checks them,
 * since standards prove nothing there. An incompatibility and findings on other parts stay.
 */
export function leaveProprietaryPartsToShop(
  parts: readonly Part[],
  result: RuleResult,
): RuleResult {
  const findings = result === NOT_COMPARED ? [] : result;
  if (!canBeProprietary(parts) || findings.some(isIncompatible)) return result;
  const ownedKinds = parts.flatMap(({ isOwned, facts }) => (isOwned ? facts.kind : []));
  const knownFinding = findings.find(({ outcome }) => outcome !== 'unverified');
  const shopCheck = `${SHOP_CHECKS} [${ownedKinds.join('+')}], since ${READY_MADE_REASON}`;
  if (!knownFinding) return [createFinding('ready-made', parts, shopCheck)];
  const { text, advice } = knownFinding;
  // What is known may name a third part: the processor whose power is added.
  return [
    createFinding('ready-made', [...parts, ...knownFinding.parts], text, {
      advice: advice ? `${advice}. ${shopCheck}` : shopCheck,
    }),
  ];
}
