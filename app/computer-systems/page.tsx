import { ShowcasePage } from '@/components/showcase/showcase-page';
import { computerSystems } from '@/data/category-pages/computer-systems';
import { categoryHref } from '@/lib/navigation';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(categoryHref(computerSystems.slug), computerSystems.search);

export default function Page() {
  return <ShowcasePage page={computerSystems} />;
}
