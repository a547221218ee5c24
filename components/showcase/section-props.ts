import type { ShowcasePageData } from '@/data/shop/page';

/** The props of a showcase page's section, whose surface differs from those beside it. */
export interface ShowcaseSectionProps {
  readonly page: ShowcasePageData;
  readonly surface: 'paper' | 'raised';
}
