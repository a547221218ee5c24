/** The cases, supplies and boards that visitors may have; data/known-parts/README.md says where they are from. */
import { have } from '@/data/have';
import { fill } from './fill';

/** Each list is a script of its own, which comes when a visitor first uses its field. */
const LISTS = {
  case: () => import('@/data/known-parts/cases.json'),
  supply: () => import('@/data/known-parts/supplies.json'),
  board: () => import('@/data/known-parts/boards.json'),
};

/** What of a visitor's there is a list of. */
export type Listed = keyof typeof LISTS;

/** What is believed of a part of each kind, in a list's order; '' where nothing is. */
interface Believed {
  readonly case: readonly [largestBoard: string, room: string, cages: string, slots: string];
  readonly supply: readonly [watts: string];
  readonly board: readonly [socket: string, memory: string, form: string];
}

/** A part of a list. */
export interface KnownPart<K extends Listed = Listed> {
  readonly kind: K;
  /** The first stands in addresses; links may have one of the others. */
  readonly ids: readonly string[];
  readonly maker: string;
  readonly model: string;
  readonly believed: Believed[K];
}

/** The parts of a list's lines, such as 'NZXT|H210|7585de5|Mini-ITX|325|'. */
export const partsOf = <K extends Listed>(kind: K, lines: readonly string[]) =>
  lines.map((line): KnownPart<K> => {
    const [maker = '', model = '', ids = '', ...believed] = line.split('|');
    return {
      kind,
      ids: ids.split(','),
      maker,
      model,
      believed: believed as unknown as Believed[K],
    };
  });

/** All known parts of a kind; rejected where its script does not come. */
export const knownParts = async <K extends Listed>(kind: K) =>
  partsOf(kind, (await LISTS[kind]()).default);

/** What a part is called in full. */
export const nameOf = ({ maker, model }: Pick<KnownPart, 'maker' | 'model'>) => `${maker} ${model}`;

const amount = (text: string, x: string) => x && fill(text, { x });

/** What tells a part from its twins: 'ATX, cards up to 381 mm', '650 W', 'AM4, DDR4, Micro ATX'. */
export function detailOf({ kind, believed }: KnownPart): string {
  const [first = '', second = '', third = ''] = believed;
  if (kind === 'supply') return amount(have.details.watts, first);
  const told =
    kind === 'case' ? [first, amount(have.details.room, second)] : [first, second, third];
  return told.filter((text) => text !== '').join(', ');
}
