import Link from 'next/link';
import { Icon } from '@/components/ui/icon';
import { isActiveRoute } from '@/lib/active-route';
import type { CategoryLink } from '@/lib/navigation';

interface ProductsPanelProps {
  readonly id: string;
  readonly categories: readonly CategoryLink[];
  readonly pathname: string;
  readonly onChoose: () => void;
}

/** The dropdown under Products: each category with its icon, its name and one line on it. */
export function ProductsPanel({ id, categories, pathname, onChoose }: ProductsPanelProps) {
  return (
    <div id={id} className="disclosure-panel absolute top-full right-0 z-30 w-[40rem] pt-2">
      <ul className="grid grid-cols-2 border border-ink bg-sheet p-2">
        {categories.map(({ href, label, icon, theme, summary }) => (
          <li key={href} data-theme={theme}>
            <Link
              href={href}
              aria-current={isActiveRoute(pathname, href) ? 'page' : undefined}
              className="category-row h-full"
              onClick={onChoose}
            >
              <Icon name={icon} />
              <span>
                <span className="block font-semibold">{label}</span>
                <span className="block text-small text-muted">{summary}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
