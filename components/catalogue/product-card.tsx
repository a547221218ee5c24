import { clsx } from 'clsx';
import { memo } from 'react';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { PointItems } from '@/components/ui/point-items';
import { QuoteLink } from '@/components/ui/quote-link';
import { Unbroken } from '@/components/ui/unbroken';
import { ui } from '@/data/interface';
import { asWide } from '@/lib/picture-sizes';
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
  /** True where it is alone in its row. */
  readonly wide: boolean;
}

/** One product as a data sheet, its parts placed by card-list.css; its rows line up with its neighbours'. */
export const ProductCard = memo(function ProductCard({
  product,
  labels,
  recipient,
  wide,
}: ProductCardProps) {
  const { name, brand, subcategory, description, specifications, sku } = product;
  return (
    <article className={clsx('sheet-card product-card', wide && 'wide')}>
      <div className="filled bg-studio">
        <Picture picture={wide ? asWide(product.picture) : product.picture} />
      </div>
      <p className="flex flex-wrap content-start items-center justify-between gap-x-2 gap-y-1 px-4 pt-4">
        <Badge>{subcategory}</Badge>
        {product.inStock && <Badge look="positive">{ui.inStock}</Badge>}
      </p>
      <div className="px-4">
        <p className="text-small font-semibold text-accent-ink">{brand}</p>
        <h3 className="text-name">
          <Unbroken text={name} />
        </h3>
        <p className="mt-2.5 text-small text-muted">
          <Unbroken text={description} />
        </p>
      </div>
      <div className="px-4">
        <h4 className="datum mb-1 text-muted">{labels.specificationsHeading}</h4>
        <dl>
          {specifications.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <Unbroken text={value} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="px-4">
        <h4 className="datum mb-1 text-muted">{labels.featuresHeading}</h4>
        <ul className="points">
          <PointItems points={product.features} />
        </ul>
      </div>
      <p className="part-number px-4 [overflow-wrap:anywhere]">
        <span className="font-sans text-muted max-xl:block">{ui.sku}</span>
        {` ${sku}`}
      </p>
      <ul aria-label={ui.compatibility} className="flex flex-wrap gap-2 self-end px-4">
        {product.compatibility.map((tag) => (
          <li key={tag}>
            <Badge>{tag}</Badge>
          </li>
        ))}
      </ul>
      <div className="grid self-end px-4">
        <QuoteLink
          href={productQuote(recipient, labels.productSubject, product)}
          label={ui.getQuote}
          about={name}
        />
      </div>
    </article>
  );
});
