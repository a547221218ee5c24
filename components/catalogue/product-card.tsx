import { clsx } from 'clsx';
import { memo, type ReactNode } from 'react';
import { Picture } from '@/components/ui/picture';
import { QuoteLink } from '@/components/ui/quote-link';
import { unbroken } from '@/components/ui/unbroken';
import { ui } from '@/data/interface';
import { productQuote, type Recipient } from '@/lib/quotes';
import type { CatalogueItem } from './catalogue-item';
import type { CatalogueLabels } from './catalogue-labels';
import { Tick } from './tick';
import './product-card.css';

/** How wide its picture is shown where the card is alone in its row. */
const WIDE_SIZES = '(min-width: 84rem) 672px, (min-width: 48rem) 48vw, 140px';

interface ProductCardProps {
  readonly product: CatalogueItem;
  readonly labels: CatalogueLabels;
  readonly recipient: Recipient;
  /** True where it is alone in its row. */
  readonly wide: boolean;
  /** What it does not fit of what else is ticked, which stands over what it goes with. */
  readonly clash: ReactNode;
}

/** One product. Its parts bear the names of their places, which product-card.css lays out for each width and list. */
export const ProductCard = memo(function ProductCard({
  product,
  labels,
  recipient,
  wide,
  clash,
}: ProductCardProps) {
  const { name, brand, subcategory, description, specifications, features, sku } = product;
  const { picture } = product;
  const own = { ...picture.own, sizes: WIDE_SIZES };
  const stock = picture.stock && { ...picture.stock, sizes: WIDE_SIZES };
  return (
    <article className={clsx('product-card', wide && 'wide')}>
      <div className="card-head">
        <div className="card-picture filled bg-studio">
          <Picture picture={wide ? { ...picture, own, stock } : picture} />
        </div>
        <div className="card-title">
          <p className="mb-1 flex flex-wrap gap-1">
            <span className="badge text-small">{subcategory}</span>
            {product.inStock && <span className="badge text-small positive">{ui.inStock}</span>}
          </p>
          <p className="text-small font-semibold text-accent-ink">{brand}</p>
          <h3>{unbroken(name)}</h3>
        </div>
        <p className="card-text mt-1 text-muted">{unbroken(description)}</p>
        <Tick name={name} brand={brand} sku={sku} />
      </div>
      <div className="card-figures">
        <h4 className="text-small text-muted">{labels.specificationsHeading}</h4>
        <dl className="text-small">
          {specifications.map(([label, value]) => (
            <div key={label}>
              <dt className="text-muted">{label}</dt>
              <dd>{unbroken(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="card-points">
        <h4 className="text-small text-muted">{labels.featuresHeading}</h4>
        <ul>
          {features.map((feature) => (
            <li key={feature}>{unbroken(feature)}</li>
          ))}
        </ul>
      </div>
      <div className="card-order">
        <div className="card-codes flex flex-wrap items-center gap-x-2 gap-y-1">
          <p className="text-small">
            <span className="text-muted">{ui.sku}</span> <span className="part-number">{sku}</span>
          </p>
          <ul aria-label={ui.compatibility} className="flex flex-wrap gap-1">
            {product.compatibility.map((tag) => (
              <li key={tag}>
                <span className="badge text-small">{tag}</span>
              </li>
            ))}
          </ul>
        </div>
        {product.fit !== undefined && (
          <p className="card-fit min-h-11 content-center text-small">{unbroken(product.fit)}</p>
        )}
        {clash}
        <div className="card-quote grid">
          <QuoteLink
            href={productQuote(recipient, labels.productSubject, product)}
            label={ui.getQuote}
            about={name}
            look="compact"
          />
        </div>
      </div>
    </article>
  );
});
