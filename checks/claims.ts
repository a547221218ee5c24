import type { Category } from '@/checks/schemas/categories';
import { about } from '@/data/about';
import { categories } from '@/data/categories';
import { company } from '@/data/company';

/** A figure that the site states of the shop, in the words that data/proof.ts knows it by. */
export interface Claim {
  readonly place: string;
  readonly claim: string;
}

const hasFigure = ({ claim }: Claim) => /\d/.test(claim);

/** Every figure the site states of the shop: its impact, its promises, the size of its range. */
export function statedClaims(): readonly Claim[] {
  const all: readonly Category[] = categories;
  return [
    ...about.impact.figures.map(({ figure, label }) => ({
      place: 'data/about.ts, impact',
      claim: `${figure} ${label}`,
    })),
    ...company.promises.map(({ label, value }) => ({
      place: 'data/company.ts, promises',
      claim: `${label}: ${value}`,
    })),
    ...all.flatMap((category) =>
      category.kind === 'showcase'
        ? category.tiles.map(({ label, figure, unit }) => ({
            place: `data/categories/${category.slug}.ts, tiles`,
            claim: `${label}: ${figure} ${unit}`,
          }))
        : [],
    ),
  ].filter(hasFigure);
}
