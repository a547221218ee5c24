import { ShowcasePage } from '@/components/showcase/showcase-page';
import { gamingAccessories } from '@/data/category-pages/gaming-accessories';
import { categoryHref } from '@/lib/navigation';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(
  categoryHref(gamingAccessories.slug),
  gamingAccessories.search,
);

export default function Page() {
  return <ShowcasePage page={gamingAccessories} />;
}
