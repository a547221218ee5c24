import type { FeaturedItem } from '@/checks/schemas/category-pages';
import { Picture } from '@/components/ui/picture';
import { QuoteLink } from '@/components/ui/quote-link';
import { unbroken } from '@/components/ui/unbroken';
import { ui } from '@/data/interface';
import { type PictureRole, picture } from '@/lib/images';
import './featured.css';

/** How many of an item's features its card prints. */
const FEATURES_SHOWN = 4;

interface FeaturedCardProps {
  readonly name: string;
  readonly item: FeaturedItem;
  /** How large the page shows its picture. */
  readonly role: PictureRole;
  readonly quoteHref: string;
}

/** One featured item; featured.css places its parts by name, as its page arranges them. */
export function FeaturedCard({ name, item, role, quoteHref }: FeaturedCardProps) {
  const { group, image, description, features, brands } = item;
  return (
    <article className="featured-card">
      <div className="photo filled bg-studio">
        <Picture picture={picture(image, role)} />
      </div>
      <div className="words">
        <span className="badge text-small">{group}</span>
        <h3 className="mt-2 text-name">{unbroken(name)}</h3>
        <p className="mt-2 text-muted">{unbroken(description)}</p>
      </div>
      <ul className="facts">
        {features.slice(0, FEATURES_SHOWN).map((feature) => (
          <li key={feature}>{unbroken(feature)}</li>
        ))}
      </ul>
      <div className="offer">
        <p className="text-small">
          <span className="text-muted">{ui.availableBrands}</span>
          {brands.join(', ')}
        </p>
        <div>
          <QuoteLink href={quoteHref} label={ui.getQuote} about={name} />
        </div>
      </div>
    </article>
  );
}
