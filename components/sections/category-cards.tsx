import { Section } from '@/components/ui/section';
import { categories } from '@/data/categories';
import { home } from '@/data/home';
import { CategoryCard } from './category-card';
import './category-cards.css';

/** The categories, each in its own light. */
export function CategoryCards() {
  return (
    <Section
      id="products"
      heading={home.categoriesHeading}
      lead={home.categoriesLead}
      surface="raised"
    >
      <ul className="grid gap-3 lg:grid-cols-2 lg:gap-6">
        {categories.map((category) => (
          <li key={category.slug}>
            <CategoryCard category={category} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
