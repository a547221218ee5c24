import type { OwnerFacts } from '@/checks/schemas/company';
import type { LegalItem } from '@/checks/schemas/legal';
import { fill } from './fill';

/** What a legal text may name; the host is null where all pictures are our own. */
export interface LegalNames {
  readonly company: string;
  readonly email: string;
  readonly imageHost: string | null;
}

export interface LegalEntry {
  readonly label: string;
  readonly text: string;
}

/** A text with its names filled in, or null where it names what there is not. */
function filled(text: string, { imageHost, ...names }: LegalNames): string | null {
  if (imageHost === null && text.includes('{imageHost}')) return null;
  return fill(text, { ...names, imageHost: imageHost ?? '' });
}

/**
 * The entries of a legal section that have something to say: each text with its names filled in and the
 * owner's fact after it. One that names what this site does not have, or is a fact not yet written, is
 * left out with its heading.
 */
export function legalEntries(
  items: readonly LegalItem[],
  facts: OwnerFacts,
  names: LegalNames,
): readonly LegalEntry[] {
  return items.flatMap(({ text, fact, ...entry }) => {
    const general = filled(text, names);
    if (general === null) return [];
    const whole = `${general} ${fact === undefined ? '' : facts[fact]}`.trim();
    return whole === '' ? [] : [{ ...entry, text: whole }];
  });
}
