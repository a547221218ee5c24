import { ShowcasePage } from '@/components/showcase/showcase-page';
import { networkingEquipment } from '@/data/shop/pages/networking-equipment';
import { buildCategoryMetadata } from '@/lib/site/seo';

export const metadata = buildCategoryMetadata(networkingEquipment);

export default function Page() {
  return <ShowcasePage page={networkingEquipment} />;
}
