import { CataloguePage } from '@/components/catalogue/catalogue-page';
import { gamingHardware } from '@/data/shop/pages/gaming-hardware';
import { buildCategoryMetadata } from '@/lib/site/seo';

export const metadata = buildCategoryMetadata(gamingHardware);

export default function Page() {
  return <CataloguePage page={gamingHardware} />;
}
