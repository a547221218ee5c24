import { Section } from '@/components/ui/section';
import { categories } from '@/data/categories';
import { home } from '@/data/home';
import { CategoryCard } from './category-card';
import drawing from './one-place.svg';
import narrow from './one-place-narrow.svg';

/** As many as a large screen's first row holds. */
const LEADS = 2;

/** The categories, each in its own light. */
export function CategoryCards() {
  return (
    <Section
      id="products"
      heading={home.categoriesHeading}
      lead={home.categoriesLead}
      surface="sheet"
    >
      {/* Of every category something on one desk, each wired to the same envelope: what heading and lead say. */}
      <picture className="print:hidden">
        <source
          media="(min-width: 48rem)"
          srcSet={drawing.src}
          width={drawing.width}
          height={drawing.height}
        />
        <img
          src={narrow.src}
          width={narrow.width}
          height={narrow.height}
          alt=""
          loading="lazy"
          className="mb-8 w-full bg-sheet forced-color-adjust-none"
        />
      </picture>
      <ul className="card-grid category-grid">
        {categories.map((category, index) => (
          <li key={category.slug} className="contents">
            <CategoryCard category={category} leads={index < LEADS} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
