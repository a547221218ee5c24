import { ShowcasePage } from '@/components/showcase/showcase-page';
import { computerSystems } from '@/data/shop/pages/computer-systems';
import { buildCategoryMetadata } from '@/lib/site/seo';

export const metadata = buildCategoryMetadata(computerSystems);

export default function Page() {
  return <ShowcasePage page={computerSystems} />;
}
