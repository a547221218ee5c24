import { createContext, memo, useContext } from 'react';
import { ProductCardLineItem } from '@/components/compatibility/product-card-line-item';
import { IncludeBox } from '@/components/enquiry/include-box';
import { PlainAddress } from '@/components/mail/plain-address';
import { QuoteLink } from '@/components/mail/quote-link';
import { joinShortFirstWord, noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { interfaceCopy } from '@/data/copy/interface';
import type { CataloguePageData } from '@/data/shop/page';
import type { ProductCardData } from '@/lib/catalogue/product-card-data';
import { composeProductQuote } from '@/lib/mail/quote-messages';
import type { EmailSettings } from '@/lib/visitor-pc/product-report';
import type { CatalogueCheck } from './catalogue-check';
import './product-card.css';

/** The checks by product id. No prop, so that a new check renders only verdicts and quote links. */
export const ProductCardChecksContext = createContext<
  CatalogueCheck['checksByProductId'] | undefined
>(undefined);

const useProductCardCheck = (id: string) => useContext(ProductCardChecksContext)?.get(id);

const ProductCardVerdict = ({ id }: { readonly id: string }) =>
  useProductCardCheck(id)?.renderedVerdict;

function ProductCardQuote(props: Pick<ProductCardProps, 'product' | 'emailSettings'>) {
  const { product, emailSettings } = props;
  const emailParagraphs = useProductCardCheck(product.id)?.emailParagraphs ?? [];
  return (
    <QuoteLink
      message={composeProductQuote(emailSettings.recipient, {
        subject: emailSettings.productSubject,
        product,
        details: emailParagraphs,
      })}
      label={interfaceCopy.getQuote}
      itemName={product.name}
      hasVisitorPc={emailParagraphs.some(Boolean)}
      variant="compact"
    />
  );
}

interface ProductCardProps {
  readonly product: ProductCardData;
  readonly listCopy: CataloguePageData['listCopy'];
  readonly emailSettings: EmailSettings;
}

/** A product's card. product-card.css places its parts for each width. */
export const ProductCard = memo(function ProductCard(props: ProductCardProps) {
  const { product, listCopy, emailSettings } = props;
  const { name, brand, sku } = product;
  return (
    <article id={product.id} className="product-card">
      <div className="card-head [grid-area:head]">
        <div className="card-picture cover self-start bg-studio [grid-area:picture]">
          <Picture picture={product.picture} />
        </div>
        <div className="text-small max-md:leading-snug [grid-area:title]">
          <p className="mb-1 flex flex-wrap items-center gap-1 max-md:mb-0.5">
            <b>{brand}</b>
            <span className="badge max-md:px-1 max-md:py-0">{product.subcategory}</span>
            {product.inStock && (
              <span className="badge positive max-md:px-1 max-md:py-0">
                {interfaceCopy.inStock}
              </span>
            )}
          </p>
          <h4 className="headline text-[clamp(1.0625rem,1rem+0.2vw,1.1875rem)] leading-tight">
            {noBreak(name)}
          </h4>
          <p>
            <span className="text-muted">{interfaceCopy.sku}</span>{' '}
            <span className="part-number text-small">{sku}</span>
          </p>
        </div>
        <p className="text-muted [grid-area:description]">{noBreak(product.description)}</p>
      </div>
      <div
        tabIndex={-1}
        className="card-verdict grid content-start font-semibold max-md:text-[0.9375rem] max-md:leading-5 outline-none [grid-area:verdict]"
      >
        {/* Only a plain fit is bold. In bold, the calls for a BIOS update would crowd most cards. */}
        <ul className="font-normal *:data-[outcome=compatible]:font-semibold">
          {product.compatibilityLines.map((line) => (
            <ProductCardLineItem key={line.text} as="li" line={line} itemName={name} />
          ))}
        </ul>
        <ProductCardVerdict id={product.id} />
      </div>
      <div className="card-specifications text-small leading-snug [grid-area:specifications]">
        <p className="text-muted">{listCopy.specificationsHeading}</p>
        <dl>
          {product.specifications.map(([label, value]) => (
            <div key={label} className="flex gap-x-1">
              <dt className="flex-1 text-muted wrap-break-word">{joinShortFirstWord(label)}</dt>
              <dd className="text-end font-semibold">{noBreak(value)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="card-features text-small leading-snug [grid-area:features]">
        <p className="text-muted">{listCopy.featuresHeading}</p>
        <ul>
          {product.features.map((feature) => (
            <li key={feature}>{noBreak(feature)}</li>
          ))}
        </ul>
      </div>
      <div className="card-actions flex flex-wrap content-start gap-x-4 gap-y-2 [grid-area:actions] xl:*:basis-full [&>a]:grow">
        <ul
          aria-label={interfaceCopy.compatibility}
          className="flex basis-full flex-wrap gap-1 text-small leading-tight"
        >
          {product.compatibilityTags.map((tag) => (
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
        <ProductCardQuote product={product} emailSettings={emailSettings} />
        <PlainAddress email={emailSettings.recipient.email} />
      </div>
    </article>
  );
});
