import { clsx } from 'clsx';
import { createContext, memo, type ReactNode, useContext } from 'react';
import { CardLineVerdict } from '@/components/compatibility/card-line-verdict';
import { IncludeBox } from '@/components/enquiry/include-box';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { PlainAddress } from '@/components/ui/plain-address';
import { QuoteLink } from '@/components/ui/quote-link';
import { ui } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';
import { composeProductQuote, type Recipient } from '@/lib/mail/quote-messages';
import type { CatalogueItem } from './catalogue-data';
import './product-card.css';

/** The picture's `sizes` attribute if the card is alone in its row. */
const WIDE_SIZES = '(min-width: 84rem) 672px, (min-width: 48rem) 48vw, 150px';

/**
 * Verdicts on the visitor's PC or the ticked parts, by product id. A verdict covers the card's own compatibility lines.
 * A context, so that new verdicts render these lines again and no card.
 */
export const VerdictsByProductId = createContext<ReadonlyMap<string, ReactNode>>(new Map());

const CardVerdict = ({ id }: { readonly id: string }) => useContext(VerdictsByProductId).get(id);

/** The email's paragraph about the visitor's PC, or ''. A context for the same reason. */
export const VisitorPcParagraph = createContext('');

function CardQuote({ product, list, recipient }: Omit<ProductCardProps, 'isWide'>) {
  const paragraph = useContext(VisitorPcParagraph);
  const details = paragraph === '' ? [] : [paragraph];
  return (
    <QuoteLink
      message={composeProductQuote(recipient, list.productSubject, product, ...details)}
      label={ui.getQuote}
      itemName={product.name}
      variant="compact"
    />
  );
}

interface ProductCardProps {
  readonly product: CatalogueItem;
  readonly list: CataloguePageData['list'];
  readonly recipient: Recipient;
  /** True if the card is alone in its row. */
  readonly isWide: boolean;
}

/** A product's card. product-card.css places its parts by their classes, for each width and list. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, list, recipient, isWide } = props;
  const { name, brand, picture, sku, inStock } = product;
  const rendered = { ...picture.rendered, sizes: WIDE_SIZES };
  const stockPhoto = picture.stock && { ...picture.stock, sizes: WIDE_SIZES };
  return (
    <article className={clsx('product-card', isWide && 'wide')}>
      <div className="card-head">
        <div className="card-picture cover bg-studio">
          <Picture picture={isWide ? { ...picture, rendered, stock: stockPhoto } : picture} />
        </div>
        <div className="card-title">
          <p className="mb-1 flex flex-wrap items-center gap-1 text-small">
            {inStock && (
              <span className="badge positive max-md:px-1 max-md:py-0">{ui.inStock}</span>
            )}
            <b className="text-accent-ink">{brand}</b>
            <span className="badge max-md:px-1 max-md:py-0">{product.subcategory}</span>
          </p>
          <h3>{noBreak(name)}</h3>
          <p className="text-small">
            <span className="text-muted">{ui.sku}</span> <span className="part-number">{sku}</span>
          </p>
        </div>
        <p className="card-description text-muted md:mt-1">{noBreak(product.description)}</p>
      </div>
      <div className="card-verdict">
        <ul>
          {product.compatibilityLines.map((line) => (
            <CardLineVerdict key={line.text} as="li" line={line} />
          ))}
        </ul>
        <CardVerdict id={product.id} />
      </div>
      <div className="card-specifications text-small">
        <h4 className="text-muted">{list.specificationsHeading}</h4>
        <dl>
          {product.specifications.map(([label, value]) => (
            <div key={label}>
              {/* Labels break before figures do, but not after a short first word such as 'M.2'. */}
              <dt>{label.replace(/^(\S{1,3}) /, '$1\u00a0')}</dt>
              <dd>{noBreak(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="card-features text-small">
        <h4 className="text-muted">{list.featuresHeading}</h4>
        <ul>
          {product.features.map((feature) => (
            <li key={feature}>{noBreak(feature)}</li>
          ))}
        </ul>
      </div>
      <div className="card-actions">
        <ul aria-label={ui.compatibility} className="flex flex-wrap gap-1 text-small">
          {product.compatibility.map((tag) => (
            <li key={tag}>
              <span className="badge max-md:py-0">{tag}</span>
            </li>
          ))}
        </ul>
        <IncludeBox
          id={product.id}
          itemName={name}
          formField={{ name: `${brand} ${name}`, value: sku }}
        />
        <CardQuote product={product} list={list} recipient={recipient} />
        <PlainAddress email={recipient.email} />
      </div>
    </article>
  );
});
