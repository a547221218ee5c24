import { clsx } from 'clsx';
import { CategoryRow } from '@/components/ui/category-row';
import { isActiveRoute } from '@/lib/active-route';
import type { CategoryLink } from '@/lib/navigation';

interface ProductsPanelProps {
  readonly id: string;
  readonly categories: readonly CategoryLink[];
  readonly pathname: string;
  readonly onChoose: () => void;
}

/** By hover and focus until the script takes over, by the list item's state from then on. */
const OPENING =
  'hidden group-data-[open=true]:block group-[:not([data-open]):is(:hover,:focus-within)]:block';

/** The dropdown under Products: each category with its icon, its name and one line on it. */
export function ProductsPanel({ id, categories, pathname, onChoose }: ProductsPanelProps) {
  return (
    <div id={id} className={clsx(OPENING, 'absolute top-full right-0 z-30 w-[40rem] pt-2')}>
      <ul className="grid grid-cols-2 border border-ink bg-sheet p-2">
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
