import type { FitStudy as FitStudyData } from '@/checks/schemas/categories';
import type { Product } from '@/checks/schemas/products';
import { Section } from '@/components/ui/section';
import { sized } from '@/lib/sizes';
import { FitCards } from './fit-cards';
import { FitMemory } from './fit-memory';

/** What each drawing shows: the parts, the specification that has their size, and how they stand. */
const DRAWINGS = {
  cards: { category: 'Graphics Cards', label: 'Length', Drawing: FitCards },
  memory: { category: 'Memory', label: 'Height', Drawing: FitMemory },
} as const;

interface FitStudyProps {
  readonly fit: FitStudyData;
  readonly products: readonly Product[];
}

/** Parts drawn to scale beside the room that there is for them; nothing where the shop has none of them. */
export function FitStudy({ fit, products }: FitStudyProps) {
  const { category, label, Drawing } = DRAWINGS[fit.drawing];
  const parts = sized(products, category, label);
  if (parts.length === 0) return null;
  return (
    <Section id="fit" heading={fit.heading} lead={fit.lead}>
      <Drawing fit={fit} parts={parts} />
    </Section>
  );
}
