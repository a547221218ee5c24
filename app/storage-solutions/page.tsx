import { ShowcasePage } from '@/components/showcase/showcase-page';
import { storageSolutions } from '@/data/category-pages/storage-solutions';
import { categoryHref } from '@/lib/navigation';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(categoryHref(storageSolutions.slug), storageSolutions.search);

export default function Page() {
  return <ShowcasePage page={storageSolutions} />;
}
