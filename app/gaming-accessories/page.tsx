import { ShowcasePage } from '@/components/showcase/showcase-page';
import { gamingAccessories } from '@/data/category-pages/gaming-accessories';
import { categoryMetadata } from '@/lib/seo';

export const metadata = categoryMetadata(gamingAccessories);

export default function Page() {
  return <ShowcasePage page={gamingAccessories} />;
}
