import { CataloguePage } from '@/components/catalogue/catalogue-page';
import { pcComponents } from '@/data/shop/pages/pc-components';
import { buildCategoryMetadata } from '@/lib/site/seo';

export const metadata = buildCategoryMetadata(pcComponents);

export default function Page() {
  return <CataloguePage page={pcComponents} />;
}
