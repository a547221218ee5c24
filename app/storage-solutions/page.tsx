import { ShowcasePage } from '@/components/showcase/showcase-page';
import { storageSolutions } from '@/data/shop/pages/storage-solutions';
import { buildCategoryMetadata } from '@/lib/site/seo';

export const metadata = buildCategoryMetadata(storageSolutions);

export default function Page() {
  return <ShowcasePage page={storageSolutions} />;
}
