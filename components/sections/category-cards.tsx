import { Section } from '@/components/ui/section';
import { categories } from '@/data/categories';
import { home } from '@/data/home';
import { CategoryCard } from './category-card';
import wide from './one-place.svg';
import narrow from './one-place-narrow.svg';

/** As many as a large screen's first row holds. */
const LEADS = 2;

/** Two images rather than a `<picture>`, which keeps the other cut's height until its own is there. */
const CUTS = [
  { drawing: narrow, shown: 'md:hidden' },
  { drawing: wide, shown: 'hidden md:block' },
] as const;

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
      {CUTS.map(({ drawing, shown }) => (
        <img
          key={shown}
          src={drawing.src}
          width={drawing.width}
          height={drawing.height}
          alt=""
          loading="lazy"
          className={`mb-8 w-full bg-sheet forced-color-adjust-none print:hidden ${shown}`}
        />
      ))}
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
