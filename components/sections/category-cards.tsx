import { ArrowRight } from 'lucide-react';
import { CategoryIcon } from '@/components/ui/category-row';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { ui } from '@/data/copy/interface';
import { home } from '@/data/shop/home';
import { categoryPages } from '@/data/shop/pages';
import { resolvePicture } from '@/lib/site/images';
import { getCategoryHref } from '@/lib/site/navigation';
import './category-cards.css';

/**
 * A card for each category page: picture, contents, brands and link. The link's area lies behind the card's content, so
 * that a visitor can select the text. category-cards.enhance.ts follows the link when the text is clicked.
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
        {categoryPages.map(({ slug, name, theme, icon, hero, homeCard }) => (
          <li key={slug}>
            <article
              data-card
              data-theme={theme}
              className="category-card panel relative isolate h-full print:block"
            >
              <div className="photo cover print:hidden">
                <Picture picture={resolvePicture(hero.image, 'home-card')} />
                <CategoryIcon name={icon} />
              </div>
              <div className="text">
                <h3 className="text-name">{name}</h3>
                <p className="mt-2 text-muted">{noBreak(homeCard.description)}</p>
              </div>
              <div className="details">
                <ul>
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
                  <Icon icon={ArrowRight} className="size-5" />
                </SiteLink>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </Section>
  );
}
