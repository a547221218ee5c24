import type { FeaturedItem } from '@/checks/schemas/category-pages';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { PointItems } from '@/components/ui/point-items';
import { QuoteLink } from '@/components/ui/quote-link';
import { Unbroken } from '@/components/ui/unbroken';
import { ui } from '@/data/interface';
import { type PictureRole, picture } from '@/lib/images';
import './featured.css';

/** How many of an item's features its card prints. */
const FEATURES_SHOWN = 4;

interface FeaturedCardProps {
  readonly item: FeaturedItem;
  /** How large the page shows its picture. */
  readonly role: PictureRole;
  readonly quoteHref: string;
}

/** One featured item; featured.css places its parts by name, as its page arranges them. */
export function FeaturedCard({ item, role, quoteHref }: FeaturedCardProps) {
  const { name, group, image, description, features, brands } = item;
  return (
    <article className="featured-card">
      <div className="photo filled bg-studio">
        <Picture picture={picture(image, role)} />
      </div>
      <div className="name">
        <Badge>{group}</Badge>
        <h3 className="mt-2 text-name">
          <Unbroken text={name} />
        </h3>
      </div>
      <p className="about text-muted">
        <Unbroken text={description} />
      </p>
      <ul className="facts">
        <PointItems points={features.slice(0, FEATURES_SHOWN)} />
      </ul>
      <div className="offer">
        <p className="makers text-small">
          <span className="datum text-muted">{ui.availableBrands}</span>
          <br />
          {brands.join(', ')}
        </p>
        <div className="ask">
          <QuoteLink href={quoteHref} label={ui.getQuote} about={name} />
        </div>
      </div>
    </article>
  );
}
