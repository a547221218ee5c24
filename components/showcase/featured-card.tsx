import type { FeaturedItem } from '@/checks/schemas/categories';
import { Badge } from '@/components/ui/badge';
import { Picture } from '@/components/ui/picture';
import { PointItems } from '@/components/ui/point-items';
import { QuoteLink } from '@/components/ui/quote-link';
import { Unbroken } from '@/components/ui/unbroken';
import { ui } from '@/data/interface';
import { type PictureRole, picture } from '@/lib/images';

/** How many of an item's features its card prints. */
const FEATURES_SHOWN = 4;

interface FeaturedCardProps {
  readonly item: FeaturedItem;
  /** How large the page shows its picture. */
  readonly role: PictureRole;
  readonly quoteHref: string;
}

/** One featured item as a data sheet; its rows line up with its neighbours'. */
export function FeaturedCard({ item, role, quoteHref }: FeaturedCardProps) {
  const { name, category, image, description, features, brands } = item;
  return (
    <article className="sheet-card row-span-6">
      <div className="filled aspect-16/9 bg-studio">
        <Picture picture={picture(image, role)} />
      </div>
      <div className="px-card">
        <Badge>{category}</Badge>
        <h3 className="mt-3 text-name">
          <Unbroken text={name} />
        </h3>
      </div>
      <p className="-mt-1.5 px-card text-muted">
        <Unbroken text={description} />
      </p>
      <ul className="points px-card">
        <PointItems points={features.slice(0, FEATURES_SHOWN)} />
      </ul>
      <p className="mx-card border-t border-line pt-3 text-small">
        <span className="datum text-muted">{ui.availableBrands}</span>
        <br />
        {brands.join(', ')}
      </p>
      <div className="grid self-end px-card pb-5">
        <QuoteLink href={quoteHref} label={ui.getQuote} about={name} />
      </div>
    </article>
  );
}
