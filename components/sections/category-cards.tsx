import { Section } from '@/components/ui/section';
import { categories } from '@/data/categories';
import { home } from '@/data/home';
import { CategoryCard } from './category-card';

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
