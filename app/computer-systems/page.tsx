import { ShowcasePage } from '@/components/showcase/showcase-page';
import { computerSystems } from '@/data/category-pages/computer-systems';
import { categoryMetadata } from '@/lib/seo';

export const metadata = categoryMetadata(computerSystems);

export default function Page() {
  return <ShowcasePage page={computerSystems} />;
}
