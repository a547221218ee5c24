import { clsx } from 'clsx';
import { ArrowRight } from 'lucide-react';
import Link from 'next/link';
import type { Category } from '@/checks/schemas/categories';
import { Icon } from '@/components/ui/icon';
import { Picture } from '@/components/ui/picture';
import { PointItems } from '@/components/ui/point-items';
import { Unbroken } from '@/components/ui/unbroken';
import { home } from '@/data/home';
import { ui } from '@/data/interface';
import { picture } from '@/lib/images';
import { categoryHref } from '@/lib/navigation';

interface CategoryCardProps {
  readonly category: Category;
  /** Whether it is one of the large ones of a wide screen's first row. */
  readonly leads: boolean;
}

/**
 * A category on the home page: lit picture, what it holds, whose it is, the way in. The link lies behind the whole face,
 * so that the text over it can be selected; scripts/build/page-script/card-links.ts follows it from the text.
 */
export function CategoryCard({ category, leads }: CategoryCardProps) {
  const { slug, theme, icon, homeCard } = category;
  return (
    <article
      data-card
      data-theme={theme}
      className={clsx(
        'lit sheet-card category-card relative isolate cursor-pointer hover:border-edge',
        leads && 'leads',
      )}
    >
      <div data-surface="stage" className="pointer-events-none">
        <Picture picture={picture(homeCard.image, leads ? 'home-lead' : 'home-card')} />
      </div>
      <h3 className="relative px-card pt-2 text-name">
        <Icon name={icon} />
        {homeCard.title}
      </h3>
      <p className="px-card text-muted">
        <Unbroken text={homeCard.description} />
      </p>
      <ul className="points px-card">
        <PointItems points={homeCard.features} />
      </ul>
      <p className="mx-card border-t border-line py-3 text-small">
        <span className="datum text-muted">{ui.topBrands}</span>
        <br />
        {homeCard.brands.join(', ')}
      </p>
      <Link
        href={categoryHref(slug)}
        className="mx-card flex min-h-14 items-center justify-between border-t border-line font-semibold text-accent-ink hover:border-t-accent-ink"
      >
        {home.viewProductsLabel}
        <span className="sr-only">: {homeCard.title}</span>
        <ArrowRight aria-hidden="true" className="size-5" />
      </Link>
    </article>
  );
}
