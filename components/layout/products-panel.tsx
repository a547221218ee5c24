import { CategoryRow } from '@/components/ui/category-row';
import { isActiveRoute } from '@/lib/active-route';
import type { CategoryLink } from '@/lib/navigation';
import './products-panel.css';

interface ProductsPanelProps {
  readonly id: string;
  readonly categories: readonly CategoryLink[];
  readonly pathname: string;
  readonly onChoose: () => void;
}

/** The dropdown under Products: each category with its icon, its name and one line on it. */
export function ProductsPanel({ id, categories, pathname, onChoose }: ProductsPanelProps) {
  return (
    <div id={id} className="products-panel">
      <ul>
        {categories.map((category) => (
          <li key={category.href}>
            <CategoryRow
              category={category}
              active={isActiveRoute(pathname, category.href)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
