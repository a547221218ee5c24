import { CataloguePage } from '@/components/catalogue/catalogue-page';
import { gamingHardware } from '@/data/category-pages/gaming-hardware';
import { categoryMetadata } from '@/lib/seo';

export const metadata = categoryMetadata(gamingHardware);

export default function Page() {
  return <CataloguePage page={gamingHardware} />;
}
