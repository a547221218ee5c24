import { ShowcasePage } from '@/components/showcase/showcase-page';
import { gamingAccessories } from '@/data/shop/pages/gaming-accessories';
import { buildCategoryMetadata } from '@/lib/site/seo';

export const metadata = buildCategoryMetadata(gamingAccessories);

export default function Page() {
  return <ShowcasePage page={gamingAccessories} />;
}
