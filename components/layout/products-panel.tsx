import { CategoryRow } from '@/components/ui/category-row';
import { isActiveRoute } from '@/lib/active-route';
import type { CategoryLink } from '@/lib/navigation';
import './products-panel.css';

interface ProductsPanelProps {
  readonly id: string;
  readonly categoryLinks: readonly CategoryLink[];
  readonly pathname: string;
  readonly onChoose: () => void;
}

/** The dropdown under Products: each category with its icon, its name and one line on it. */
export function ProductsPanel({ id, categoryLinks, pathname, onChoose }: ProductsPanelProps) {
  return (
    <div id={id} className="products-panel">
      <ul>
        {categoryLinks.map((link) => (
          <li key={link.href}>
            <CategoryRow
              link={link}
              active={isActiveRoute(pathname, link.href)}
              onChoose={onChoose}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
