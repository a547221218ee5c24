import { Section } from '@/components/ui/section';
import { categoryPages } from '@/data/category-pages';
import { home } from '@/data/home';
import { CategoryCard } from './category-card';
import './category-cards.css';

/** The ways into the category pages, each in its own light. */
export function CategoryCards() {
  return (
    <Section
      id="products"
      heading={home.categoriesHeading}
      lead={home.categoriesLead}
      surface="raised"
    >
      <ul className="grid gap-3 lg:grid-cols-2 lg:gap-6">
        {categoryPages.map((page) => (
          <li key={page.slug}>
            <CategoryCard page={page} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
