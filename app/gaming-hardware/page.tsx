import { CataloguePage } from '@/components/catalogue/catalogue-page';
import { gamingHardware } from '@/data/category-pages/gaming-hardware';
import { categoryHref } from '@/lib/navigation';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(categoryHref(gamingHardware.slug), gamingHardware.search);

export default function Page() {
  return <CataloguePage page={gamingHardware} />;
}
