import { ArrowRight } from 'lucide-react';
import { CategoryIcon } from '@/components/sections/category-rows';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import '@/components/ui/picture-card.css';
import { interfaceCopy } from '@/data/copy/interface';
import { home } from '@/data/shop/home';
import { categoryPages } from '@/data/shop/pages';
import { getCategoryHref } from '@/lib/site/navigation';
import { resolveCategoryPicture } from '@/lib/site/resolve-picture';

/**
 * A card for each category page: picture, contents, brands and a link. The link fills the card
 * behind its content, which lets presses through.
 */
export function CategoryCards() {
  return (
    <Section
      id="products"
      heading={home.categoriesHeading}
      lead={home.categoriesLead}
      surface="raised"
    >
      <ul className="grid gap-4 sm:grid-cols-2 sm:gap-6 lg:grid-cols-3 print:grid-cols-2">
        {categoryPages.map(({ slug, name, theme, icon, hero, homeCard }) => (
          <li key={slug} className="contents">
            <article
              data-theme={theme}
              className="panel picture-card relative isolate *:pointer-events-none [&_a]:pointer-events-auto hover:border-ink"
            >
              <div className="photo cover bg-(--stage) [&_img]:aspect-4/3 [&_img]:object-top print:hidden">
                <Picture picture={resolveCategoryPicture(hero.image)} />
              </div>
              <div className="intro">
                <h3 className="grid gap-x-3 gap-y-2 text-name max-sm:mt-3 sm:mt-2 sm:flex">
                  <CategoryIcon name={icon} />
                  {name}
                </h3>
                <p className="text-muted sm:mt-2">{noBreak(homeCard.description)}</p>
              </div>
              <ul>
                {homeCard.features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <div className="grid content-between gap-2">
                <p className="text-small">
                  <span className="text-muted">{interfaceCopy.topBrands}</span>{' '}
                  {homeCard.brands.join(', ')}
                </p>
                <SiteLink
                  href={getCategoryHref(slug)}
                  className="flex items-center gap-2 font-semibold text-accent-ink after:absolute after:inset-0 after:-z-1"
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
