import { CataloguePage } from '@/components/catalogue/catalogue-page';
import { pcComponents } from '@/data/category-pages/pc-components';
import { categoryHref } from '@/lib/navigation';
import { pageMetadata } from '@/lib/seo';

export const metadata = pageMetadata(categoryHref(pcComponents.slug), pcComponents.search);

export default function Page() {
  return <CataloguePage page={pcComponents} />;
}
