import { ShowcasePage } from '@/components/showcase/showcase-page';
import { networkingEquipment } from '@/data/category-pages/networking-equipment';
import { categoryHref } from '@/lib/navigation';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(
  categoryHref(networkingEquipment.slug),
  networkingEquipment.search,
);

export default function Page() {
  return <ShowcasePage page={networkingEquipment} />;
}
