import { ArrowRight } from 'lucide-react';
import { CategoryIcon } from '@/components/ui/category-row';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/data/interface';
import { categoryPages, home } from '@/data/shop';
import { resolvePicture } from '@/lib/site/images';
import { getCategoryHref } from '@/lib/site/navigation';
import './category-cards.css';

/** Of an odd number the last has a row of two to itself. */
const ALONE = categoryPages.length % 2 === 1 ? categoryPages.length - 1 : undefined;

/**
 * The ways into the category pages, each in its own light: picture, what it holds, whose it is, the link. That lies behind
 * the whole face, so that the text over it can be selected; enhancements/card-links.ts follows it from the text.
 */
export function CategoryCards() {
  return (
    <Section
      id="products"
      heading={home.categoriesHeading}
      lead={home.categoriesLead}
      surface="raised"
    >
      <ul className="grid gap-3 lg:grid-cols-2 lg:gap-6">
        {categoryPages.map(({ slug, name, theme, icon, hero, homeCard }, index) => (
          <li key={slug} className={index === ALONE ? 'lg:col-span-full' : undefined}>
            <article
              data-card
              data-theme={theme}
              className="category-card framed relative isolate h-full print:block"
            >
              <div className="photo filled print:hidden">
                <Picture picture={resolvePicture(hero.image, 'home-card')} />
                <CategoryIcon name={icon} />
              </div>
              <div className="words">
                <h3 className="text-name">{name}</h3>
                <p className="mt-2 text-muted">{noBreak(homeCard.description)}</p>
              </div>
              <div className="more">
                <ul className="in-line">
                  {homeCard.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <p className="mt-2 text-small">
                  <span className="text-muted">{ui.topBrands}</span> {homeCard.brands.join(', ')}
                </p>
                <SiteLink
                  href={getCategoryHref(slug)}
                  className="mt-2 flex items-center gap-2 font-semibold text-accent-ink"
                >
                  {home.viewProductsLabel}
                  <span className="sr-only">{`: ${name}`}</span>
                  <Icon of={ArrowRight} className="size-5" />
                </SiteLink>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
