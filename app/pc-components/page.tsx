import { CataloguePage } from '@/components/catalogue/catalogue-page';
import { pcComponents } from '@/data/category-pages/pc-components';
import { categoryMetadata } from '@/lib/seo';

export const metadata = categoryMetadata(pcComponents);

export default function Page() {
  return <CataloguePage page={pcComponents} />;
}
