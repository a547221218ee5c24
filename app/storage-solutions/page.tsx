import { ShowcasePage } from '@/components/showcase/showcase-page';
import { storageSolutions } from '@/data/category-pages/storage-solutions';
import { categoryMetadata } from '@/lib/seo';

export const metadata = categoryMetadata(storageSolutions);

export default function Page() {
  return <ShowcasePage page={storageSolutions} />;
}
