import { memo } from 'react';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
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
    <article className="sheet-card row-span-7">
      <div className="corner-ticks bg-studio">
        <Picture picture={product.picture} />
      </div>
      <div className="px-5">
        <p className="flex flex-wrap items-center justify-between gap-2">
          <Badge>{subcategory}</Badge>
          {product.inStock && <Badge look="positive">{ui.inStock}</Badge>}
        </p>
        <p className="mt-4 text-small font-semibold text-accent-ink">{brand}</p>
        <h3 className="text-title">
          <Unbroken text={name} />
        </h3>
      </div>
      <p className="-mt-3 px-5 text-muted">{description}</p>
      <div className="px-5">
        <h4 className="datum mb-1 text-muted">{labels.specificationsHeading}</h4>
        <dl>
          {specifications.map(([label, value]) => (
            <div
              key={label}
              className="grid grid-cols-[minmax(0,2fr)_minmax(0,3fr)] gap-3 border-t border-line py-1.5 text-small"
            >
              <dt className="text-muted">{label}</dt>
              <dd className="font-semibold tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="px-5">
        <h4 className="datum mb-1 text-muted">{labels.featuresHeading}</h4>
        <ul className="points">
          {product.features.map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
      <div className="mx-5 border-t border-line pt-3">
        <p className="datum [overflow-wrap:anywhere]">
          <span className="text-muted">{ui.sku}</span> {sku}
        </p>
        <ul aria-label={ui.compatibility} className="mt-2 flex flex-wrap gap-2">
          {product.compatibility.map((tag) => (
            <li key={tag}>
              <Badge>{tag}</Badge>
            </li>
          ))}
        </ul>
      </div>
      <div className="grid self-end px-5 pb-5">
        <QuoteLink
          href={productQuote(recipient, labels.productSubject, product)}
          label={ui.getQuote}
          about={name}
        />
      </div>
    </article>
  );
});
