import type { Pack } from '@/lib/content/pack';

/** Collects the figures and times that a shop states, each once, as the keys of proof.yaml. */
export function collectFigures({
  company,
  about,
  'category-pages': pages,
}: Pick<Pack, 'company' | 'about' | 'category-pages'>): readonly string[] {
  const tiles = pages.flatMap((page) => (page.kind === 'showcase' ? (page.tiles ?? []) : []));
  const figures = [
    ...(about.impact?.figures ?? []).map(({ figure, label }) => `${figure} ${label}`),
    ...tiles.map(({ figure, unit, label }) => `${figure} ${unit} ${label}`),
    ...[company.dispatch, company.delivery, company.response],
  ];
  return [...new Set(figures)];
}
