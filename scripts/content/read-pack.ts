import type { Logo, Pack } from '@/lib/content/pack';
import type { ShopExtras } from './complete-product';
import { hasErrors } from './content-issue';
import { type Environment, fillIn } from './fill-in';
import { linkRecords } from './link';
import type { PackFile } from './pack-files';
import { parseFiles } from './parse';
import { validateDocuments } from './validate-documents';

interface Context extends ShopExtras {
  /** The sample's files, whose values are quoted where the owner's are missing. */
  readonly sample?: readonly PackFile[];
  readonly logo?: Logo | null;
}

/**
 * Reads a pack in stages: parse, fill in, validate and link. All stages run, so that every issue is reported at once.
 *
 * @param environment whose settings override company.yaml
 * @returns all issues; the names that photographs may have; the documents, valid or not; and the pack, undefined where there are errors
 */
export function readPack(
  files: readonly PackFile[],
  environment: Environment,
  { sample = [], logo = null, ...extras }: Context = {},
) {
  const parsed = parseFiles(files, sample);
  const filled = fillIn(parsed.value, environment, extras);
  const validated = validateDocuments(filled.value);
  const linked = linkRecords(validated.value, extras.photographs);
  const issues = [parsed, filled, validated, linked].flatMap((stage) => stage.issues);
  const productIds = files.flatMap(({ name }) => name.split('products/')[1] ?? []);
  return {
    issues,
    subjects: { pictures: linked.value.pictures, productIds },
    documents: filled.value,
    pack: hasErrors(issues) ? undefined : ({ ...linked.value, logo } as Pack),
  };
}
