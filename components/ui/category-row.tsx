import type { CategoryLink } from '@/lib/navigation';
import { CategoryIcon } from './category-icon';
import { SiteLink } from './site-link';
import { unbroken } from './unbroken';

interface CategoryRowProps {
  readonly link: CategoryLink;
  readonly active?: boolean;
  readonly onChoose?: () => void;
}

/** A category page's link as a line of a menu: icon, name and one line on it, in the page's own colour. */
export function CategoryRow({ link, active = false, onChoose }: CategoryRowProps) {
  const { href, icon, label, theme, summary } = link;
  return (
    <SiteLink
      href={href}
      data-theme={theme}
      aria-current={active ? 'page' : undefined}
      className="category-row"
      onClick={onChoose}
    >
      <CategoryIcon name={icon} />
      <span>
        <span className="block font-semibold">{label}</span>
        <span className="block text-small text-muted">{unbroken(summary)}</span>
      </span>
    </SiteLink>
  );
}
