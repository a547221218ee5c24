import { memo } from 'react';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { PointItems } from '@/components/ui/point-items';
import { QuoteLink } from '@/components/ui/quote-link';
import { Unbroken } from '@/components/ui/unbroken';
import { ui } from '@/data/interface';
import { productQuote, type Recipient } from '@/lib/quotes';
import type { CatalogueItem } from './catalogue-item';
import type { CatalogueLabels } from './catalogue-labels';

interface ProductCardProps {
  readonly product: CatalogueItem;
  readonly labels: Pick<
    CatalogueLabels,
    'specificationsHeading' | 'featuresHeading' | 'productSubject'
  >;
  readonly recipient: Recipient;
}

/** One product as a data sheet; its rows line up with its neighbours'. */
export const ProductCard = memo(function ProductCard({
  product,
  labels,
  recipient,
}: ProductCardProps) {
  const { name, brand, subcategory, description, specifications, sku } = product;
  return (
    <article className="sheet-card row-span-6 grid-cols-[1fr_2fr] xl:row-span-4 xl:grid-cols-2">
      <div className="corner-ticks filled bg-studio xl:row-span-2">
        <Picture picture={product.picture} />
      </div>
      <div className="px-3 pt-3 xl:px-4 xl:pt-4">
        <p className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1">
          <Badge>{subcategory}</Badge>
          {product.inStock && <Badge look="positive">{ui.inStock}</Badge>}
        </p>
        <p className="mt-2.5 text-small font-semibold text-accent-ink">{brand}</p>
        <h3 className="text-name">
          <Unbroken text={name} />
        </h3>
      </div>
      <p className="col-span-2 px-4 text-small text-muted xl:col-span-1">
        <Unbroken text={description} />
      </p>
      <div className="col-span-2 px-4 xl:col-span-1">
        <h4 className="datum mb-1 text-muted">{labels.specificationsHeading}</h4>
        <dl>
          {specifications.map(([label, value]) => (
            <div
              key={label}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-t border-line py-0.5 text-small xl:py-1"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold [font-variant-numeric:tabular-nums]">
                <Unbroken text={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="col-span-2 px-4 xl:col-span-1">
        <h4 className="datum mb-1 text-muted">{labels.featuresHeading}</h4>
        <ul className="points">
          <PointItems points={product.features} />
        </ul>
      </div>
      <div className="col-span-2 mx-4 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-2.5 xl:col-span-1 xl:mb-4 xl:block">
        <p className="datum [overflow-wrap:anywhere]">
          <span className="text-muted">{ui.sku}</span> {sku}
        </p>
        <ul aria-label={ui.compatibility} className="flex flex-wrap gap-2 xl:mt-2">
          {product.compatibility.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div className="col-span-2 grid self-end px-4 pb-4 xl:col-span-1">
        <QuoteLink
          href={productQuote(recipient, labels.productSubject, product)}
          label={ui.getQuote}
          about={name}
        />
      </div>
    </article>
  );
});
