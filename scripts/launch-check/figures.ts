import type { Pack } from '../../lib/content/pack';

/** Returns the figures and times that a shop states, each once, in the words that proof.yaml has as keys. */
export function collectFigures({
  company,
  about,
  'category-pages': pages,
}: Pick<Pack, 'about' | 'category-pages'> & {
  readonly company: Pick<Pack['company'], 'dispatch' | 'delivery' | 'response'>;
}): readonly string[] {
  const tiles = pages.flatMap((page) => (page.kind === 'showcase' ? page.tiles : []));
  const figures = [
    ...about.impact.figures.map(({ figure, label }) => `${figure} ${label}`),
    ...tiles.map(({ figure, unit, label }) => `${figure} ${unit} ${label}`),
    ...[company.dispatch, company.delivery, company.response],
  ];
  return [...new Set(figures)];
}
