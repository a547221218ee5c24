import { ArrowRight } from 'lucide-react';
import { Icon } from '@/components/ui/icon';
import { noBreak } from '@/components/ui/no-break';
import { Picture } from '@/components/ui/picture';
import { Section } from '@/components/ui/section';
import { SiteLink } from '@/components/ui/site-link';
import { interfaceCopy } from '@/data/copy/interface';
import { home } from '@/data/shop/home';
import { categoryPages } from '@/data/shop/pages';
import { getCategoryHref } from '@/lib/site/navigation';
import { resolveCategoryPicture } from '@/lib/site/resolve-picture';
import { CategoryIcon } from './category-rows';
import './category-cards.css';

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
      <ul className="grid gap-3 lg:grid-cols-2 lg:gap-6">
        {categoryPages.map(({ slug, name, theme, icon, hero, homeCard }) => (
          <li key={slug}>
            <article
              data-theme={theme}
              className="panel relative isolate grid h-full *:pointer-events-none [&_a]:pointer-events-auto grid-cols-[min(8.75rem,36%)_1fr] hover:border-ink sm:grid-cols-[9fr_11fr] sm:grid-rows-[auto_1fr] print:block"
            >
              <div className="category-picture relative overflow-hidden bg-(--stage) sm:row-span-2 print:hidden">
                <Picture picture={resolveCategoryPicture(hero.image)} />
                <span className="absolute bottom-0 bg-raised p-2">
                  <CategoryIcon name={icon} />
                </span>
              </div>
              <div className="px-[min(1rem,4vw)] py-3 sm:px-6 sm:pt-6">
                <h3 className="text-name">{name}</h3>
                <p className="mt-2 text-muted">{noBreak(homeCard.description)}</p>
              </div>
              <div className="px-[min(1rem,4vw)] pt-2 pb-3 max-sm:col-span-2 sm:grid sm:grid-rows-[1fr_auto_auto] sm:px-6 sm:pt-0 sm:pb-4">
                <ul>
                  {homeCard.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
                <p className="mt-2 text-small">
                  <span className="text-muted">{interfaceCopy.topBrands}</span>{' '}
                  {homeCard.brands.join(', ')}
                </p>
                <SiteLink
                  href={getCategoryHref(slug)}
                  className="mt-2 flex items-center gap-2 font-semibold text-accent-ink after:absolute after:inset-0 after:-z-1"
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
