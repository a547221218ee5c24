import { ShowcasePage } from '@/components/showcase/showcase-page';
import { networkingEquipment } from '@/data/category-pages/networking-equipment';
import { categoryMetadata } from '@/lib/seo';

export const metadata = categoryMetadata(networkingEquipment);

export default function Page() {
  return <ShowcasePage page={networkingEquipment} />;
}
